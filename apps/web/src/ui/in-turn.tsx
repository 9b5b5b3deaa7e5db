import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { takeTurn } from './turns.ts';

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
