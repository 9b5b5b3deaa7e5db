import { expect, it } from 'vitest';
import { monthsReadFor } from '../../../src/recovery/stored-findings/read-years.ts';

it('reads the year before, half a year after, and then only credits', () => {
  const months = ['2023-12-01', '2024-01-01', '2025-12-01', '2026-06-01', '2026-07-01', '2026-12-01', '2027-01-01'];
  expect(months.map((month) => monthsReadFor(2025)(month))).toEqual([
    'nothing',
    'all',
    'all',
    'all',
    'credits',
    'credits',
    'nothing',
  ]);
});
