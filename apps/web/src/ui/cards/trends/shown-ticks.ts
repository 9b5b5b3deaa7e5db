import { lettersOf } from '../names-room.ts';

const monthRoom = 84;

/** The room that the longest of short labels needs, in pixels. */
export const labelRoom = (labels: readonly string[]): number => 18 + 6.6 * Math.max(0, ...labels.map(lettersOf));

/** So many labels on an axis of this width that they do not touch, each with so much room (pixels); the last one is always there. */
export function shownTicks(labels: readonly string[], width: number, room = monthRoom): string[] {
  const step = Math.ceil(labels.length / Math.max(2, Math.floor(width / room)));
  return labels.filter((_, index) => (labels.length - 1 - index) % step === 0);
}
