// The playground's time, which can be ahead of this machine's.

let ahead = 0;

export function now() {
  return Date.now() + ahead;
}

// Sets the clock by something that the server has just said. A second's difference is the way of the message.
export function setBy(milliseconds) {
  const difference = milliseconds - Date.now();
  if (Math.abs(difference - ahead) > 1500) ahead = Math.abs(difference) < 1500 ? 0 : difference;
}
