const minute = 60_000;
/** Messages that are all different, such as with moments in them, must not fill the memory. */
const mostMessages = 100;

/** Tells a failure, and how often it was left out since the last time. */
type Tell = (error: unknown, repeats: number) => void;

/**
 * Tells a failure with the same message at most once a minute. What is tried again every second, such as a database
 * that does not answer, would fill the log otherwise.
 */
export function onceAMinute(tell: Tell, now: () => number = Date.now): (error: unknown) => void {
  const told = new Map<string, { readonly at: number; repeats: number }>();
  return (error) => {
    const message = error instanceof Error ? error.message : String(error);
    const before = told.get(message);
    const at = now();
    if (before !== undefined && at - before.at < minute) {
      before.repeats += 1;
      return;
    }
    if (told.size >= mostMessages) told.clear();
    told.set(message, { at, repeats: 0 });
    tell(error, before?.repeats ?? 0);
  };
}
