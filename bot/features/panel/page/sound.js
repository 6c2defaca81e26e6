// Short sounds. They are made while they play, so there is no file that could be missing.

import { el, isStill, say } from "./dom.js";

const KEPT = "sound", LOUDNESS = 0.22, AGAIN = 40, SHAKEN = 15;

// The tones of each: how it swings, when it begins and how long it takes in milliseconds, from which pitch to which in
// hertz, and how loud it is. Cards hiss, chips click, and what is told has a melody.
const SOUNDS = {
  laid: [["noise", 0, 80, 2400, 600, 1], ["sine", 0, 70, 170, 90, 0.8]],
  dealt: [["noise", 0, 60, 3600, 1500, 0.6]],
  taken: [["noise", 0, 130, 700, 2600, 0.7]],
  pass: [["sine", 0, 70, 210, 150, 0.9], ["sine", 110, 80, 190, 130, 0.8]],
  chips: [0, 50, 85].map((at, step) => ["triangle", at, 60, 2900 + step * 450, 2700 + step * 450, 0.35]),
  star: [523, 659, 784, 1047].map((pitch, step) => ["triangle", step * 75, 240, pitch, pitch, 0.5]),
  turn: [["sine", 0, 170, 587, 587, 0.8], ["sine", 130, 300, 880, 880, 0.8]],
  hurry: [["square", 0, 60, 1250, 1150, 0.2]],
  win: [392, 523, 659, 784, 1047].map((pitch, step) => ["triangle", step * 110, step === 4 ? 620 : 200, pitch, pitch, 0.6]),
  lose: [392, 330, 262].map((pitch, step) => ["sine", step * 170, step === 2 ? 480 : 230, pitch, pitch * 0.97, 0.7]),
  emote: [["sine", 0, 110, 420, 980, 0.6]],
};
export const NAMES = Object.keys(SOUNDS);

// What a person has chosen; nothing, as long as they have not.
let chosen = { on: true, off: false }[stored()];
let audio = null, hiss = null;
const played = new Map();

// Discord's window may refuse a page its storage: a choice lasts as long as the page then.
function stored(value) {
  try {
    if (value) localStorage.setItem(KEPT, value);
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

export const isOn = () => chosen ?? !isStill();

export function switchTo(on) {
  chosen = on;
  stored(on ? "on" : "off");
  if (on) wake();
}

// Browsers let a page sound only once somebody has pressed something in it.
function wake() {
  if (!isOn()) return;
  try {
    audio ??= new AudioContext();
    if (audio.state !== "running") audio.resume().catch(() => {});
  } catch {
    audio = null;
  }
}

for (const press of ["pointerup", "keydown"]) addEventListener(press, wake, { capture: true, passive: true });

// Plays a sound, if it may be heard now: none is so important that the page could fail for it.
export function play(name) {
  try {
    if (name === "turn" && audio && (chosen || !isStill())) navigator.vibrate?.(SHAKEN);
    const now = performance.now(), again = now - (played.get(name) ?? -AGAIN) < AGAIN;
    if (again || !isOn() || audio?.state !== "running" || (document.hidden && name !== "turn")) return;
    played.set(name, now);
    make(name, audio);
  } catch {
    // A page without sounds is a page still.
  }
}

// Has a sound begin now, in an audio context.
export function make(name, context) {
  const volume = context.createGain();
  volume.gain.value = LOUDNESS;
  volume.connect(context.destination);
  for (const [kind, at, length, from, to, loud] of SOUNDS[name] ?? []) {
    const begin = context.currentTime + at / 1000, end = begin + length / 1000, gain = context.createGain();
    const tone = kind === "noise" ? noise(context) : context.createOscillator();
    const pitched = kind === "noise" ? context.createBiquadFilter() : tone;
    pitched.type = kind === "noise" ? "bandpass" : kind;
    pitched.frequency.setValueAtTime(from, begin);
    pitched.frequency.exponentialRampToValueAtTime(to, end);
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    if (pitched !== tone) tone.connect(pitched);
    pitched.connect(gain);
    gain.connect(volume);
    tone.start(begin);
    tone.stop(end);
  }
}

function noise(context) {
  if (hiss?.sampleRate !== context.sampleRate) {
    hiss = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    hiss.getChannelData(0).forEach((_, place, samples) => { samples[place] = Math.random() * 2 - 1; });
  }
  const made = context.createBufferSource();
  made.buffer = hiss;
  return made;
}

// The switch for the bar.
export function soundSwitch() {
  const show = (node) => {
    node.setAttribute("aria-pressed", String(isOn()));
    node.textContent = isOn() ? "🔊" : "🔇";
    return node;
  };
  return show(el("button", {
    class: "button plain", "data-id": "sound", "aria-label": say("sound"), title: say("sound"),
    on: {
      click({ currentTarget }) {
        switchTo(!isOn());
        show(currentTarget);
        play("emote");
      },
    },
  }));
}
