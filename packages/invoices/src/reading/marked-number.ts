import { UnreadableRow } from '../layout.ts';

/** The sign before the fraction of a number. */
export type DecimalMark = '.' | ',';

const numbers: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^[-+(]?(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d*)?[-)]?$/,
  ',': /^[-+(]?(?:\d{1,3}(?:\.\d{3})+|\d*)(?:,\d*)?[-)]?$/,
};
const signs = /[\p{Sc}\s'’]/gu;
const currencies = 'USD|EUR|GBP|CAD|MXN|CHF|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|JPY|CNY|INR|BRL|ZAR|SGD|HKD|kr|Fr|Rs|R';
const units = 'kgs?|lbs?|oz|g|in|cm|mm|pcs?';
const wordBefore = new RegExp(`^([-+(]?)(?:${currencies})\\.?(?=[-+(\\d])`, 'i');
const wordBehind = new RegExp(`(?<=[\\d)-])(?:${currencies}|${units})\\.?$`, 'i');
/** Accountants write it behind what is given back. */
const credit = /^([\d.,]+)cr$/i;
const none = /^[-–—]*$/;

/**
 * A number with a decimal point and without groups, units and currencies, from one with a known decimal mark.
 * @throws UnreadableRow when it cannot be one.
 */
export function pointNumber(text: string, mark: DecimalMark, column: string): string {
  const number = text.replaceAll(signs, '').replace(credit, '$1-').replace(wordBefore, '$1').replace(wordBehind, '');
  if (none.test(number)) return '';
  if (!numbers[mark].test(number)) {
    const kind = mark === '.' ? 'decimal point' : 'decimal comma';
    throw new UnreadableRow(column, `‘${text.slice(0, 50)}’ is no number with a ${kind}.`);
  }
  return mark === '.' ? number.replaceAll(',', '') : number.replaceAll('.', '').replace(',', '.');
}
