import type { AccountHolder, AccountVerdict, CheckedAccountNumber } from '@waybill/contract';
import type { TFunction } from 'i18next';
import type { SavedTable } from '../../../lib/files/save-table.ts';
import { verdictTexts } from './verdict-texts.ts';

/** A number in the list with one of its accounts; without a holder, no account has it. */
export interface AccountRow {
  readonly key: string;
  /** The line of the list. */
  readonly line: number;
  readonly checked: CheckedAccountNumber;
  /** The line on which the same number is first. */
  readonly sameAsLine: number | null;
  readonly holder: AccountHolder | undefined;
  readonly verdict: AccountVerdict;
}

/** A row for each account that has a number, at least one for each number. */
export function accountRows(checked: readonly CheckedAccountNumber[], lines: readonly number[]): readonly AccountRow[] {
  return checked.flatMap((each, place) => {
    const line = lines[place] ?? place + 1;
    const holders = each.holders.length === 0 ? [undefined] : each.holders;
    return holders.map((holder, index) => ({
      key: `${place} ${index}`,
      line,
      checked: each,
      sameAsLine: each.sameAs === null ? null : (lines[each.sameAs] ?? each.sameAs + 1),
      holder,
      verdict: holder?.verdict ?? 'unknown',
    }));
  });
}

/** A remark on how the number is written; empty if there is none. */
export function remarkOf(t: TFunction, { checked, sameAsLine }: AccountRow): string {
  const remarks = [
    ...(checked.fitsFormat === false ? [t('Not in this carrier’s account number format')] : []),
    ...(sameAsLine === null ? [] : [t('The same as line {{line}}', { line: sameAsLine })]),
  ];
  return remarks.join('; ');
}

/** The rows for a file. */
export function accountTable(t: TFunction, rows: readonly AccountRow[]): SavedTable<AccountRow> {
  return {
    name: t('Account validation'),
    columns: [
      { header: t('Line'), type: 'integer', cellOf: ({ line }) => line },
      { header: t('Entered'), type: 'text', cellOf: ({ checked }) => checked.given },
      { header: t('Account Number'), type: 'text', cellOf: ({ checked }) => checked.number },
      { header: t('Status'), type: 'text', cellOf: ({ verdict }) => t(verdictTexts[verdict]) },
      { header: t('Remarks'), type: 'text', cellOf: (row) => remarkOf(t, row) },
      { header: t('Carrier'), type: 'text', cellOf: ({ holder }) => holder?.carrierName ?? null },
      { header: t('Client'), type: 'text', cellOf: ({ holder }) => holder?.clientName ?? null },
      { header: t('Group'), type: 'text', cellOf: ({ holder }) => holder?.groupName ?? null },
      { header: t('Division'), type: 'text', cellOf: ({ holder }) => holder?.divisionName ?? null },
      { header: t('Last billed'), type: 'date', cellOf: ({ holder }) => holder?.lastBilled ?? null },
      { header: t('Invoices'), type: 'integer', cellOf: ({ holder }) => holder?.invoices ?? null },
      { header: t('Net Amount (USD)'), type: 'money', cellOf: ({ holder }) => holder?.net ?? null },
    ],
    rows,
    about: [[t('Page'), t('Account validation')]],
    sheetNames: [t('Rows'), t('About')],
  };
}
