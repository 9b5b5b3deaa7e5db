import type { PeriodGrain } from '@waybill/model';
import type { DimensionName } from '../reading/reading.ts';

/** Groups that are not to be told any longer. */
export interface GroupsGivenUp {
  readonly grains: readonly PeriodGrain[];
  readonly dimensions: readonly DimensionName[];
}
