import { comparisonsKey } from '../comparison/saved-comparisons.ts';
import { languages } from '../languages/languages.ts';
import { comparisonsProblem } from './comparisons-problem.ts';
import { filterSetProblem } from './filter-set-problem.ts';
import { keepFiltersKey } from './keep-filters-key.ts';
import { networkMapProblem } from './network-map-problem.ts';
import type { SettingContext, SettingProblem } from './setting-context.ts';
import { viewProblem } from './view-problem.ts';
import { widgetsProblem } from './widgets-problem.ts';

/** The most characters of a key that only a front end knows; the portal's own keys have limits of their own. */
const mostCharacters = 100_000;

const choices: ReadonlyMap<string, readonly string[]> = new Map([
  ['theme', ['dark', 'semidark']],
  ['osTheme', ['true', 'false']],
  [keepFiltersKey, ['true', 'false']],
  ['language', languages.map(({ code }) => code)],
]);

/**
 * Why the text cannot be stored under the key, or undefined. What the screens refuse is refused here too: pages that do
 * not exist, clients of others, names and numbers beyond the limits, and texts that no screen could read again.
 */
export function settingProblem(key: string, value: string, context: SettingContext): SettingProblem | undefined {
  const [kind, ...rest] = key.split(':');
  const named = rest.join(':');
  if (kind === 'filterset') return filterSetProblem(key, value, context);
  if (kind === 'widgets') return widgetsProblem(named, value);
  if (kind === 'networkmap') return networkMapProblem(named, value, context);
  if (kind === 'view') return viewProblem(named, value, context);
  if (key === comparisonsKey) return comparisonsProblem(value, context);
  const offered = choices.get(key);
  if (offered === undefined) return value.length > mostCharacters ? tooLong : undefined;
  return offered.includes(value) ? undefined : { field: 'filter_value', message: `Expected ${offered.join(', ')}.` };
}

const tooLong: SettingProblem = {
  field: 'filter_value',
  message: `A setting has at most ${mostCharacters} characters.`,
};
