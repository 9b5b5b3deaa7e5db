import type { GuaranteeFlag } from './exception-rule.ts';

/** A carrier's guarantee to refund late packages, for the time it was in effect. */
export interface Guarantee {
  /** Shipped from this day on, `YYYY-MM-DD`. */
  readonly from: string;
  readonly carrierId: number;
  /** The flag of the accounts that claim it. */
  readonly flag: GuaranteeFlag;
  readonly serviceCategories: readonly string[];
  /** Names of further services, `%` for anything. */
  readonly services: readonly string[];
}

/**
 * The guarantees as the carriers publish them. Carriers suspend and restore services often: a change is a new entry
 * here, never a change of the rule. Ground, 2Day and Express Saver stay suspended.
 */
export const guarantees: readonly Guarantee[] = [
  {
    from: '2024-01-01',
    carrierId: 1,
    flag: 'isUpsGsr',
    serviceCategories: ['Next Day', 'Next Day Early'],
    services: ['2nd Day Air A.M.%', 'Worldwide Express%', 'Worldwide Saver%', 'Worldwide Expedited%'],
  },
  {
    from: '2024-01-01',
    carrierId: 2,
    flag: 'isFedexExpressGsr',
    serviceCategories: ['Next Day', 'Next Day Early'],
    services: ['%2Day A.M.%'],
  },
  {
    from: '2024-01-01',
    carrierId: 2,
    flag: 'isFedexIntlGsr',
    serviceCategories: [],
    services: ['%International First%', '%International Priority%'],
  },
];
