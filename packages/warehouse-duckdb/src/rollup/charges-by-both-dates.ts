import type { Rollup } from '@waybill/query';

/**
 * What a load's charges are added up to first: split by all that any rollup of charges is split by, and by both dates.
 * It has a small part of their rows, so the rollups are added up from it for less than from the charges. Packages have
 * nothing like it: split by both dates and by where they go, they are nearly as many as before.
 */
export function chargesByBothDates(rollups: readonly Rollup[]): Rollup {
  const ofCharges = rollups.filter(({ table }) => table === 'charge_level_info');
  const every = <Value>(of: (rollup: Rollup) => readonly Value[]): Value[] => [...new Set(ofCharges.flatMap(of))];
  return {
    name: 'charges_by_both_dates',
    table: 'charge_level_info',
    dateColumn: 'pickup_date',
    dimensions: ['bill_date_partition', 'bill_date', ...every(({ dimensions }) => dimensions)],
    flags: [...new Map(ofCharges.flatMap(({ flags }) => flags).map((flag) => [flag.name, flag])).values()],
    counted: every(({ counted }) => counted),
    measures: every(({ measures }) => measures),
  };
}
