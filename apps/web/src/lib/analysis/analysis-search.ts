import {
  dateTypes,
  type FilterDimensionName,
  filterDimensionNames,
  isCalendarDay,
  isLastDays,
  rollingPeriods,
} from '@waybill/model';
import { z } from 'zod';

const asList = (value: unknown) => (value === undefined || Array.isArray(value) ? value : [value]);
const ifValid = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

const id = z.coerce.number().int().positive();
const day = z.string().refine(isCalendarDay);
const texts = z.preprocess(asList, ifValid(z.array(z.coerce.string().min(1)).min(1).max(3_000)));
const ids = z.preprocess(asList, ifValid(z.array(id).min(1).max(1_000)));

const filterParameters = Object.fromEntries(filterDimensionNames.map((name) => [name, texts])) as Record<
  FilterDimensionName,
  typeof texts
>;

/**
 * Everything that decides what an analysis page shows, as it stands in the address; what is invalid counts as absent.
 * Weights are in pounds unless `unit` says otherwise. Dates stand as `from` and `to`, as a rolling `period`, or as
 * `last` so many days; without any the client's default. `carriers` (ids) to `currency` are those of the dashboard filter
 * popup, for all pages; `widget` are the widgets that are not as at first; the names of the filter dimensions are the page's own filters.
 */
export const analysisSearch = z.object({
  client: ifValid(id),
  children: ids,
  dateType: ifValid(z.enum(dateTypes)),
  from: ifValid(day),
  to: ifValid(day),
  period: ifValid(z.enum(rollingPeriods)),
  last: ifValid(z.coerce.number().refine(isLastDays)),
  tab: ifValid(z.string()),
  fact: ifValid(z.string()),
  unit: ifValid(z.enum(['lbs', 'kgs'])),
  widget: texts,
  tracking: texts,
  carriers: ids,
  divisions: texts,
  groups: texts,
  accounts: texts,
  currency: ifValid(z.string().regex(/^[A-Z]{3}$/)),
  ...filterParameters,
});

export type AnalysisSearch = z.output<typeof analysisSearch>;
