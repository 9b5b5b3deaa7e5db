import {
  dateTypes,
  type FilterDimensionName,
  filterDimensionNames,
  isLastDays,
  rollingPeriods,
  usuallyLeftOut,
} from '@waybill/model';
import {
  calendarDay,
  listOf,
  oneOf,
  type ReadParameter,
  textList,
  textOf,
  wholeNumber,
} from '../address/parameters.ts';
import { readParameters } from '../address/read-parameters.ts';

const ids = listOf(wholeNumber, 1_000);

const lastDays: ReadParameter<number> = (raw) => {
  const days = wholeNumber(raw);
  return days !== undefined && isLastDays(days) ? days : undefined;
};

const currencyCode: ReadParameter<string> = (raw) =>
  typeof raw === 'string' && /^[A-Z]{3}$/.test(raw) ? raw : undefined;

const filterParameters = Object.fromEntries(filterDimensionNames.map((name) => [name, textList])) as Record<
  FilterDimensionName,
  typeof textList
>;

export const analysisParameters = {
  client: wholeNumber,
  children: ids,
  dateType: oneOf(dateTypes),
  from: calendarDay,
  to: calendarDay,
  period: oneOf(rollingPeriods),
  last: lastDays,
  tab: textOf(0),
  fact: textOf(0),
  unit: oneOf(['lbs', 'kgs']),
  tracking: textList,
  carriers: ids,
  divisions: textList,
  groups: textList,
  accounts: textList,
  currency: currencyCode,
  /** What counts although it usually does not. */
  include: listOf(oneOf(usuallyLeftOut), usuallyLeftOut.length),
  ...filterParameters,
};

/**
 * Everything that decides what an analysis page shows, as it is in the address; what is invalid counts as absent.
 * Weights are in pounds unless `unit` says otherwise. Dates stand as `from` and `to`, as a rolling `period`, or as
 * `last` so many days; without any the client's default. `carriers` (ids) to `include` are those of the dashboard
 * filter popup, for all pages; the names of the filter dimensions are the page's own filters.
 */
export const analysisSearch = readParameters(analysisParameters);

export type AnalysisSearch = ReturnType<typeof analysisSearch>;
