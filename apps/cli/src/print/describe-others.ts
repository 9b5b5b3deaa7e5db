import type { LoadReport } from '@waybill/server';
import { amountText } from './amount-text.ts';
import { tableText } from './table-text.ts';

const count = new Intl.NumberFormat('en-US');

/** Lines about charges that count in the family other. */
export function describeOthers(mappedToOther: LoadReport['mappedToOther']): string[] {
  if (mappedToOther.length === 0) return [];
  const rows = mappedToOther.map((charge) => [
    charge.description,
    charge.code ?? '',
    count.format(charge.rows),
    `${amountText(charge.amount)} ${charge.currencyCode}`,
  ]);
  const columns = [
    { head: 'Charge', side: 'left' },
    { head: 'Code', side: 'left' },
    { head: 'Rows', side: 'right' },
    { head: 'Amount', side: 'right' },
  ] as const;
  return [
    "  Mapped to 'other', as no rule knows these charges:",
    ...tableText(columns, rows).map((line) => `    ${line}`),
  ];
}
