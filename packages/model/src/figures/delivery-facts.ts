import type { TrackingStatus } from '../constants/tracking-statuses.ts';
import { type Fact, fact } from './fact.ts';

/** Packages by how their delivery went (S1 sections 3 and 4). */
export const onTimePackages = packagesOf('onTime', 'On Time', 'Packages delivered by the promised time.');
export const latePackages = packagesOf('late', 'Late', 'Packages delivered after the promised time.');
export const exceptionPackages = packagesOf(
  'exception',
  'Exception',
  'Packages that the carrier excused, for weather or a wrong address for example.',
);
export const pendingLatePackages = packagesOf(
  'pendingLate',
  'Pending Late',
  'Packages past the promised time and not delivered yet.',
);

export const trackedPackages = fact({
  key: 'total',
  text: 'Total Packages',
  meaning: 'Packages whose delivery is known: on time, late, exception or pending late.',
  unit: 'packages',
  measure: { sum: 'no_of_pkgs' },
  whereClauses: ['tracking_status is not null'],
});

export const deliveryFacts: readonly [Fact, ...Fact[]] = [
  trackedPackages,
  onTimePackages,
  latePackages,
  exceptionPackages,
  pendingLatePackages,
];

export const onTimePercent = shareOf(
  'On Time',
  'onTimePercent',
  'On Time Share',
  'On-time packages as a percentage of all packages with a known status.',
);
export const latePercent = shareOf(
  'Late',
  'latePercent',
  'Late Share',
  'Late packages as a percentage of all packages with a known status.',
);

function shareOf(status: TrackingStatus, key: string, text: string, meaning: string): Fact {
  return fact({
    key,
    text,
    meaning,
    unit: 'percent',
    measure: {
      sum: `case when tracking_status = '${status}' then no_of_pkgs else 0 end`,
      percentOf: 'case when tracking_status is not null then no_of_pkgs else 0 end',
    },
    whereClauses: [],
  });
}

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
