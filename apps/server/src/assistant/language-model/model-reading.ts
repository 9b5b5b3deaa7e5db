import type { Reading } from '@waybill/assistant';
import {
  addDays,
  addMonths,
  type CalendarDay,
  isCalendarDay,
  type MeasureName,
  periodGrains,
  type UsuallyLeftOut,
} from '@waybill/model';
import { z } from 'zod';
import type { OfferedNames } from './offered-names.ts';

const mostMeasures = 3;
const mostDimensions = 2;
const mostFilters = 6;
const mostValues = 20;
const mostRows = 1_000;

const day = z.string().refine(isCalendarDay, 'is not a day: write YYYY-MM-DD');

/** The form of the answer: nothing but names of this user, days and numbers. */
export function formOf(names: OfferedNames) {
  const filters = [...names.values].map(([dimension, values]) =>
    z.strictObject({
      dimension: z.literal(dimension),
      values: z
        .array(z.enum([...values.keys()]))
        .min(1)
        .max(mostValues),
      excluded: z.boolean(),
    }),
  );
  const [first, ...others] = filters;
  return z.strictObject({
    understood: z.boolean(),
    unplaced: z.array(z.string().max(100)).max(20),
    measures: z.array(z.enum(names.measures)).max(mostMeasures),
    dimensions: z.array(z.enum(names.dimensions)).max(mostDimensions),
    filters: z.array(first === undefined ? z.never() : z.union([first, ...others])).max(mostFilters),
    from: day.nullable(),
    to: day.nullable(),
    grain: z.enum(periodGrains).nullable(),
    descending: z.boolean(),
    limit: z.number().int().min(1).max(mostRows).nullable(),
  });
}
export type ModelReading = z.output<ReturnType<typeof formOf>>;

/** The description of the form for the model. */
export const schemaOf = (form: ReturnType<typeof formOf>): object => z.toJSONSchema(form, { unrepresentable: 'any' });

interface Circumstances {
  readonly names: OfferedNames;
  readonly today: CalendarDay;
  readonly include: readonly UsuallyLeftOut[];
}

/** The reading in the model's answer, or what is wrong with it. */
export function readingOf(
  { measures, dimensions, filters, from, to, grain, descending, limit }: ModelReading,
  { names, today, include }: Circumstances,
): Reading | string {
  if (measures.length === 0) return 'measures: name at least one.';
  if ((from === null) !== (to === null)) return 'from and to: give both days, or neither.';
  if (from !== null && to !== null && (from > to || from > today))
    return 'from: must not be after to, nor after today.';
  const isAssumed = from === null || to === null;
  const range = isAssumed
    ? { from: addDays(addMonths(today, -12), 1), to: today }
    : { from, to: to > today ? today : to };
  return {
    measures: [...new Set<MeasureName>(measures)].map((measure) => ({ kind: 'measure', measure })),
    dimensions: [...new Set(dimensions)],
    filters: filters.map(({ dimension, values, excluded }) => ({
      dimension,
      values: values.map((name) => names.values.get(dimension)?.get(name) ?? name),
      excluded,
    })),
    conditions: [],
    groupConditions: [],
    time: { field: 'bill_date', range, grain: grain ?? undefined, assumed: isAssumed },
    compare: undefined,
    share: undefined,
    sort: dimensions.length === 0 ? undefined : { by: 'measure', descending: limit === null || descending },
    rowsBy: undefined,
    limit: dimensions.length === 0 ? undefined : (limit ?? undefined),
    show: dimensions.length === 0 && grain === null ? 'number' : 'chart',
    include,
  };
}
