import { separatedTable } from '../formats/separated-table.ts';

/** Why a text of a list is not a tracking number. */
export type TrackingListFault = 'characters' | 'length' | 'digits';

/** What is in a pasted list or a file of tracking numbers. */
export interface TrackingList {
  /** In capitals, without spaces and dashes, each once. */
  readonly numbers: readonly string[];
  /** Texts that are not tracking numbers, with their line, counted from 1. */
  readonly refused: readonly { readonly line: number; readonly text: string; readonly fault: TrackingListFault }[];
  /** How many were left out because they are in the list already. */
  readonly repeated: number;
}

const shortest = 6;
const longest = 40;

/**
 * Reads tracking numbers from lines, lists with commas, semicolons or tabs, or a CSV file: of a file with a header that
 * names tracking (or PRO) numbers that column alone is read. Spaces and dashes within a number are left out.
 */
export function readTrackingList(text: string): TrackingList {
  const numbers = new Set<string>();
  const refused: TrackingList['refused'][number][] = [];
  let repeated = 0;
  for (const { line, text: given } of cellsOf(text)) {
    const number = given.replaceAll(/[\s-]/g, '').toUpperCase();
    const fault = faultOf(number);
    if (fault !== undefined) refused.push({ line, text: given, fault });
    else if (numbers.has(number)) repeated += 1;
    else numbers.add(number);
  }
  return { numbers: [...numbers], refused, repeated };
}

function cellsOf(text: string): readonly { readonly line: number; readonly text: string }[] {
  const rows = separatedTable(text);
  const [header, ...others] = rows;
  const column = header?.cells.findIndex((cell) => /tracking|\bpro\b/i.test(cell)) ?? -1;
  const read = column < 0 ? rows : others;
  return read
    .flatMap(({ line, cells }) =>
      (column < 0 ? cells : [cells[column] ?? '']).map((cell) => ({ line, text: cell.trim() })),
    )
    .filter((cell) => cell.text !== '');
}

function faultOf(number: string): TrackingListFault | undefined {
  if (!/^[A-Z0-9]*$/.test(number)) return 'characters';
  if (number.length < shortest || number.length > longest) return 'length';
  return /\d/.test(number) ? undefined : 'digits';
}
