import type { InvoiceMapping } from '@waybill/contract';
import type { ColumnFacts } from './column-facts.ts';
import type { FileSample } from './read-sample.ts';

/** Numbers of invoices and accounts: shorter than those of packages, and with a digit. */
const code = /^(?=.*\d)[A-Z0-9][A-Z0-9/-]{3,39}$/i;
const ofInvoices = /^(inv|re|rg|r-|f-|fac)/i;
const ofAccounts = /^(ac|cust|kd|k-|cli)/i;
const ofServices =
  /\b(ground|express|expedited|standard|overnight|priority|economy|saver|next day|\d ?day|air|freight|parcel|paket|international|domestic|return)\b/i;

/**
 * Guesses what columns without names mean from their contents: the dates and numbers of invoices repeat, those of packages
 * hardly do.
 */
export function guessByShape(columns: readonly ColumnFacts[], rows: FileSample['rows']): InvoiceMapping['columns'] {
  const [billDate, shipDate] = columns
    .filter(({ isDate, isFilled }) => isDate && isFilled)
    .toSorted((one, other) => one.distinct - other.distinct);
  const [trackingNumber] = columns
    .filter(({ isNumber, hasCents, isFilled }) => isNumber && !hasCents && isFilled)
    .toSorted((one, other) => other.distinct - one.distinct);
  const all = (column: ColumnFacts, pattern: RegExp): boolean =>
    rows.every((row) => pattern.test(row[column.place] ?? ''));
  const codes = columns
    .filter(
      (column) =>
        column !== trackingNumber &&
        column.isFilled &&
        !column.isDate &&
        !column.hasCents &&
        (column.distinct === 1 || column.distinct < (trackingNumber?.distinct ?? 0)) &&
        all(column, code),
    )
    .toSorted((one, other) => other.distinct - one.distinct);
  const accountNumber =
    codes.find((column) => all(column, ofAccounts)) ?? codes.findLast((column) => !all(column, ofInvoices));
  const others = codes.filter((column) => column !== accountNumber);
  const invoiceNumber = others.find((column) => all(column, ofInvoices)) ?? others.at(-1);
  const service = columns.find(
    (column) => !column.isDate && !column.isMeasure && !codes.includes(column) && all(column, ofServices),
  );
  const found = { trackingNumber, invoiceNumber, billDate, accountNumber, shipDate, service };
  return Object.fromEntries(Object.entries(found).flatMap(([target, facts]) => (facts ? [[target, facts.name]] : [])));
}
