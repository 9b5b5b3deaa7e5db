/** Pixels that a letter of a chart's texts takes, and what lies between a name and its bar. */
const letter = 6.6;
const capitalOrDigit = 8;
const gap = 14;
const usual = 128;
/** Names of two letters may be wide ones: MN, MO. */
const least = 36;
const most = 0.42;

const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** How many letters of a text are seen: marks of direction take no room. */
export const lettersOf = (text: string): number => text.replaceAll(directionMarks, '').length;

function pixelsOf(text: string): number {
  const wide = text.match(/[A-Z\d]/g)?.length ?? 0;
  return letter * (lettersOf(text) - wide) + capitalOrDigit * wide;
}

/** The room for names beside horizontal bars, in pixels and letters: as much as the longest needs, at most two fifths of all. */
export function namesRoom(
  names: readonly string[],
  width: number,
): { readonly width: number; readonly letters: number } {
  const needed = Math.max(least, Math.ceil(gap + Math.max(0, ...names.map(pixelsOf))));
  const room = Math.max(Math.min(needed, Math.floor(width * most)), Math.min(needed, usual));
  return { width: room, letters: Math.floor((room - gap) / letter) };
}

/** A name, cut to at most the given number of letters. */
export function shortened(name: string, letters: number): string {
  return lettersOf(name) <= letters ? name : `${name.slice(0, letters - 1)}…`;
}

const monthRoom = 84;

/** The room that the longest of short labels needs, in pixels. */
export const labelRoom = (labels: readonly string[]): number => 18 + 6.6 * Math.max(0, ...labels.map(lettersOf));

/** So many labels on an axis of this width that they do not touch, each with so much room (pixels); the last one is always there. */
export function shownTicks(labels: readonly string[], width: number, room = monthRoom): string[] {
  const step = Math.ceil(labels.length / Math.max(2, Math.floor(width / room)));
  return labels.filter((_, index) => (labels.length - 1 - index) % step === 0);
}
