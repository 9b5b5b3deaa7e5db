import { UnreadableRow } from '../layout.ts';

/** Far longer than any text of a carrier. */
const longestText = 1_000;
/** Numbers of packages, accounts and invoices have at most 35 characters. */
const longestKey = 50;
/** With the sign for what could not be read. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}\uFFFD]/u;
/** What most numbers consist of. */
const printable = /^[ -~]*$/;
/** Line ends and tabulators stay. */
const controls = /[^\P{Cc}\t\n\r]+/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same characters, found several times as fast.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const currency = /^[A-Z]{3}$/;

/**
 * A text of the file without control characters, which neither people nor databases can read.
 * @throws UnreadableRow when it is longer than any that carriers write.
 */
export function plainText(text: string, column: string): string {
  if (text.length > longestText) {
    throw new UnreadableRow(column, `The text has ${text.length} characters; ${longestText} are the most.`);
  }
  return (control.test(text) ? text.replaceAll(controls, ' ') : text).trim();
}

/**
 * A number of a package, an account or an invoice: what it names must be the same wherever it is read.
 * @throws UnreadableRow when it holds characters that cannot be seen, or is too long.
 */
export function keyText(text: string, column: string): string {
  const trimmed = text.trim();
  if (trimmed.length > longestKey) {
    throw new UnreadableRow(column, `The number has ${trimmed.length} characters; ${longestKey} are the most.`);
  }
  if (!printable.test(trimmed) && unprintable.test(trimmed)) {
    throw new UnreadableRow(column, 'The number holds a character that cannot be seen.');
  }
  return trimmed;
}

/** An ISO 4217 code. @throws UnreadableRow when it cannot be one. */
export function currencyOf(text: string, column: string): string {
  const code = text.toUpperCase();
  if (!currency.test(code)) throw new UnreadableRow(column, `‘${text.slice(0, longestKey)}’ is no currency.`);
  return code;
}
