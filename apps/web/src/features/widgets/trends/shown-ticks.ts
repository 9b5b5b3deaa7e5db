const monthRoom = 84;

/** So many labels on an axis of this width that they do not touch, each with so much room (pixels); the last one is always there. */
export function shownTicks(labels: readonly string[], width: number, room = monthRoom): string[] {
  const step = Math.ceil(labels.length / Math.max(2, Math.floor(width / room)));
  return labels.filter((_, index) => (labels.length - 1 - index) % step === 0);
}
