import type { ChargeMeaning } from '../../charge-names/charge-names.ts';
import { namedOn } from '../../charge-names/dated-names.ts';
import { UnreadableRow } from '../../layout.ts';
import { readCents } from '../../reading/cents.ts';
import { plainText } from '../../reading/checked-text.ts';
import { copyOf } from '../../reading/copy-of.ts';
import { NumberMarks } from '../../reading/number-marks.ts';
import { codesOfTotals, freightChargeNames } from './charge-names.ts';
import type { FreightCharge } from './freight-row.ts';
import type { Mistakes, Segment } from './transaction.ts';

const freight: ChargeMeaning = { family: 'transportation' };
const wholeNumber = /^[+-]?\d{1,15}$/;
/** X12 has no other decimal mark. */
const withPoints = new NumberMarks({ known: '.' });

/** An amount with two implied decimals: `12345` is 123.45. One with a decimal point is read as it stands. */
export function impliedCents(text: string, element: string): number {
  const trimmed = text.trim();
  if (!wholeNumber.test(trimmed)) return readCents(trimmed, element, withPoints);
  const sign = trimmed.startsWith('-') ? '-' : '';
  const digits = trimmed.replace(/^[+-]/, '').padStart(3, '0');
  return readCents(`${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`, element, withPoints);
}

/** The charges of a freight bill, in the way that adds up to what it states, if one does. */
export function freightCharges(
  segments: readonly Segment[],
  statedCents: number | null,
  billDate: string,
  mistakes: Mistakes,
): readonly FreightCharge[] {
  const charges = linesOf(segments, billDate, mistakes);
  if (charges.length === 0) return statedCents === null ? [] : [wholeOf(statedCents)];
  const readings = [
    charges,
    withoutTotals(charges),
    withNegativeDiscounts(charges),
    withNegativeDiscounts(withoutTotals(charges)),
  ];
  return readings.find((reading) => sumOf(reading) === statedCents) ?? charges;
}

export const sumOf = (charges: readonly FreightCharge[]): number => charges.reduce((sum, { cents }) => sum + cents, 0);

/** L1 holds a charge, and L5 before it may describe it. */
function linesOf(segments: readonly Segment[], billDate: string, mistakes: Mistakes): FreightCharge[] {
  let description = '';
  return segments.flatMap((segment) => {
    const { id, element } = segment;
    if (id === 'LX') description = '';
    if (id === 'L5') description = mistakes.in(segment, '', () => plainText(element(2), 'L502')) || description;
    return id === 'L1' ? mistakes.in(segment, [], () => chargeOf(segment, description, billDate)) : [];
  });
}

/** The charge of an L1; none if it amounts to nothing. */
function chargeOf({ element }: Segment, description: string, billDate: string): FreightCharge[] {
  const cents = impliedCents(element(4), 'L104');
  if (cents === 0) return [];
  const code = copyOf(plainText(element(8), 'L108')).toUpperCase();
  const printed = copyOf(plainText(element(12), 'L112'));
  const text = printed || code || copyOf(description) || 'Freight';
  return [{ code, text, meaning: meaningOfLine(code, printed, billDate), cents }];
}

function meaningOfLine(code: string, printed: string, billDate: string): ChargeMeaning | undefined {
  const named = (text: string) => (text === '' ? undefined : namedOn(freightChargeNames, text, billDate));
  return named(code) ?? named(printed) ?? (code === '' ? freight : undefined);
}

const wholeOf = (cents: number): FreightCharge => ({ code: '', text: 'Freight', meaning: freight, cents });

const withoutTotals = (charges: readonly FreightCharge[]): readonly FreightCharge[] =>
  charges.filter(({ code }) => !codesOfTotals.has(code));

/** Some carriers print what they take off without a sign. */
const withNegativeDiscounts = (charges: readonly FreightCharge[]): readonly FreightCharge[] =>
  charges.map((charge) =>
    charge.meaning?.isDiscount === true ? { ...charge, cents: -Math.abs(charge.cents) } : charge,
  );

/** @throws UnreadableRow naming the element. */
export function required(text: string, element: string): string {
  if (text === '') throw new UnreadableRow(element, 'The element is empty.');
  return text;
}
