import { type PageState, percentage } from '@waybill/model';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { countText, factText, percentText } from '../../../../lib/languages/formats.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { leadersOf, type Star } from './prepare-network.ts';

/** What the network map says in a sentence: which chosen sender sends most, and in how many states it leads. */
export function networkFinding(stars: readonly Star[], state: PageState, nameOf: (star: Star) => string): string {
  const { t } = texts;
  const [largest] = stars
    .filter(({ sender, value }) => sender !== undefined && value > 0)
    .toSorted((one, other) => other.value - one.value);
  if (largest === undefined) return '';
  const total = stars.reduce((sum, { value }) => sum + value, 0);
  const led = [...leadersOf(stars).values()].filter((leader) => leader === largest).length;
  const words = {
    name: nameOf(largest),
    fact: t(state.fact.text),
    amount: factText(largest.value, state.fact.unit, readingOf(state)),
    percent: percentText(percentage(largest.value, total)),
  };
  const finding = stars.some(({ value }) => value < 0)
    ? t('{{name}} sends the most: {{fact}} {{amount}}', words)
    : t('{{name}} sends the most: {{fact}} {{amount}}, {{percent}}', words);
  return `${finding} · ${t('States where it ships most')}: ${countText(led)}`;
}
