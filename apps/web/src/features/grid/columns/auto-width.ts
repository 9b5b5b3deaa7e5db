/** Room that a header needs beside its text: padding, sort arrow, filter. */
const headerRoom = 52;
const cellRoom = 26;
const perCharacter = 7.4;
const narrowest = 84;
const widest = 300;

/** The width in pixels in which the header and the texts of the column stand whole, within limits. */
export function autoWidth(header: string, texts: readonly string[]): number {
  const longest = texts.reduce((most, text) => Math.max(most, text.length), 0);
  const wanted = Math.max(header.length * perCharacter + headerRoom, longest * perCharacter + cellRoom);
  return Math.round(Math.min(Math.max(wanted, narrowest), widest));
}
