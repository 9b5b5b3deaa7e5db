import { coalesce, greatest, least, nullif } from './choice-functions.ts';
import { dateDiff, dateTrunc, day, dayOfMoment, month, quarter, quarterLabel, week, year } from './date-functions.ts';
import { abs, ceil, floor, round } from './number-functions.ts';
import type { ScalarFunction } from './scalar-function.ts';
import { concat, length, lower, substr, trim, upper } from './text-functions.ts';

/** Every function of the query language, by name. */
export const functions: ReadonlyMap<string, ScalarFunction> = new Map(
  [
    ...[round, abs, floor, ceil],
    ...[coalesce, nullif, greatest, least],
    ...[lower, upper, trim, length, substr, concat],
    ...[year, quarter, month, week, day, dateTrunc, dateDiff, quarterLabel, dayOfMoment],
  ].map((scalar) => [scalar.name, scalar]),
);
