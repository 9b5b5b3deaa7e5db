import type { Client, DashboardSettings } from '@waybill/contract';
import {
  allCurrencies,
  type CalendarDay,
  currencySymbol,
  type DashboardFilters,
  type DateFilter,
  dateFilterOf,
} from '@waybill/model';
import { z } from 'zod';
import type { AnalysisSearch } from './analysis-search.ts';
import { searchOfClient, searchOfDashboardFilters, searchOfDates } from './search-parts.ts';

/** What the dashboard filter popup chooses. */
export interface DashboardChoice {
  readonly clientId: number;
  readonly childClientIds: readonly number[];
  readonly dates: DateFilter;
  readonly filters: DashboardFilters;
}

const savedState = z.object({
  clientId: z.number().int(),
  childClientIds: z.array(z.number().int()).catch([]),
  carrierIds: z.array(z.number().int()).catch([]),
  accountDivisions: z.array(z.string()).catch([]),
  accountGroups: z.array(z.string()).catch([]),
  accountNumbers: z.array(z.string()).catch([]),
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
  const kept = z.record(z.string(), z.unknown()).catch({}).parse(before?.state);
  return {
    type: dates.type,
    dateFrequency: dates.dateFrequency,
    rollingPeriodOption: dates.rollingPeriodOption,
    lastNoOfDays: dates.lastNoOfDays,
    fromDate: dates.from,
    toDate: dates.to,
    state: { ...kept, clientId, childClientIds, ...others },
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
  const { data: state } = savedState.safeParse(saved.state);
  const client = clients.find(({ id }) => id === state?.clientId);
  if (state === undefined || client === undefined) return { client: first?.id, ...dates };
  const family = new Set([client.id, ...client.childClients.map(({ id }) => id)]);
  return {
    ...searchOfClient(
      client.id,
      state.childClientIds.filter((id) => family.has(id)),
    ),
    ...dates,
    ...searchOfDashboardFilters({ ...state, currencyCode: savedCurrency(saved) }),
  };
}

/** Whoever only arranged dashboard pages has saved no dates. */
function namesDates({ type, dateFrequency }: DashboardSettings): boolean {
  return (type ?? dateFrequency ?? undefined) !== undefined;
}

/** Whether there is something saved that the filter popup could forget. */
export function hasSavedChoice(saved: DashboardSettings | null | undefined): boolean {
  return saved !== null && saved !== undefined && (namesDates(saved) || savedState.safeParse(saved.state).success);
}

function savedCurrency({ selectedCurrency }: DashboardSettings): string {
  const code = typeof selectedCurrency === 'string' ? selectedCurrency : selectedCurrency?.code;
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : allCurrencies.code;
}
