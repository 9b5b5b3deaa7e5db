import type { InvoiceMapping } from '@waybill/contract';
import type { DecimalMark } from '../../reading/marked-number.ts';
import { withoutColon } from '../../reading/without-colon.ts';
import { centsIn } from '../amounts/cents-in.ts';
import { isMoney } from '../amounts/money-words.ts';
import type { ColumnFacts } from './column-facts.ts';
import type { GuessedCharges } from './guess-charges.ts';
import type { FileSample } from './read-sample.ts';
import type { TotalLine } from './total-line.ts';

const named =
  /^(?=.*\b(invoice|inv|bill|statement)\b)(?=.*\b(total|amount|sum|due)\b)|rechnungs(betrag|summe)|(total|montant) (de )?(la )?facture|total factura/;

/**
 * Columns that may repeat the total of their invoice: the same amount in all its rows, and none of them has a larger
 * one. A fee that all packages cost alike is no total.
 */
export function totalColumns(
  columns: readonly ColumnFacts[],
  taken: ReadonlySet<string>,
  invoice: ColumnFacts | undefined,
  rows: FileSample['rows'],
): ReadonlySet<string> {
  if (invoice === undefined) return new Set();
  const rowsOfInvoices = placesByInvoice(invoice, rows);
  const repeats = columns.filter(
    ({ name, words, isAmount, cents, filled }) =>
      isAmount &&
      filled > 0 &&
      !taken.has(name) &&
      cents.some((each) => each !== 0) &&
      rowsOfInvoices.every((places) => new Set(places.map((place) => cents[place])).size === 1) &&
      (named.test(words) || rowsOfInvoices.some((places) => places.length > 1)),
  );
  const sure = repeats.filter(({ words }) => named.test(words));
  if (sure.length > 0) return new Set(sure.map(({ name }) => name));
  const amounts = columns.filter((column) => column.hasCents && isMoney(column.name));
  const isLargest = ({ cents }: ColumnFacts): boolean =>
    cents.every((total, row) => amounts.every((other) => Math.abs(other.cents[row] ?? 0) <= Math.abs(total)));
  return new Set(repeats.filter((column) => column.hasCents && isLargest(column)).map(({ name }) => name));
}

/** The total that the rows must meet. */
export function guessControlTotal(
  { charges, ofRows }: GuessedCharges,
  columns: readonly ColumnFacts[],
  ofInvoices: ReadonlySet<string>,
  invoice: ColumnFacts | undefined,
  rows: FileSample['rows'],
  totalLine: TotalLine | undefined,
  mark: DecimalMark,
): InvoiceMapping['controlTotal'] {
  if (totalLine !== undefined) {
    const all = ofRows.reduce((sum, cents) => sum + cents, 0);
    const meeting = totalLine.fields.findIndex((field) => centsIn(field, mark) === all);
    const place = meeting < 0 ? totalLine.fields.findLastIndex((field) => centsIn(field, mark) !== undefined) : meeting;
    const amountColumn = charges.kind === 'rows' ? charges.amount : (charges.rowTotal ?? charges.columns[0]?.column);
    const column = columns[place]?.name ?? amountColumn;
    if (column !== undefined) return { kind: 'line', text: withoutColon(totalLine.text), column };
  }
  const candidates = columns.filter(({ name }) => ofInvoices.has(name));
  const fitting =
    candidates.find((column) => meets(column, ofRows, invoice, rows)) ??
    candidates.find(({ words }) => named.test(words));
  return fitting === undefined ? { kind: 'none' } : { kind: 'column', column: fitting.name };
}

function meets(
  { cents }: ColumnFacts,
  ofRows: readonly number[],
  invoice: ColumnFacts | undefined,
  rows: FileSample['rows'],
): boolean {
  if (invoice === undefined) return false;
  return placesByInvoice(invoice, rows).every(
    (places) => places.reduce((sum, place) => sum + (ofRows[place] ?? 0), 0) === cents[places[0] ?? 0],
  );
}

function placesByInvoice({ place }: ColumnFacts, rows: FileSample['rows']): number[][] {
  const invoices = new Map<string, number[]>();
  for (const [index, row] of rows.entries()) {
    const number = row[place] ?? '';
    const places = invoices.get(number);
    if (places === undefined) invoices.set(number, [index]);
    else places.push(index);
  }
  return [...invoices.values()];
}
