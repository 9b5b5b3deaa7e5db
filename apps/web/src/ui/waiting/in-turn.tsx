import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';

type Load = () => Promise<unknown>;

interface Props {
  /** Loads the code that draws the part. */
  readonly load: Load;
  /** A placeholder of the final size. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** What is loaded already is drawn with the rest of the page. */
const loaded = new WeakSet<Load>();

/**
 * A part of the page whose code is loaded when it is first needed, and which is then drawn in its turn. With Suspense
 * alone, React draws everything that has been waiting at once, and the page does not answer meanwhile.
 */
export function InTurn({ load, fallback, children }: Props) {
  const [isTime, setIsTime] = useState(() => loaded.has(load));
  useEffect(
    () => (isTime ? undefined : takeTurnAfter(load, () => startTransition(() => setIsTime(true)))),
    [isTime, load],
  );
  return isTime ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

/** What cannot be loaded has its turn too: it then says so. */
function takeTurnAfter(load: Load, begin: () => void): () => void {
  let isOver = false;
  let end: () => void = () => undefined;
  const wait = () => {
    if (!isOver) end = takeTurn(begin);
  };
  void load().then(() => {
    loaded.add(load);
    wait();
  }, wait);
  return () => {
    isOver = true;
    end();
  };
}

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

/** Fetches code beside the figures that it will draw; what cannot be fetched is asked for again when it is needed. */
export function useLoadSoon(load: () => Promise<readonly PromiseSettledResult<unknown>[]>): void {
  useEffect(() => void load(), [load]);
}
