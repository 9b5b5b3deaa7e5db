const millisecondsBetweenLooks = 1_000;

/**
 * Checks once a second what other processes have done; if a check fails, the next one catches up. Returns a function
 * that stops it.
 */
export function followOthers(look: () => Promise<void>): () => void {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(() => undefined)
      .finally(() => {
        isLooking = false;
      });
  }, millisecondsBetweenLooks);
  timer.unref();
  return () => clearInterval(timer);
}
