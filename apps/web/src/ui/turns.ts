/** What is waiting, in order; the first has its turn. */
const queue: (() => void)[] = [];

/**
 * Begins in its turn: after what is before it in the queue has ended, and in a task of its own, so that clicks and the
 * next picture come in between. Returns what ends the turn, or gives it up.
 */
export function takeTurn(begin: () => void): () => void {
  const own = () => begin();
  queue.push(own);
  if (queue[0] === own) beginSoon(own);
  return () => {
    const isFirst = queue[0] === own;
    const place = queue.indexOf(own);
    if (place !== -1) queue.splice(place, 1);
    const [next] = queue;
    if (isFirst && next !== undefined) beginSoon(next);
  };
}

function beginSoon(begin: () => void): void {
  setTimeout(() => {
    if (queue[0] === begin) begin();
  });
}
