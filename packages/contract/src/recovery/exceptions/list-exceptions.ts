import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableQuery } from '../../foundation/table.ts';
import { finding } from './finding.ts';
import { findingFilters } from './finding-filters.ts';

const sorts = ['claimBy', 'amount', 'billDate', 'pickupDate', 'trackingNumber', 'carrierName', 'rule'] as const;

const shape = {
  source: 'S3 sections 2.2 and 2.3',
  query: tableQuery(sorts).extend(findingFilters.shape),
  /** `amount` is what is still at stake on all pages together, `settledAmount` what is settled. */
  answer: z.object({
    rows: z.array(finding),
    total: z.number().int(),
    amount: z.number(),
    settledAmount: z.number(),
  }),
} as const;

export const listTrackingExceptions = endpoint({
  ...shape,
  name: 'listTrackingExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionTracking/findings',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'A page of the findings about packages.',
});

export const listChargeExceptions = endpoint({
  ...shape,
  name: 'listChargeExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionCharge/findings',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary: 'A page of the findings about charges.',
});
