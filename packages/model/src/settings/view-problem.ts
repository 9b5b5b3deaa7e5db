import { isCalendarDay } from '../dates/calendar-day.ts';
import { dateTypes } from '../dates/date-range.ts';
import { isLastDays } from '../dates/last-days.ts';
import { isRollingPeriod } from '../dates/rolling-period.ts';
import { usuallyLeftOut } from '../filters/counted.ts';
import { filterDimensionNames } from '../filters/filter-dimension.ts';
import type { Analysis, Page } from '../pages/page.ts';
import { pages } from '../pages/pages.ts';
import { isSameViewName, isViewKey, isViewName, maximumViews, readView, type View, viewTexts } from '../views/view.ts';
import { claimsViewProblem, isClaimsPath } from './claims-view-problem.ts';
import type { SettingContext, SettingProblem } from './setting-context.ts';

type MayRead = SettingContext['mayRead'];

/** What decides whether a value may be in a view. */
interface Place {
  readonly page: Page;
  readonly mayRead: MayRead;
}

type Rule = (values: readonly string[], place: Place) => boolean;

const longestText = 1_000;
const longestSet = 8_000;
const mostCharacters = 100_000;

const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text);
const isText = (text: string) => text.length > 0 && text.length <= longestText;
const one =
  (fits: (text: string, place: Place) => boolean): Rule =>
  ([first, ...more], place) =>
    first !== undefined && more.length === 0 && fits(first, place);
const several =
  (fits: (text: string, place: Place) => boolean, most = 3_000): Rule =>
  (values, place) =>
    values.length > 0 && values.length <= most && values.every((value) => fits(value, place));
const isReadable = (id: string, { mayRead }: Place) => isId(id) && mayRead(Number(id));

/** A set of the comparison page, which is an address of its own. */
function isSet(text: string, place: Place): boolean {
  const parameters = new URLSearchParams(text);
  const clients = [...parameters.getAll('client'), ...parameters.getAll('children')];
  return place.page.name === 'comparison' && text.length <= longestSet && clients.every((id) => isReadable(id, place));
}

const hasFact = ({ facts, factsBehind = [] }: Analysis, name: string) =>
  [...facts, ...factsBehind].some(({ key }) => key === name);

const rules: Readonly<Record<string, Rule>> = {
  client: one(isReadable),
  children: several(isReadable, 1_000),
  dateType: one((text) => dateTypes.some((type) => type === text)),
  from: one(isCalendarDay),
  to: one(isCalendarDay),
  period: one(isRollingPeriod),
  last: one((text) => isId(text) && isLastDays(Number(text))),
  carriers: several(isId, 1_000),
  currency: one((text) => /^[A-Z]{3}$/.test(text)),
  include: several((text) => usuallyLeftOut.some((name) => name === text)),
  unit: one((text) => text === 'lbs' || text === 'kgs'),
  tab: one((text, { page }) => page.tabs.some(({ name }) => name === text)),
  fact: one((text, { page }) => [page, ...page.tabs].some((analysis) => hasFact(analysis, text))),
  set: several(isSet, 3),
  ...Object.fromEntries(
    [...filterDimensionNames, 'divisions', 'groups', 'accounts', 'tracking'].map((name) => [name, several(isText)]),
  ),
  ...Object.fromEntries(['widget', 'table', 'center', 'distribution'].map((name) => [name, several(isText, 200)])),
  ...Object.fromEntries(['map', 'figure', 'full', 'all', 'mode', 'top', 'cards'].map((name) => [name, one(isText)])),
};

/** Why a view cannot be stored, or undefined; what else the user has stored is not looked at. */
export function viewProblem(id: string, value: string, { mayRead }: Pick<SettingContext, 'mayRead'>) {
  if (!/^[A-Za-z0-9-]{1,40}$/.test(id)) return fault('filter_key', 'The id of a view has 1 to 40 letters and digits.');
  const view = value.length > mostCharacters ? undefined : readView(value);
  if (view === undefined) return fault('filter_value', 'Expected JSON with “name”, “path” and “search”.');
  if (!isViewName(view.name)) return fault('filter_value', viewTexts.name);
  if (isClaimsPath(view.path)) {
    const problem = claimsViewProblem(view, { mayRead });
    return problem === undefined ? undefined : fault('filter_value', problem);
  }
  const page = pages.find(({ path }) => path === view.path);
  if (page === undefined) return fault('filter_value', 'A view is of an analysis page or of a page of findings.');
  return searchProblem(view, { page, mayRead });
}

/** Why a further view cannot be stored, or undefined: its name is taken, or there are too many. */
export function viewsProblem(
  key: string,
  value: string,
  stored: ReadonlyMap<string, string>,
): SettingProblem | undefined {
  if (!isViewKey(key)) return undefined;
  const others = [...stored].filter(([other]) => isViewKey(other) && other !== key);
  if (!stored.has(key) && others.length >= maximumViews) return fault('filter_key', viewTexts.limit);
  const name = readView(value)?.name ?? '';
  const isTaken = others.some(([, other]) => isSameViewName(readView(other)?.name ?? '', name));
  return isTaken ? fault('filter_value', viewTexts.taken) : undefined;
}

function searchProblem({ search }: View, place: Place): SettingProblem | undefined {
  for (const [name, given] of Object.entries(search)) {
    const values = typeof given === 'string' ? [given] : given;
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined) return fault('filter_value', `A view has no parameter ${name.slice(0, 60)}.`);
    if (!rule(values, place)) return fault('filter_value', `The parameter ${name} of the view is not valid.`);
  }
  if (search.client === undefined) return fault('filter_value', 'A view needs a client.');
  const { from, to, period, last } = search;
  const isWholeRange = (from === undefined) === (to === undefined) && String(from ?? '') <= String(to ?? '');
  const ways = [from, period, last].filter((way) => way !== undefined).length;
  return isWholeRange && ways <= 1
    ? undefined
    : fault('filter_value', 'A view has “from” and “to”, or “period”, or “last”.');
}

const fault = (field: SettingProblem['field'], message: string): SettingProblem => ({ field, message });
