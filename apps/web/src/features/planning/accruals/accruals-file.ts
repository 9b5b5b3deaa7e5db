import type { Accruals, AccruedPackage } from '@waybill/contract';
import { fileName } from '@waybill/model';
import type { TFunction } from 'i18next';
import type { SavedTable } from '../../../lib/files/save-table.ts';
import { moneyText } from '../../../lib/languages/formats.ts';
import { basisTexts, limitsOf } from './accrual-texts.ts';

/** Every package, and on a second sheet the total and what it rests on. */
export function accrualsTable(t: TFunction, accruals: Accruals, name: string): SavedTable<AccruedPackage> {
  return {
    name: fileName(name),
    columns: [
      { header: t('Tracking number'), type: 'text', cellOf: ({ trackingNumber }) => trackingNumber },
      { header: t('Client'), type: 'text', cellOf: ({ client }) => client },
      { header: t('Carrier'), type: 'text', cellOf: ({ carrier }) => carrier },
      { header: t('Account number'), type: 'text', cellOf: ({ accountNumber }) => accountNumber },
      { header: t('Account group'), type: 'text', cellOf: ({ accountGroup }) => accountGroup },
      { header: t('Account division'), type: 'text', cellOf: ({ accountDivision }) => accountDivision },
      { header: t('Shipped'), type: 'date', cellOf: ({ day }) => day },
      { header: t('Service'), type: 'text', cellOf: ({ service }) => service },
      { header: t('Zone'), type: 'text', cellOf: ({ zone }) => zone },
      { header: t('Weight (lbs)'), type: 'weight', cellOf: ({ pounds }) => pounds },
      { header: t('Accrual'), type: 'money', cellOf: ({ amount }) => amount },
      { header: t('Average of'), type: 'text', cellOf: ({ basis }) => (basis === null ? null : t(basisTexts[basis])) },
      { header: t('Packages in the average'), type: 'integer', cellOf: ({ restsOn }) => restsOn },
    ],
    rows: accruals.packages,
    about: [
      [t('Accrual'), moneyText(accruals.total)],
      ...limitsOf(t, accruals).map((sentence) => [t('Assumption'), sentence] as const),
    ],
    sheetNames: [t('Accruals'), t('About')],
  };
}
