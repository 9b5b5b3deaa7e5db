import type { InvoiceMapping, MappedFamily } from '@waybill/contract';
import { namedOn } from '../../charge-names/dated-names.ts';
import { isMoney, isNoMoney } from '../amounts/money-words.ts';
import { chargeWords } from '../charge-words.ts';
import type { ColumnFacts } from './column-facts.ts';
import { guessPairs, isBesidePairs, type Pair } from './guess-pairs.ts';
import { matchingSum, sumBeyond } from './matching-sum.ts';

type Charges = InvoiceMapping['charges'];

const totals = /\b(total|net|net amount|net charge|amount due|gesamt|summe|betrag|montant|importe|total amount)\b/;
const descriptions =
  /\b(charge|fee|surcharge|line|item|service|cost)? ?(description|type|name|text|category)\b|\b(charge|fee|surcharge|item) ?(code|description|type)?$|leistung|bezeichnung|libelle|designation|concepto|descripcion|descrizione|omschrijving|kostenart/;
const subtracted = /discount|rebate|rabatt|remise|descuento|sconto|korting|incentive|saving/;
const mostDescriptions = 200;
/** Texts of charges return; those of packages do not. */
const repeated = 0.75;

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
      !isNoMoney(column.words),
  );
  const inRows = chargesInRows(columns, amounts, taken, trackingNumber);
  return inRows ?? chargesInColumns(columns, amounts);
}

function chargesInRows(
  columns: readonly ColumnFacts[],
  amounts: readonly ColumnFacts[],
  taken: ReadonlySet<string>,
  trackingNumber: ColumnFacts | undefined,
): GuessedCharges | undefined {
  if (trackingNumber === undefined || trackingNumber.distinct * 10 > trackingNumber.filled * 9) return undefined;
  const named = amounts.filter(({ words, hasCents }) => hasCents && isMoney(words));
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

function chargesInColumns(columns: readonly ColumnFacts[], amounts: readonly ColumnFacts[]): GuessedCharges {
  const pairs = guessPairs(columns);
  return (pairs.length > 0 ? chargesInPairs(pairs, amounts) : undefined) ?? chargesSideBySide(amounts);
}

/** Pairs of a text and an amount, with the columns beside them that a row's total shows to be charges. */
function chargesInPairs(pairs: readonly Pair[], amounts: readonly ColumnFacts[]): GuessedCharges {
  const others = amounts.filter(
    (column) => !pairs.some(({ amount }) => amount === column) && !isBesidePairs(column, pairs),
  );
  const inPairs = pairs.map(({ description, amount }) => ({
    column: amount.name,
    family: 'other' as const,
    isSubtracted: false,
    description: description.name,
  }));
  const paid = sumOfRows(pairs.map(({ amount }) => amount));
  const sum = sumBeyond(paid, others.filter(isBilled), kindOfAmount);
  const beside =
    sum?.parts ??
    others
      .filter(({ words, hasCents }) => hasCents && isMoney(words) && !totals.test(words))
      .map((column) => ({ column, isSubtracted: false }));
  const zero = sum === undefined ? [] : zeroCharges(others);
  const charges = [
    ...beside.map(({ column, isSubtracted }) => chargeOf(column, isSubtracted, beside.length)),
    ...zero.map((column) => chargeOf(column, false, 2)),
    ...inPairs,
  ];
  const ofRows =
    sum?.total.cents ?? sumOfRows([...pairs.map(({ amount }) => amount), ...beside.map(({ column }) => column)]);
  return {
    charges: { kind: 'columns', columns: charges, rowTotal: sum?.total.name ?? null, families: [] },
    ofRows,
    addUp: sum !== undefined,
  };
}

function chargesSideBySide(amounts: readonly ColumnFacts[]): GuessedCharges {
  const sum = matchingSum(amounts.filter(isBilled), kindOfAmount);
  if (sum !== undefined) {
    const billed = sum.parts.map(({ column, isSubtracted }) => chargeOf(column, isSubtracted, sum.parts.length));
    const zero = zeroCharges(amounts).map((column) => chargeOf(column, false, 2));
    return {
      charges: { kind: 'columns', columns: [...billed, ...zero], rowTotal: sum.total.name, families: [] },
      ofRows: sum.total.cents,
      addUp: true,
    };
  }
  const named = amounts.filter(
    ({ words, hasCents }) => hasCents && (isMoney(words) || namedOn(chargeWords, words) !== undefined),
  );
  const total = named.findLast(({ words }) => totals.test(words));
  const chosen = total === undefined ? named : [total];
  const only = chosen.length > 0 ? chosen : amounts.filter(({ hasCents }) => hasCents).slice(-1);
  const columns = only.map((column) => chargeOf(column, false, only.length));
  return { charges: { kind: 'columns', columns, rowTotal: null, families: [] }, ofRows: sumOfRows(only), addUp: false };
}

const isBilled = ({ cents }: ColumnFacts): boolean => cents.some((each) => each !== 0);

const kindOfAmount = ({ words }: ColumnFacts): 0 | 1 | 2 => (subtracted.test(words) ? 2 : totals.test(words) ? 1 : 0);

/** Columns of charges that no row of this file has, but the next file may: its rows would not add up without them. */
const zeroCharges = (amounts: readonly ColumnFacts[]): ColumnFacts[] =>
  amounts.filter(
    (column) => !isBilled(column) && column.hasCents && isMoney(column.words) && !totals.test(column.words),
  );

const sumOfRows = (columns: readonly ColumnFacts[]): number[] =>
  (columns[0]?.cents ?? []).map((_, row) => columns.reduce((all, { cents }) => all + (cents[row] ?? 0), 0));

function chargeOf({ name }: ColumnFacts, isSubtracted: boolean, count: number) {
  const family = count === 1 ? ('transportation' as const) : familyOf(name);
  return { column: name, family, isSubtracted, description: null };
}

const familyOf = (name: string): MappedFamily => namedOn(chargeWords, name)?.family ?? 'other';
