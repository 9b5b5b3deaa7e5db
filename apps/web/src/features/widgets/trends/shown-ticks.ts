const room = 84;

/** So many labels on a time axis of this width (pixels) that they do not touch; the last one is always there. */
export function shownTicks(labels: readonly string[], width: number): string[] {
  const step = Math.ceil(labels.length / Math.max(2, Math.floor(width / room)));
  return labels.filter((_, index) => (labels.length - 1 - index) % step === 0);
}
