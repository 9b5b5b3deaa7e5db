const millisecondsBetweenLooks = 1_000;

/**
 * Looks once a second what other processes have done; a look that fails is made good by the next one. Returns a function
 * that ends it.
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
