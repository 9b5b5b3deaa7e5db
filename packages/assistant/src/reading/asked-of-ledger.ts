import type { DateRange } from '@waybill/model';

/** What can be asked about claims and what they brought. */
export const ledgerTopics = ['recovered', 'open', 'denied', 'expiring', 'claimable'] as const;
export type LedgerTopic = (typeof ledgerTopics)[number];

/** By what claims can be told apart. */
export const ledgerGroups = ['carrier', 'rule', 'month'] as const;
export type LedgerGroup = (typeof ledgerGroups)[number];

/** A question about claims and what they brought. */
export interface AskedOfLedger {
  readonly topic: LedgerTopic;
  readonly by: LedgerGroup | undefined;
  readonly carrier: string | undefined;
  readonly range: DateRange | undefined;
}
