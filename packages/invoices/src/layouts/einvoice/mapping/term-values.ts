import { isCalendarDay } from '@waybill/model';
import { UnreadableRow } from '../../../layout.ts';
import { keyText, plainText } from '../../../reading/checked-text.ts';
import { readDay } from '../../../reading/dates.ts';
import { withoutDashes, withoutPadding } from '../../../reading/plain-number.ts';
import { type Decimal, decimalIn, roundedToCents, wholeCents } from '../model/decimal.ts';
import type { Term, Terms } from '../model/einvoice-model.ts';
import { fieldName } from './einvoice-record.ts';

/** Ten billion, of whatever currency. */
const largestCents = 1_000_000_000_000;
/** Longer names and descriptions are cut. */
const longestText = 200;

/** A term that the invoice must state. @throws UnreadableRow if it does not */
export function required(terms: Terms, term: Term): string {
  const text = terms[term];
  if (text === undefined) throw new UnreadableRow(fieldName(term), `The invoice does not state ${term}.`);
  return text;
}

/** The amount of a term; 0 if it is absent. @throws UnreadableRow for what is none, and for another currency */
export function amountIn(terms: Terms, term: Term, currency: string): Decimal {
  const text = terms[term];
  if (text === undefined) return 0n;
  const amount = decimalIn(text);
  if (amount === undefined) throw new UnreadableRow(term, `‘${text.slice(0, 50)}’ is no amount.`);
  const stated = terms[`${term}-1`];
  if (stated !== undefined && stated !== currency)
    throw new UnreadableRow(term, `The amount is in ${stated.slice(0, 10)}, but the invoice in ${currency} (BT-5).`);
  if (Math.abs(centsOf(amount)) > largestCents)
    throw new UnreadableRow(term, `‘${text.slice(0, 50)}’ is too large an amount.`);
  return amount;
}

/** An amount in cents; fractions, which the standard does not allow in amounts, are rounded. */
export const centsOf = (amount: Decimal): number => wholeCents(roundedToCents(amount)) ?? 0;

/** The first of some terms with a text, as long as it may be. */
export function textIn(terms: Terms, ...names: readonly Term[]): string {
  for (const name of names) {
    const text = plainText((terms[name] ?? '').slice(0, longestText).toWellFormed(), name);
    if (text !== '') return text;
  }
  return '';
}

/** A code or an identifier, as long as it may be; null if it is absent. */
export const codeIn = (terms: Terms, term: Term): string | null => textIn(terms, term) || null;

/** Numbers that other files write with padding zeros and dashes are the same without; others stay as they are. */
export function numberIn(terms: Terms, term: Term): string {
  const number = keyText(required(terms, term), fieldName(term));
  return /^[\dA-Za-z-]+$/.test(number) ? withoutPadding(withoutDashes(number)) : number;
}

/** Dates of UBL may have a time zone. */
const withoutZone = (text: string): string => text.replace(/(?:Z|[+-]\d\d:\d\d)$/, '');

/** The day on which the invoice was issued. @throws UnreadableRow if there is none */
export const issueDayIn = (terms: Terms): string =>
  readDay(withoutZone(required(terms, 'BT-2')), fieldName('BT-2'), 'day first') ?? '';

/** A day that only describes a line; undefined for anything else. */
export function dayIn(terms: Terms, term: Term): string | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(withoutZone(terms[term] ?? '')) ?? [];
  const text = `${year}-${month}-${day}`;
  return isCalendarDay(text) ? text : undefined;
}
