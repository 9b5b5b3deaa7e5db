import { type DashboardSettings, ownDashboardPages } from '@waybill/contract';
import { allCurrencies, type CalendarDay, isRollingPeriod, rangeProblem } from '@waybill/model';

/** An invalid part of the dashboard settings: its path, as in `state.clientId`, and what is wrong with it. */
export interface DashboardFault {
  readonly field: string;
  readonly message: string;
}

interface Context {
  readonly mayRead: (clientId: number) => boolean;
  readonly today: CalendarDay;
}

const mostCharacters = 200_000;
const mostItems = 5_000;

/**
 * The parts of the settings that may not be stored, because no screen offers such a period, range, client, page or
 * currency.
 */
export function dashboardFaults(settings: DashboardSettings, context: Context): readonly DashboardFault[] {
  const { rollingPeriodOption, fromDate, toDate, selectedCurrency, state } = settings;
  const faults: DashboardFault[] = [];
  if (typeof rollingPeriodOption === 'string' && !isRollingPeriod(rollingPeriodOption)) {
    faults.push({ field: 'rollingPeriodOption', message: 'There is no such rolling period.' });
  }
  const days = [fromDate, toDate].filter((day) => typeof day === 'string');
  const [from, to = from] = days;
  const problem = from === undefined || to === undefined ? undefined : rangeProblem({ from, to }, context.today);
  if (problem !== undefined) faults.push({ field: days.length > 1 ? 'toDate' : 'fromDate', message: problem });
  const currency = typeof selectedCurrency === 'object' ? selectedCurrency?.code : selectedCurrency;
  if (typeof currency === 'string' && currency !== allCurrencies.code && !/^[A-Z]{3}$/.test(currency)) {
    faults.push({ field: 'selectedCurrency', message: 'Expected a currency code of three letters.' });
  }
  return [...faults, ...stateFaults(state, context)];
}

function stateFaults(state: unknown, { mayRead }: Context): readonly DashboardFault[] {
  if (state === undefined || state === null) return [];
  if (typeof state !== 'object' || Array.isArray(state)) return [{ field: 'state', message: 'Expected an object.' }];
  if (JSON.stringify(state).length > mostCharacters) {
    return [{ field: 'state', message: `Expected at most ${mostCharacters} characters.` }];
  }
  const isReadable = (id: unknown) => isNumber(id) && mayRead(id);
  const rules: Readonly<Record<string, readonly [fits: (part: unknown) => boolean, message: string]>> = {
    clientId: [isReadable, 'There is no such client.'],
    childClientIds: [listOf(isReadable), 'There is no such client.'],
    carrierIds: [listOf(isNumber), 'Expected a list of carrier ids.'],
    accountDivisions: [listOf(isText), 'Expected a list of strings.'],
    accountGroups: [listOf(isText), 'Expected a list of strings.'],
    accountNumbers: [listOf(isText), 'Expected a list of strings.'],
    dashboardPages: [(part) => ownDashboardPages.safeParse(part).success, 'Expected pages with a name and dashboards.'],
    selectedDashboardPageIndex: [
      (part) => isNumber(part) && part >= 0,
      'Expected the position of a page, starting at 0.',
    ],
    dashboardCards: [isRecordOfTexts, 'Expected card settings by card id.'],
  };
  return Object.entries(state).flatMap(([name, part]) => {
    const [fits, message] = Object.hasOwn(rules, name) ? (rules[name] ?? []) : [];
    return part === undefined || fits === undefined || fits(part)
      ? []
      : [{ field: `state.${name}`, message: message ?? '' }];
  });
}

/** The settings without invalid parts: values from an earlier version must not prevent changing the rest. */
export function withoutFaults(settings: DashboardSettings, faults: readonly DashboardFault[]): DashboardSettings {
  const fields = new Set(faults.map(({ field }) => field));
  const isKept = (path: string) => !fields.has(path);
  const { state, ...others } = settings;
  if (!isKept('toDate') || !isKept('fromDate')) fields.add('fromDate').add('toDate');
  const kept = Object.fromEntries(Object.entries(others).filter(([name]) => isKept(name)));
  if (typeof state !== 'object' || state === null || !isKept('state')) return kept;
  return { ...kept, state: Object.fromEntries(Object.entries(state).filter(([name]) => isKept(`state.${name}`))) };
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 400;
const listOf = (fits: (item: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length <= mostItems && value.every(fits);
const isRecordOfTexts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isText);
