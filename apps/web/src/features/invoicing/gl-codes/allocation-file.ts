import type { GlAllocationRow } from '@waybill/contract';
import { csvText } from '@waybill/model';
import type { TFunction } from 'i18next';
import { saveFile } from '../../../lib/files/save-file.ts';
import { chargeFamilyText } from '../../../ui/charge-conditions/conditions-text.ts';

/** Saves every booked row as CSV, for the ledger to import. */
export function saveAllocation(t: TFunction, rows: readonly GlAllocationRow[], currencyCode: string, name: string) {
  const header = [
    t('GL code'),
    t('Name'),
    t('Client'),
    t('Carrier'),
    t('Kind of charge'),
    t('Accessorial'),
    t('Charges'),
    t('Amount'),
    t('Currency'),
  ];
  const lines = rows.map((row) => [
    row.code,
    row.name,
    row.client.name,
    row.carrierName,
    t(chargeFamilyText(row.chargeFamily)),
    row.accessorial,
    row.charges,
    { amount: row.amount },
    currencyCode,
  ]);
  saveFile(new Blob([csvText([header, ...lines])], { type: 'text/csv' }), `${name}.csv`);
}
