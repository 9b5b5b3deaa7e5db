/** No column has a longer name; a file without delimiters has fields of half a million characters. */
const longestName = 1_000;
/** With the count behind it, a mapping may hold 200. */
const longestShown = 190;

/** A column's name as it is compared: spreadsheets and portals differ in case, spaces and signs. */
export const plainName = (text: string): string =>
  text
    .slice(0, longestName)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}#]/gu, '');

/** A name for every column of a header, at most 200 characters long: a repeated one has its count behind it, and one without a name its place. */
export function columnNames(header: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return header.map((text, place) => {
    const plain = plainName(text).slice(0, longestShown);
    if (plain === '') return `Column ${place + 1}`;
    const count = (counts.get(plain) ?? 0) + 1;
    counts.set(plain, count);
    const name = text
      .slice(0, longestName)
      .replaceAll('\u0000', '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, longestShown);
    return count === 1 ? name : `${name} (${count})`;
  });
}
