import type { TrackingStatus } from '../constants/tracking-statuses.ts';
import { type Fact, fact } from './fact.ts';

/** Packages by how their delivery went (S1 sections 3 and 4). */
export const onTimePackages = packagesOf('onTime', 'On Time', 'Packages delivered by the promised time.');
export const latePackages = packagesOf('late', 'Late', 'Packages delivered after the promised time.');

export const deliveryFacts: readonly [Fact, ...Fact[]] = [
  fact({
    key: 'total',
    text: 'Total Packages',
    meaning: 'Packages whose delivery is known: on time, late, exception or pending late.',
    unit: 'packages',
    measure: { sum: 'no_of_pkgs' },
    whereClauses: ['tracking_status is not null'],
  }),
  onTimePackages,
  latePackages,
  packagesOf(
    'exception',
    'Exception',
    'Packages that the carrier excused, for weather or a wrong address for example.',
  ),
  packagesOf('pendingLate', 'Pending Late', 'Packages past the promised time and not delivered yet.'),
];

function packagesOf(key: string, status: TrackingStatus, meaning: string): Fact {
  return fact({
    key,
    text: `${status} Packages`,
    meaning,
    unit: 'packages',
    measure: { sum: 'no_of_pkgs' },
    partOf: 'total',
    whereClauses: [`tracking_status = '${status}'`],
  });
}
