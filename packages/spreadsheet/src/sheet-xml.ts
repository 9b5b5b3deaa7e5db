import { cellXml } from './cell.ts';
import type { Sheet } from './sheet.ts';

const mostRows = 1_048_576;
const chunkLength = 65_536;

/** The XML of a sheet in pieces of some size; more rows than Excel has are refused. */
export async function* sheetXml({ name, columns, rows }: Sheet, isFirst: boolean): AsyncGenerator<string> {
  const hasHeader = columns.some(({ header }) => header !== undefined);
  const placed = columns.map(({ header, format }, index) => ({ header, format, letters: columnLetters(index + 1) }));
  let piece = opening(columns, hasHeader, isFirst);
  let count = 0;
  if (hasHeader) {
    count += 1;
    const cells = placed.map(({ header, letters }) => cellXml(letters + count, header, 'label'));
    piece += `<row r="${count}">${cells.join('')}</row>`;
  }
  for await (const row of rows) {
    count += 1;
    if (count > mostRows) throw new RangeError(`The sheet ${name} has more rows than Excel can hold (${mostRows}).`);
    piece += `<row r="${count}">`;
    for (const [index, { letters, format }] of placed.entries()) piece += cellXml(letters + count, row[index], format);
    piece += '</row>';
    if (piece.length >= chunkLength) {
      yield piece;
      piece = '';
    }
  }
  const filter = hasHeader ? `<autoFilter ref="A1:${columnLetters(columns.length)}${count}"/>` : '';
  yield `${piece}</sheetData>${filter}</worksheet>`;
}

function opening(columns: Sheet['columns'], hasHeader: boolean, isFirst: boolean): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const selected = isFirst ? ' tabSelected="1"' : '';
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return [
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<sheetViews><sheetView${selected} workbookViewId="0">${hasHeader ? pane : ''}</sheetView></sheetViews>`,
    `${widths.length === 0 ? '' : `<cols>${widths.join('')}</cols>`}<sheetData>`,
  ].join('');
}

/** The name of the column with that number, counted from 1: A, …, Z, AA, … */
function columnLetters(number: number): string {
  const rest = Math.floor((number - 1) / 26);
  const letter = String.fromCharCode(65 + ((number - 1) % 26));
  return rest === 0 ? letter : columnLetters(rest) + letter;
}
