import {
  type Analysis,
  chosenWhereClauses,
  dateTypeLabels,
  displayDate,
  findFilterDimension,
  headerText,
  leftOutGroups,
  readOwnedName,
  usuallyLeftOut,
} from '@waybill/model';
import { columnFilterTexts } from './column-filters-text.ts';
import type { PreparedReport } from './prepare-report.ts';
import type { FullReportRequest } from './stored-request.ts';

/** The description sheet of a report: its clients, dates, filters, currency and time. */
export function aboutReport(
  { displayName, meaning, analysis, client, clients, source, dataAsOf }: PreparedReport,
  request: FullReportRequest,
  now: Date,
): readonly (readonly [string, string])[] {
  const others = clients.filter(({ id }) => id !== client.id).map(({ name }) => name);
  const lines: readonly (readonly [string, string])[] = [
    ['Report', displayName],
    ['What it is', meaning],
    ['Client', client.name],
    ['Clients in it', others.length === 0 ? '' : clients.map(({ name }) => name).join(', ')],
    ['Measure', request.fact],
    ['Dates', datesText(request)],
    ...chosenFilters(
      request,
      (name) => findFilterDimension(name)?.label ?? name,
      (value) => withOwner(value, clients),
    ).map((filter) => ['Filter', filter] as const),
    ['Tracking numbers', trackingNumbersText(request)],
    ...leftOutTexts(request).map((text) => ['Left out', text] as const),
    ...chosenWhereClauses(request.whereClauseDetails).map((clause) => ['Condition', clause] as const),
    ...columnFilterTexts(request.filterModel ?? {}, (field) => headerOf(field, analysis, request)).map(
      (filter) => ['Column filter', filter] as const,
    ),
    ['Currency', request.asBilled ? asBilledRule : currencyRule(source.convertsMoney)],
    ['Data as of', dataAsOf === null ? 'No data yet' : momentText(dataAsOf)],
    ['Written', momentText(now)],
  ];
  return lines.filter(([, value]) => value !== '');
}

/**
 * The page filters in effect, each as a text; by `labelOf` a dimension has another name than its own, by `textOf` the
 * value of one whose names clients choose.
 */
function chosenFilters(
  { filters }: FullReportRequest,
  labelOf: (dimension: string) => string,
  textOf: (value: string) => string,
): readonly string[] {
  if (Array.isArray(filters)) return filters;
  return Object.entries(filters).flatMap(([name, values]) => {
    const shown = findFilterDimension(name)?.clientSpecific ? values.map(textOf) : values;
    return shown.length === 0 ? [] : [`${labelOf(name)}: ${shown.join(', ')}`];
  });
}

/**
 * The page filters as lists show them, with the client for names of accounts and groups if it is among the given ones.
 */
export function listedFilters(request: FullReportRequest, clients: readonly NamedClient[]): readonly string[] {
  return chosenFilters(
    request,
    (dimension) => dimension,
    (value) => withOwner(value, clients),
  );
}

/** A client whose name the reader may see. */
export interface NamedClient {
  readonly id: number;
  readonly name: string;
}

/** `East · Acme West` for `1001:East`, if that client is among these. */
function withOwner(value: string, clients: readonly NamedClient[]): string {
  const owned = readOwnedName(value);
  const owner = clients.find(({ id }) => id === owned?.clientId);
  return owned === undefined || owner === undefined ? value : `${owned.name} · ${owner.name}`;
}

const asBilledRule = 'Amounts are in the currency of their invoice; no conversion made.';

function currencyRule(convertsMoney: boolean): string {
  return convertsMoney
    ? 'All amounts are in US dollars: each charge is converted at the exchange rate of its bill date and rounded to cents.'
    : 'All amounts are in the one currency that was chosen; no conversion made.';
}

function datesText({ dateType, fromDate, toDate }: FullReportRequest): string {
  if (fromDate === '' && toDate === '') return '';
  const label = Object.entries(dateTypeLabels).find(([name]) => name === dateType)?.[1] ?? dateType;
  return `${label} ${shownDay(fromDate)} – ${shownDay(toDate)}`.trim();
}

const shownDay = (day: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? displayDate(day) : day);

function trackingNumbersText({ trackingNumbers }: FullReportRequest): string {
  return Array.isArray(trackingNumbers) ? trackingNumbers.join(', ') : trackingNumbers;
}

/** What is not counted by default, and not in this report either. */
function leftOutTexts({ whereClauseDetails }: FullReportRequest): readonly string[] {
  return usuallyLeftOut
    .filter((name) => whereClauseDetails.includes(leftOutGroups[name].others))
    .map((name) => leftOutGroups[name].text);
}

/** A column's name as the grid shows it. */
function headerOf(field: string, analysis: Analysis | undefined, { unit }: FullReportRequest): string {
  const shown = analysis?.gridColumns.find((column) => column.field === field);
  return shown === undefined ? field : headerText(shown, unit);
}

const momentText = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
