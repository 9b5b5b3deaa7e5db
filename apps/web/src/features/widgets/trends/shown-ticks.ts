const mostTicks = 8;

/** So many labels on the time axis that they do not touch; the last period always has its label. */
export function shownTicks(labels: readonly string[]): string[] {
  const step = Math.ceil(labels.length / mostTicks);
  return labels.filter((_, index) => (labels.length - 1 - index) % step === 0);
}
