import { carriersOf } from '../../../lib/comparison/set-detail.ts';
import { isolated } from '../../../lib/languages/isolated.ts';
import { texts } from '../../../lib/languages/texts.ts';
import type { Series } from './series.ts';

/**
 * Which carriers Total Spend counts if years of a set are compared. One rule applies to all years of the set, even if a
 * single year would use the other one, so that like is compared with like. Undefined otherwise.
 */
export function oneRuleNote(series: readonly Series[]): string | undefined {
  if (series.every(({ year }) => year === undefined)) return undefined;
  const rules = new Map(series.map(({ live }) => [live.set.name, carriersOf(live)]));
  if ([...rules.values()].includes('')) return undefined;
  const different = new Set(rules.values());
  const rule =
    different.size === 1
      ? [...different].join('')
      : [...rules].map(([name, carriers]) => isolated(`${name}: ${carriers}`)).join('; ');
  return texts.t('All years of a set are counted by one rule: {{rule}}', { rule });
}
