/** Runs in the page. Scrolls an element at a constant speed; returns the milliseconds between frames. */
export async function scrollFrames(element: Element): Promise<number[]> {
  const milliseconds = 4_000;
  const pixelsPerMillisecond = 2;
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const started = await frame();
  const gaps: number[] = [];
  for (let last = started; last - started < milliseconds; ) {
    const now = await frame();
    gaps.push(now - last);
    element.scrollTo({ top: (now - started) * pixelsPerMillisecond });
    last = now;
  }
  return gaps;
}
