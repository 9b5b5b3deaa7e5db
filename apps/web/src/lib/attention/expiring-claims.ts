import { type FindingTally, unfiledStates } from '@waybill/contract';
import { rounded } from '@waybill/model';

/** What must be claimed within a week from today: certain or likely, and not filed yet. Money in US dollars. */
export function expiringClaims(tallies: readonly FindingTally[]): { findings: number; amount: number } {
  const urgent = tallies.filter(
    ({ state, obstacle, confidence }) => unfiledStates.includes(state) && obstacle === null && confidence !== 'check',
  );
  return {
    findings: urgent.reduce((sum, { soon }) => sum + soon, 0),
    amount: rounded(urgent.reduce((sum, { soonAmount }) => sum + soonAmount, 0)),
  };
}
