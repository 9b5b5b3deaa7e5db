/** The width that a header needs besides its text: padding, sort arrow, options. */
const headerRoom = 56;
const cellRoom = 26;
const narrowest = 84;
const widest = 300;
/** Widths of the interface font at the size of the grid. */
const wide = 8.3;
const usual = 7.2;

/** The width in pixels that shows the header and texts of the column in full, within limits. */
export function autoWidth(header: string, texts: readonly string[]): number {
  const longest = texts.reduce((most, text) => Math.max(most, textWidth(text)), 0);
  const wanted = Math.max(textWidth(header) + headerRoom, longest + cellRoom);
  return Math.round(Math.min(Math.max(wanted, narrowest), widest));
}

/** Capitals and digits are wider than other letters. */
function textWidth(text: string): number {
  const wideOnes = text.match(/[\p{Lu}\p{N}$]|[^\p{ASCII}]/gu)?.length ?? 0;
  return wideOnes * wide + (text.length - wideOnes) * usual;
}
