import { UnreadableRow } from '../layout.ts';

/** A number without padding zeros: `00000Z9Z99` is `Z9Z99`, `000` is `0`. */
export function withoutPadding(text: string): string {
  const trimmed = text.trim();
  return trimmed.replace(/^0+(?=.)/, '');
}

/** A number of digits without the dashes between them: `9-123-45678` is `912345678`. Dashes beside letters stay. */
export const withoutDashes = (number: string): string =>
  /^[\d-]+$/.test(number) ? number.replaceAll('-', '') : number;

/** The text, or null when it is empty. */
export const textOrNull = (text: string | undefined): string | null => text?.trim() || null;

/**
 * A number of a package, an account or an invoice as it is printed.
 * @throws UnreadableRow when a spreadsheet has rounded it to something like 7.96312E+11.
 */
export function printedNumber(text: string, column: string): string {
  const trimmed = text.trim();
  if (!/^\d([.,]\d+)?E\+\d+$/i.test(trimmed)) return trimmed;
  throw new UnreadableRow(column, `A spreadsheet has rounded the number to ‘${trimmed}’; its digits are lost.`);
}
