/** What tells that the page is ready. */
export interface Ready {
  /** The path of the address. */
  readonly path: string;
  /** What the rest of the address contains. */
  readonly search?: string;
  /** An element that must be there. */
  readonly shows: string;
  /** Elements that must be gone. */
  readonly without: string;
  /** Whether only elements on the screen count. */
  readonly inView?: boolean;
}

/** Milliseconds from the click, or from the start of loading if nothing was clicked. */
export type PaintTime = number;

/**
 * Runs in the page. Waits until the page is ready and has stayed so for half a second; returns when the first frame of
 * that time was painted.
 */
export async function painted({ path, search = '', shows, without, inView = false }: Ready): Promise<PaintTime> {
  const calmMilliseconds = 500;
  const limitMilliseconds = 60_000;
  const isOnScreen = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const isReady = () =>
    location.pathname === path &&
    location.search.includes(search) &&
    document.querySelector(shows) !== null &&
    ![...document.querySelectorAll(without)].some((element) => !inView || isOnScreen(element));
  const nextPaint = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(() => {
        const ready = isReady();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(ready ? performance.now() : Number.NaN);
        port2.postMessage(undefined);
      }),
    );
  const limit = performance.now() + limitMilliseconds;
  let since = Number.NaN;
  for (;;) {
    const now = await nextPaint();
    if (Number.isNaN(now)) since = Number.NaN;
    else if (Number.isNaN(since)) since = now;
    else if (now - since > calmMilliseconds) break;
    if (performance.now() > limit) throw new Error(`Not ready: ${path}${search}, ${shows}`);
  }
  return since - Number(document.documentElement.getAttribute('data-clicked-at') ?? 0);
}
