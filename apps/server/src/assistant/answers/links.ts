import { type AnswerTable, dimensions, measures, type Reading, tableOf } from '@waybill/assistant';
import { belongsTo, type ChatLink } from '@waybill/contract';
import {
  type Analysis,
  type AnalysisAddress,
  aggregateOf,
  analysisAddress,
  type CalendarDay,
  type DateRange,
  everyRow,
  type Fact,
  type FilterDimensionName,
  findFilterDimension,
  type Page,
  type PageFilters,
  pages,
  type TableName,
} from '@waybill/model';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { pageOfRows } from './pages-of-reading.ts';
import { partsOfRows } from './rows-parts.ts';

/** The reader of the links. */
interface Linked {
  readonly user: SignedInUser;
  readonly clientId: number;
  readonly childClientIds: readonly number[];
  /** The last day that pages show. */
  readonly lastDay: CalendarDay;
}

/** The first day of ‘all days’. */
const firstDay = '2000-01-01';

/** The page that shows the same figure, and the grid with the rows behind the answer, each with the same filters. */
export function linksOf(reading: Reading, shown: AnswerTable, linked: Linked): ChatLink[] {
  const table = tableOf(reading);
  if (table === undefined || reading.time.field === 'delivery_date') return [];
  const found = placeOf(reading, table);
  const page = figureLink(reading, found, linked);
  const rows = rowsLinks(reading, { table, shown, found }, linked);
  return [...page, ...rows];
}

interface Place {
  readonly page: Page;
  readonly analysis: Analysis;
  readonly fact: Fact;
}

/** The page whose fact is the only measure. */
function placeOf({ measures: asked, groupConditions, lacking }: Reading, table: TableName): Place | undefined {
  const [only, ...more] = asked;
  if (only?.kind !== 'measure' || more.length > 0 || groupConditions.length > 0 || lacking !== undefined)
    return undefined;
  const { path, tables } = measures[only.measure];
  const told = tables[table];
  const candidates = pages.filter((each) => each.path === path && each.table === table);
  for (const page of candidates) {
    for (const analysis of page.tabs.length === 0 ? [page] : page.tabs) {
      if (analysis.pageWhereClauses.length > 0) continue;
      const fact = [...analysis.facts, ...(analysis.factsBehind ?? [])].find(
        (each) =>
          aggregateOf(each.measure).expression === told?.expression &&
          each.whereClauses.join() === told.whereClauses.join(),
      );
      if (fact !== undefined) return { page, analysis, fact };
    }
  }
  return undefined;
}

function figureLink(reading: Reading, found: Place | undefined, linked: Linked): ChatLink[] {
  if (found === undefined || !belongsTo(found.page.audience, linked.user)) return [];
  const filters = pageFiltersOf(reading, found.analysis);
  const dates = shownDays(reading.time.range, linked);
  if (filters === undefined || dates === undefined || reading.conditions.length > 0 || reading.anyOf !== undefined)
    return [];
  return [
    { label: found.page.displayName, path: analysisAddress({ ...addressOf(reading, found, linked), dates, filters }) },
  ];
}

/** The page's filters for a reading; undefined if the page lacks one. */
function pageFiltersOf({ filters }: Reading, { filterDimensions }: Analysis): PageFilters | undefined {
  const chosen = new Map<FilterDimensionName, readonly string[]>();
  for (const { dimension, values, excluded } of filters) {
    const { filter = '', dependsOn = '' } = dimensions[dimension];
    const name = findFilterDimension(filter)?.name;
    if (excluded || name === undefined || chosen.has(name) || !filterDimensions.includes(name)) return undefined;
    chosen.set(name, values);
    const country = findFilterDimension(dependsOn)?.name;
    if (country !== undefined) chosen.set(country, ['US']);
  }
  return Object.fromEntries(chosen);
}

interface RowsAsked {
  readonly table: TableName;
  readonly shown: AnswerTable;
  readonly found: Place | undefined;
}

function rowsLinks(reading: Reading, { table, shown, found }: RowsAsked, linked: Linked): ChatLink[] {
  const page = found?.page ?? pageOfRows(reading, table);
  const place = { page, analysis: found?.analysis ?? page, fact: found?.fact ?? everyRow };
  const parts = partsOfRows(reading, table, shown, place.fact.whereClauses);
  if (parts === undefined || !belongsTo(page.audience, linked.user)) return [];
  const column = reading.rowsBy === undefined ? [] : [columnOfOrder(reading.rowsBy)];
  const sort = column.map((field) => `${field}:${reading.sort?.descending === false ? 'asc' : 'desc'}`);
  const named = [
    { label: 'Open the rows', range: reading.time.range },
    ...(reading.compare === undefined ? [] : [{ label: 'Open the rows it is compared with', range: reading.compare }]),
  ];
  return named.flatMap(({ label, range }) => {
    const dates = shownDays(range, linked);
    if (dates === undefined) return [];
    const address = { ...addressOf(reading, place, linked), dates, rows: { parts, sort } };
    return [{ label, path: analysisAddress(address) }];
  });
}

const columnOfOrder = (column: NonNullable<Reading['rowsBy']>): string =>
  (column === 'net_amount' || column === 'pickup_date' ? column : `${column}_pounds`).toUpperCase();

function addressOf(
  { time, include }: Reading,
  { page, analysis, fact }: Place,
  { clientId, childClientIds }: Linked,
): Omit<AnalysisAddress, 'dates'> {
  return {
    path: page.path,
    tab: page.tabs.length === 0 ? undefined : analysis.name,
    fact: fact.key,
    clientId,
    childClientIds,
    dateType: time.field === 'pickup_date' ? 'pickup_date' : 'bill_date',
    include,
    filters: {},
    trackingNumbers: [],
  };
}

/** The days for a page, which cannot show the future; undefined if none are left. */
function shownDays(range: DateRange | undefined, { lastDay }: Linked): DateRange | undefined {
  const { from, to } = range ?? { from: firstDay, to: lastDay };
  if (from > lastDay) return undefined;
  return { from, to: to < lastDay ? to : lastDay };
}
