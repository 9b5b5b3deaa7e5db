import { separatedTable } from '../formats/separated-table.ts';

/** What is in a pasted list or a file of account numbers. */
export interface AccountList {
  readonly accounts: readonly { readonly line: number; readonly number: string; readonly carrierId: number | null }[];
  /** Lines without an account number. */
  readonly refused: readonly { readonly line: number; readonly text: string }[];
}

const longest = 40;

/**
 * Reads account numbers, one per line, with or without their carrier next to them: a cell that names a carrier is the
 * carrier, the first other cell with a digit is the number. A first line without any digit is a header.
 */
export function readAccountList(
  text: string,
  carriers: readonly { readonly id: number; readonly name: string }[],
  usualCarrierId: number | null,
): AccountList {
  const carrierOf = (cell: string) => carriers.find(({ name }) => name.toLowerCase() === cell.toLowerCase());
  const accounts: AccountList['accounts'][number][] = [];
  const refused: AccountList['refused'][number][] = [];
  for (const [index, { line, cells }] of separatedTable(text).entries()) {
    const carrier = cells.map(carrierOf).find((found) => found !== undefined);
    const number = cells.find((cell) => carrierOf(cell) === undefined && /\d/.test(cell) && cell.length <= longest);
    if (number !== undefined) accounts.push({ line, number, carrierId: carrier?.id ?? usualCarrierId });
    else if (index > 0 || cells.some((cell) => /\d/.test(cell))) refused.push({ line, text: cells.join(', ') });
  }
  return { accounts, refused };
}
