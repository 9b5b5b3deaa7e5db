import type { FileMapping } from '@waybill/contract';
import type { ColumnFacts } from './column-facts.ts';

/** What columns without names tell, by what stands in them: invoices have few dates and numbers, packages many. */
export function guessByShape(columns: readonly ColumnFacts[]): FileMapping['columns'] {
  const [billDate, shipDate] = columns
    .filter(({ isDate, isFilled }) => isDate && isFilled)
    .toSorted((one, other) => one.distinct - other.distinct);
  const numbers = columns
    .filter(({ isNumber, hasCents, isFilled }) => isNumber && !hasCents && isFilled)
    .toSorted((one, other) => other.distinct - one.distinct);
  const [trackingNumber, ...others] = numbers;
  const [accountNumber, invoiceNumber] = others.toReversed();
  const found = { trackingNumber, invoiceNumber, billDate, accountNumber, shipDate };
  return Object.fromEntries(Object.entries(found).flatMap(([target, facts]) => (facts ? [[target, facts.name]] : [])));
}
