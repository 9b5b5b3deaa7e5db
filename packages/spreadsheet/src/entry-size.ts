/** From this size on an entry of a ZIP archive needs ZIP64, which several programs cannot read. */
const zip64Bytes = 2 ** 32 - 1;

/** The longest that the marks of a cell can be, place and style included, with some room to spare. */
const cellBytes = 72;
const rowBytes = 32;
/** XML writes one character of a text as seven at most: `_x0007_`. */
const longestCharacter = 7;
/** Beginning and end of a sheet, and the width of each column. */
const frameBytes = 65_536;

/** The most bytes that the XML of a sheet can have, by its rows, its columns and the bytes of all its texts. */
export function sheetBytes(rows: number, columns: number, textBytes: number): number {
  return frameBytes + rows * (rowBytes + columns * cellBytes) + textBytes * longestCharacter;
}

/** Whether an entry with that many bytes at most is written as ZIP64. */
export function needsZip64(mostBytes: number | undefined): boolean {
  return mostBytes !== undefined && mostBytes >= zip64Bytes;
}
