import type { InvoiceMapping, MappedFamily } from '@waybill/contract';
import { namedOn } from '../../charge-names/dated-names.ts';
import { chargeWords } from '../charge-words.ts';
import type { ColumnFacts } from './column-facts.ts';
import { matchingSum } from './matching-sum.ts';

type Charges = InvoiceMapping['charges'];

const money =
  /amount|charge|\bfees?\b|surcharge|price|cost|freight|fuel|\btotal\b|\bnet\b|\bbase\b|\brate\b|tax|\bvat\b|duty|discount|rebate|credit|postage|betrag|preis|zuschlag|fracht|maut|summe|montant|prix|remise|carburant|supplement|\bport\b|importe|precio|recargo|flete|importo|prezzo|nolo|bedrag|prijs|toeslag|insurance/;
const noMoney =
  /weight|\bwt\b|gewicht|poids|peso|length|width|height|zone|pieces|qty|zip|postal|declared|insured value|\bcod\b|divisor|factor|percent|%|exchange/;
const totals = /\b(total|net|net amount|net charge|amount due|gesamt|summe|betrag|montant|importe|total amount)\b/;
const descriptions =
  /\b(charge|fee|surcharge|line|item|service|cost)? ?(description|type|name|text|category)\b|\b(charge|fee|surcharge|item) ?(code|description|type)?$|leistung|bezeichnung|libelle|designation|concepto|descripcion|descrizione|omschrijving|kostenart/;
const subtracted = /discount|rebate|rabatt|remise|descuento|sconto|korting|incentive|saving/;
const mostDescriptions = 200;
/** Texts of charges return; those of packages do not. */
const repeated = 0.75;

/** Whether the name of a column says that it holds amounts of money. */
export const isMoney = (column: string): boolean =>
  money.test(column.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' '));

/** What the rows of an invoice may add up to, and how charges are arranged in the file. */
export interface GuessedCharges {
  readonly charges: Charges;
  /** The amounts of each row, in cents. */
  readonly ofRows: readonly number[];
  /** Whether the charges of each row add up to a column. */
  readonly addUp: boolean;
}

/** Charges in columns or in rows, and the column that they add up to. `taken`: columns that tell something else. */
export function guessCharges(
  columns: readonly ColumnFacts[],
  taken: ReadonlySet<string>,
  invoiceTotals: ReadonlySet<string>,
  trackingNumber: ColumnFacts | undefined,
): GuessedCharges {
  const amounts = columns.filter(
    (column) =>
      column.isAmount &&
      column.filled > 0 &&
      !taken.has(column.name) &&
      !invoiceTotals.has(column.name) &&
      !noMoney.test(column.words),
  );
  const inRows = chargesInRows(columns, amounts, taken, trackingNumber);
  return inRows ?? chargesInColumns(amounts);
}

function chargesInRows(
  columns: readonly ColumnFacts[],
  amounts: readonly ColumnFacts[],
  taken: ReadonlySet<string>,
  trackingNumber: ColumnFacts | undefined,
): GuessedCharges | undefined {
  if (trackingNumber === undefined || trackingNumber.distinct * 10 > trackingNumber.filled * 9) return undefined;
  const named = amounts.filter(({ words, hasCents }) => hasCents && money.test(words));
  const amount =
    named.find(({ words }) => totals.test(words)) ?? named.at(-1) ?? amounts.find(({ hasCents }) => hasCents);
  const description = columns.find(
    (column) =>
      !column.isDate &&
      !column.isMeasure &&
      (!taken.has(column.name) || /leistung|service/.test(column.words)) &&
      descriptions.test(column.words) &&
      column.isFilled &&
      column.distinct > 1 &&
      column.distinct <= Math.min(mostDescriptions, column.filled * repeated),
  );
  if (amount === undefined || description === undefined) return undefined;
  const charges = { kind: 'rows', amount: amount.name, description: description.name, families: [] } as const;
  return { charges: { ...charges, families: [] }, ofRows: amount.cents, addUp: false };
}

function chargesInColumns(amounts: readonly ColumnFacts[]): GuessedCharges {
  const sum = matchingSum(
    amounts.filter(({ cents }) => cents.some((each) => each !== 0)),
    ({ words }) => (subtracted.test(words) ? 2 : totals.test(words) ? 1 : 0),
  );
  if (sum !== undefined) {
    const columns = sum.parts.map(({ column, isSubtracted }) => chargeOf(column, isSubtracted, sum.parts.length));
    return {
      charges: { kind: 'columns', columns, rowTotal: sum.total.name },
      ofRows: sum.total.cents,
      addUp: true,
    };
  }
  const named = amounts.filter(({ words, hasCents }) => hasCents && money.test(words));
  const total = named.findLast(({ words }) => totals.test(words));
  const chosen = total === undefined ? named : [total];
  const only = chosen.length > 0 ? chosen : amounts.filter(({ hasCents }) => hasCents).slice(-1);
  const columns = only.map((column) => chargeOf(column, false, only.length));
  const ofRows = (only[0]?.cents ?? []).map((_, row) => only.reduce((all, { cents }) => all + (cents[row] ?? 0), 0));
  return { charges: { kind: 'columns', columns, rowTotal: null }, ofRows, addUp: false };
}

function chargeOf({ name }: ColumnFacts, isSubtracted: boolean, count: number) {
  return { column: name, family: count === 1 ? ('transportation' as const) : familyOf(name), isSubtracted };
}

const familyOf = (name: string): MappedFamily => namedOn(chargeWords, name)?.family ?? 'other';
