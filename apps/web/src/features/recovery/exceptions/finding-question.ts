import type { ClaimWindowState, Confidence, ExceptionState } from '@waybill/contract';
import type { ExceptionsSearch } from '../../../lib/tables/exceptions-search.ts';
import { type TableQuestion, tableQuestion } from '../../../ui/table-page/table/table-question.ts';

export type FindingSort = 'claimBy' | 'amount' | 'billDate' | 'pickupDate' | 'trackingNumber' | 'carrierName' | 'rule';

const sorts: readonly FindingSort[] = [
  'claimBy',
  'amount',
  'billDate',
  'pickupDate',
  'trackingNumber',
  'carrierName',
  'rule',
];

/** What the server is asked of the findings. */
export interface FindingQuestion {
  readonly filters: {
    readonly search: string;
    readonly clientId: number | undefined;
    readonly carrierName: string | undefined;
    readonly rule: string | undefined;
    readonly state: ExceptionState | undefined;
    readonly claimWindow: ClaimWindowState | undefined;
    readonly claimBy: string | undefined;
    readonly confidence: Confidence | undefined;
    readonly claim: 'claimable' | 'not_claimable' | undefined;
    readonly ownerId: number | undefined;
    readonly from: string | undefined;
    readonly to: string | undefined;
  };
  readonly table: Omit<TableQuestion<FindingSort>, 'search'>;
}

/** The question of an address: what must be claimed first comes first. */
export function findingQuestion(address: ExceptionsSearch): FindingQuestion {
  const { search, ...table } = tableQuestion(address, sorts, { sort: 'claimBy', descending: false });
  const { client, carrierName, rule, state, claimWindow, claimBy, confidence, claim, owner, from, to } = address;
  return {
    filters: {
      ...{ search, clientId: client, carrierName, rule, state, claimWindow, claimBy, confidence, claim },
      ...{ ownerId: owner, from, to },
    },
    table,
  };
}
