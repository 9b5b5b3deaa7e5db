import type { Client, DashboardSettings } from '@waybill/contract';
import {
  allCurrencies,
  type CalendarDay,
  currencySymbol,
  type DashboardFilters,
  type DateFilter,
  dateFilterOf,
  usuallyLeftOut,
} from '@waybill/model';
import { listOf, oneOf, textOf, wholeNumber } from '../address/parameters.ts';
import { readParameters } from '../address/read-parameters.ts';
import { recordOf } from '../record-of.ts';
import type { AnalysisSearch } from './analysis-search.ts';
import { searchOfClient, searchOfDashboardFilters, searchOfDates } from './search-parts.ts';

/** What the dashboard filter popup chooses. */
export interface DashboardChoice {
  readonly clientId: number;
  readonly childClientIds: readonly number[];
  readonly dates: DateFilter;
  readonly filters: DashboardFilters;
}

const most = 3_000;
const ids = listOf(wholeNumber, most);
const texts = listOf(textOf(0), most);

const savedState = readParameters({
  clientId: wholeNumber,
  childClientIds: ids,
  carrierIds: ids,
  accountDivisions: texts,
  accountGroups: texts,
  accountNumbers: texts,
  included: listOf(oneOf(usuallyLeftOut), usuallyLeftOut.length),
});

/** The address of a choice; page filters and fact are not part of it. */
export function searchOfChoice({ clientId, childClientIds, dates, filters }: DashboardChoice): AnalysisSearch {
  return {
    ...searchOfClient(clientId, childClientIds),
    ...searchOfDates(dates),
    ...searchOfDashboardFilters(filters),
  };
}

/** A choice as it is saved. What else was saved, such as the dashboard page that was open, stays. */
export function settingsOfChoice(choice: DashboardChoice, before: DashboardSettings | null): DashboardSettings {
  const { clientId, childClientIds, dates, filters } = choice;
  const { currencyCode, ...others } = filters;
  return {
    type: dates.type,
    dateFrequency: dates.dateFrequency,
    rollingPeriodOption: dates.rollingPeriodOption,
    lastNoOfDays: dates.lastNoOfDays,
    fromDate: dates.from,
    toDate: dates.to,
    state: { ...recordOf(before?.state), clientId, childClientIds, ...others },
    selectedCurrency: { code: currencyCode, symbol: currencySymbol(currencyCode) },
  };
}

/**
 * The address that saved settings stand for, days as of today. Without saved settings the first client; what belongs to a
 * client that the user may no longer see, or cannot be read, counts as not saved.
 */
export function searchOfSaved(
  saved: DashboardSettings | null,
  clients: readonly Client[],
  today: CalendarDay,
): AnalysisSearch {
  const first = clients[0];
  if (saved === null) return { client: first?.id };
  const dates = namesDates(saved) ? searchOfDates(dateFilterOf(saved, today)) : {};
  const { clientId, childClientIds = [], carrierIds = [], ...state } = savedState(saved.state);
  const { accountDivisions = [], accountGroups = [], accountNumbers = [], included = [] } = state;
  const client = clients.find(({ id }) => id === clientId);
  if (client === undefined) return { client: first?.id, ...dates };
  const family = new Set([client.id, ...client.childClients.map(({ id }) => id)]);
  return {
    ...searchOfClient(
      client.id,
      childClientIds.filter((id) => family.has(id)),
    ),
    ...dates,
    ...searchOfDashboardFilters({
      carrierIds,
      accountDivisions,
      accountGroups,
      accountNumbers,
      currencyCode: savedCurrency(saved),
      included,
    }),
  };
}

/** Whoever only arranged dashboard pages has saved no dates. */
function namesDates({ type, dateFrequency }: DashboardSettings): boolean {
  return (type ?? dateFrequency ?? undefined) !== undefined;
}

/** Whether there is something saved that the filter popup could forget. */
export function hasSavedChoice(saved: DashboardSettings | null | undefined): boolean {
  return saved !== null && saved !== undefined && (namesDates(saved) || savedState(saved.state).clientId !== undefined);
}

function savedCurrency({ selectedCurrency }: DashboardSettings): string {
  const code = typeof selectedCurrency === 'string' ? selectedCurrency : selectedCurrency?.code;
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : allCurrencies.code;
}
