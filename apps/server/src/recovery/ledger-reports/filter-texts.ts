import type { FindingFilters } from '@waybill/contract';
import { confidenceNames, displayDate, exceptionStateNames, findRule } from '@waybill/model';

const windows = { claimable: 'can still be claimed', expired: 'expired', unknown: 'no deadline known' } as const;
const claims = { claimable: 'Claimable only', not_claimable: 'Not claimable only' } as const;

/** The filters of the inbox in words, as a report lists them; client and days stand elsewhere. */
export function filterTexts(filters: FindingFilters): string[] {
  const { search, carrierName, rule, state, claimWindow, claimBy, confidence, claim, ownerId } = filters;
  return [
    ...(search === '' ? [] : [`Search: ${search}`]),
    ...(carrierName === undefined ? [] : [`Carrier: ${carrierName}`]),
    ...(rule === undefined ? [] : [`Rule: ${findRule(rule)?.label ?? rule}`]),
    ...(state === undefined ? [] : [`State: ${exceptionStateNames[state]}`]),
    ...(claimWindow === undefined ? [] : [`Deadline: ${windows[claimWindow]}`]),
    ...(claimBy === undefined ? [] : [`Claim by: ${displayDate(claimBy)}`]),
    ...(confidence === undefined ? [] : [`Certainty: ${confidenceNames[confidence]}`]),
    ...(claim === undefined ? [] : [claims[claim]]),
    ...(ownerId === undefined ? [] : ['Assigned to one user']),
  ];
}
