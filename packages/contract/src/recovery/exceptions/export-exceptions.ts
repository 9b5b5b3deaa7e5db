import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { finding } from './finding.ts';
import { findingFilters } from './finding-filters.ts';

/** The most findings that one file holds; who asks for more is told to narrow the filters. */
export const mostExportedFindings = 50_000;

const shape = {
  source: 'S3 sections 2.2 and 2.3',
  query: findingFilters,
  answer: z.array(finding),
} as const;

export const exportTrackingExceptions = endpoint({
  ...shape,
  name: 'exportTrackingExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionTracking/export',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'All findings about packages that fit the filters, the largest amount first.',
});

export const exportChargeExceptions = endpoint({
  ...shape,
  name: 'exportChargeExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionCharge/export',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary: 'All findings about charges that fit the filters, the largest amount first.',
});
