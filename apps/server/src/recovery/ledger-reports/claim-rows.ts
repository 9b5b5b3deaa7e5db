import { settledStates } from '@waybill/contract';
import { claimReasonNames, daysBetween, exceptionStateNames, findRule } from '@waybill/model';
import type { WorkedRows } from '../../platform/worked-reports.ts';
import type { NotedClaim } from '../credits/claims-and-decisions.ts';
import { recoveredCents } from '../credits/credit-ledger.ts';
import type { CreditsDesk } from '../credits/credits-desk.ts';
import { claimsFiled, lastCreditDays } from '../credits/recovery-summary.ts';

const centsOfDollar = 100;

/** Each claim that was filed on the days of the desk, the newest first. */
export function claimRows(desk: CreditsDesk): WorkedRows {
  const { ledger, readable, today } = desk;
  const recovered = recoveredCents(ledger);
  const lastCredit = lastCreditDays(ledger);
  const clientNames = new Map(readable.map(({ id, name }) => [id, name]));
  const rows = claimsFiled(desk, {})
    .toSorted((one, other) => (other.filedOn ?? '').localeCompare(one.filedOn ?? '') || one.id.localeCompare(other.id))
    .map((claim) => {
      const got = recovered.get(claim.id) ?? 0;
      const isSettled = settledStates.includes(claim.state);
      const creditedOn = lastCredit.get(claim.id) ?? null;
      return [
        clientNames.get(claim.clientId) ?? '',
        claim.carrierName,
        claim.accountNumber,
        findRule(claim.rule)?.label ?? claim.rule,
        claim.trackingNumber,
        claim.invoiceNumber,
        claim.billDate,
        claim.filedOn,
        claim.reference,
        exceptionStateNames[claim.state],
        reasonOf(claim),
        claim.cents / centsOfDollar,
        got / centsOfDollar,
        isSettled ? 0 : Math.max(0, claim.cents - got) / centsOfDollar,
        isSettled || claim.filedOn === null ? null : daysBetween(claim.filedOn, today),
        creditedOn,
        claim.filedOn === null || creditedOn === null ? null : Math.max(0, daysBetween(claim.filedOn, creditedOn)),
      ];
    });
  return {
    columns: [
      { header: 'Client', type: 'text' },
      { header: 'Carrier', type: 'text' },
      { header: 'Account', type: 'text' },
      { header: 'Rule', type: 'text' },
      { header: 'Tracking Number', type: 'text' },
      { header: 'Invoice', type: 'text' },
      { header: 'Invoice Date', type: 'date' },
      { header: 'Filed On', type: 'date' },
      { header: 'Claim Number', type: 'text' },
      { header: 'State', type: 'text' },
      { header: 'Reason', type: 'text' },
      { header: 'Claimed', type: 'money' },
      { header: 'Recovered', type: 'money' },
      { header: 'Still Due', type: 'money' },
      { header: 'Days Open', type: 'integer' },
      { header: 'Last Credit', type: 'date' },
      { header: 'Days to Last Credit', type: 'integer' },
    ],
    rows,
  };
}

/** Why a claim was denied, or a finding dismissed, in words; empty where nothing was recorded. */
export function reasonOf({ reason }: Pick<NotedClaim, 'reason'>): string {
  const known = Object.entries(claimReasonNames).find(([name]) => name === reason);
  return known?.[1] ?? reason;
}
