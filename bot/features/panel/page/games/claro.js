// CLARO: the cards of the round lie in a heap; whoever has played the top one is named at it, as they take the star.

const STARS = 3, HEAP = 5;
const cardOf = (index) => `claro_${index < 50 ? index + 1 : "J"}`;
const played = (turns) => turns.filter((turn) => turn.card !== null).map((turn) => ({ card: cardOf(turn.card), seat: turn.seat }));

export const claro = {
  back: "claro_back",
  tells: true,
  knows: (view) => Array.isArray(view.turns) && Array.isArray(view.stars) && Array.isArray(view.rounds) && Array.isArray(view.held),
  pile({ view }) {
    const turns = view.turns.length || !view.discarding ? view.turns : view.rounds.at(-1)?.turns ?? [];
    return played(turns).slice(-HEAP);
  },
  deck: ({ view }) => view.draw_pile ?? null,
  seat: ({ view, status }, seat) => ({
    stars: [view.stars[seat], STARS],
    cards: status === "playing" ? view.held[seat] : null,
  }),
  rank: (card) => (card === "claro_J" ? 99 : Number(card.slice(6))),
  tag: (item) => (item.card === "claro_J" && /\d+/.test(item.label) ? `×${/\d+/.exec(item.label)[0]}` : null),
  merges: (card) => card === "claro_J",
  centre: () => null,
  news(before, { view }) {
    const was = before.view, news = [];
    if (!was?.rounds) return news;
    const moves = (turns) => turns.map((turn) => (
      turn.card === null ? { kind: "pass", seat: turn.seat } : { kind: "play", seat: turn.seat, card: cardOf(turn.card) }
    ));
    const ended = view.rounds.slice(was.rounds.length);
    let seen = was.turns.length;
    for (const { turns, winner } of ended) {
      news.push(...moves(turns.slice(seen)), { kind: "sweep", seat: winner }, { kind: "star", seat: winner });
      seen = 0;
    }
    // Between two rounds the last one still lies there.
    return [...news, ...moves(view.turns.slice(ended.length && !view.discarding ? 0 : seen))];
  },
};

