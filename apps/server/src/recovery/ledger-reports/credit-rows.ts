import { creditGroundNames, creditOutcomeNames, findRule } from '@waybill/model';
import type { WorkedRows } from '../../platform/worked-reports.ts';
import type { CreditsDesk } from '../credits/credits-desk.ts';
import { listedCredits } from '../credits/list-credits.ts';

/**
 * Each credit of the desk's days with the claims that it answers, the newest first. A credit for several claims has a
 * row for each; its own amounts are in the first.
 */
export function creditRows(desk: CreditsDesk): WorkedRows {
  const all = { page: 1, size: Number.MAX_SAFE_INTEGER, sort: 'billDate', descending: true } as const;
  const rows = listedCredits(desk, { search: '' }, all).rows.flatMap((credit) => {
    const parts = credit.parts.length === 0 ? [undefined] : credit.parts;
    return parts.map((part, index) => [
      credit.clientName,
      credit.carrierName,
      credit.accountNumber,
      credit.invoiceNumber,
      credit.billDate,
      credit.trackingNumber,
      credit.creditType,
      credit.text,
      creditOutcomeNames[credit.outcome],
      index === 0 ? credit.amount : null,
      index === 0 ? credit.takenBack : null,
      index === 0 ? credit.left : null,
      part?.amount ?? null,
      part === undefined ? null : creditGroundNames[part.ground],
      part === undefined ? null : (findRule(part.rule)?.label ?? part.rule),
      part?.claimReference ?? null,
      part?.trackingNumber ?? null,
    ]);
  });
  return {
    columns: [
      { header: 'Client', type: 'text' },
      { header: 'Carrier', type: 'text' },
      { header: 'Account', type: 'text' },
      { header: 'Invoice', type: 'text' },
      { header: 'Invoice Date', type: 'date' },
      { header: 'Tracking Number', type: 'text' },
      { header: 'Credit Type', type: 'text' },
      { header: 'Text', type: 'text' },
      { header: 'Outcome', type: 'text' },
      { header: 'Credit', type: 'money' },
      { header: 'Taken Back', type: 'money' },
      { header: 'Not Allocated', type: 'money' },
      { header: 'For the Claim', type: 'money' },
      { header: 'Allocated by', type: 'text' },
      { header: 'Rule', type: 'text' },
      { header: 'Claim Number', type: 'text' },
      { header: 'Claimed Package', type: 'text' },
    ],
    rows,
  };
}
