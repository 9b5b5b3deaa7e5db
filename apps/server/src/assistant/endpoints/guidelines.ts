import { type Guideline, getGuidelines } from '@waybill/contract';
import { namedReports } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';

/** How to name dates to the assistant. */
const dates: Guideline = {
  title: 'Date formats for data queries',
  items: [
    {
      example: 'last month, this quarter, year to date',
      meaning: 'Whole calendar periods, or up to today if they are not over yet.',
    },
    { example: 'last 13 weeks', meaning: 'That many whole weeks before this one; a week begins on Sunday.' },
    {
      example: 'March 2026, Q1, 2025',
      meaning: 'A month, quarter or year; without a year, the most recent one that has begun.',
    },
    { example: '03/01/2026 to 03/31/2026', meaning: 'Both days included. Days are written MM/DD/YYYY or YYYY-MM-DD.' },
    { example: 'since March, until 10/15', meaning: 'From its first day on, or up to that day.' },
    { example: 'by ship date', meaning: 'Periods are those of invoice dates unless you say otherwise.' },
  ],
};

/** Which reports the assistant knows. */
const reports: Guideline = {
  title: 'Reports',
  items: [
    { example: 'list packages over 50 lb last month', meaning: 'The first 12 rows here, all of them in the grid.' },
    {
      example: 'send me the address correction report for UPS, March to May',
      meaning: 'A file created in the background: one carrier and at most 13 months.',
    },
    ...namedReports.map(({ name, meaning }) => ({ example: name, meaning })),
  ],
};

export function guidelineRoutes(app: FastifyInstance): void {
  route(app, getGuidelines, async () => [dates, reports]);
}
