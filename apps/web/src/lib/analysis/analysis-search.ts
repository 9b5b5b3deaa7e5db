import {
  dateTypes,
  type FilterDimensionName,
  filterDimensionNames,
  isCalendarDay,
  isLastDays,
  rollingPeriods,
} from '@waybill/model';
import { z } from 'zod';
import { ifValid, listOf, textList } from './search-values.ts';

const id = z.coerce.number().int().positive();
const day = z.string().refine(isCalendarDay);
const ids = listOf(id, 1_000);

const filterParameters = Object.fromEntries(filterDimensionNames.map((name) => [name, textList])) as Record<
  FilterDimensionName,
  typeof textList
>;

/**
 * Everything that decides what an analysis page shows, as it stands in the address; what is invalid counts as absent.
 * Weights are in pounds unless `unit` says otherwise. Dates stand as `from` and `to`, as a rolling `period`, or as
 * `last` so many days; without any the client's default. `carriers` (ids) to `currency` are those of the dashboard filter
 * popup, for all pages; the names of the filter dimensions are the page's own filters.
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
  tracking: textList,
  carriers: ids,
  divisions: textList,
  groups: textList,
  accounts: textList,
  currency: ifValid(z.string().regex(/^[A-Z]{3}$/)),
  ...filterParameters,
});

export type AnalysisSearch = z.output<typeof analysisSearch>;
