import { type PageState, percentageChange, rounded, type WidgetDimension } from '@waybill/model';
import { readingOf } from '../../../lib/analysis/reading-of.ts';
import { factText, percentText } from '../../../lib/languages/formats.ts';
import { texts } from '../../../lib/languages/texts.ts';
import { choiceLabels } from '../choice-labels.ts';
import { hasShares } from '../has-shares.ts';
import { signed } from '../signed.ts';
import type { Period } from './periods.ts';
import type { Series, Trend } from './prepare-trends.ts';

/**
 * What the lines say in a sentence: how the figure moved from the last but one to the last whole period that has any
 * figures. A period with missing days is never compared; without two whole ones, how much it is in the newest.
 */
export function trendsFinding(trend: Trend, state: PageState, dimension: WidgetDimension): string {
  const finding = dimension === '' ? wholeFinding(trend, state) : seriesFinding(trend, state);
  if (finding === '' || dimension === '') return finding;
  return texts.t('By {{dimension}}: {{finding}}', {
    dimension: texts.t(choiceLabels[dimension]).toLowerCase(),
    finding,
  });
}

/**
 * Two whole periods that follow each other, by their places; `before` is undefined if there is none to compare with.
 */
interface Places {
  readonly last: number;
  readonly before: number | undefined;
}

function wholeFinding(trend: Trend, state: PageState): string {
  const { t } = texts;
  const { fact } = state;
  const [line] = trend.series;
  if (line === undefined) return '';
  const places = comparedPlaces(trend);
  const amountAt = (place: number) => factText(line.values[place] ?? 0, fact.unit, readingOf(state));
  if (places === undefined) {
    const newest = line.values.findLastIndex((value) => value !== null);
    const period = trend.periods[newest];
    return period === undefined
      ? ''
      : t('{{fact}}: {{amount}} in {{period}} (incomplete)', {
          fact: t(fact.text),
          amount: amountAt(newest),
          period: period.label,
        });
  }
  const words = {
    fact: t(fact.text),
    period: labelAt(trend.periods, places.last),
    amount: amountAt(places.last),
    before: labelAt(trend.periods, places.before),
  };
  const [now, was] = [line.values[places.last], places.before === undefined ? null : line.values[places.before]];
  const change = isKnown(now) && isKnown(was) && now >= 0 && was > 0 ? percentageChange(now, was) : null;
  if (change === null) return t('{{fact}}: {{amount}} in {{period}}', words);
  if (rounded(change) === 0) return t('{{fact}} was the same in {{before}} and {{period}}: {{amount}}', words);
  const percent = percentText(Math.abs(change));
  return change > 0
    ? t('{{fact}} rose {{percent}} from {{before}} to {{period}}, to {{amount}}', { ...words, percent })
    : t('{{fact}} fell {{percent}} from {{before}} to {{period}}, to {{amount}}', { ...words, percent });
}

/** Which of several lines moved most between the last two whole periods; else which is highest in the newest. */
export function seriesFinding(trend: Trend, state: PageState): string {
  const { t } = texts;
  const { fact } = state;
  const named = trend.series.filter(({ filter }) => filter !== undefined);
  const places = comparedPlaces(trend);
  const amount = (value: number) => factText(value, fact.unit, readingOf(state));
  const last = places?.last ?? trend.periods.length - 1;
  const period = labelAt(trend.periods, last);
  const moves = places === undefined ? [] : named.flatMap((line) => moveOf(line, places, hasShares(fact)) ?? []);
  const [most] = moves.toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference));
  if (most === undefined || most.difference === 0) {
    const [largest] = named
      .flatMap(({ name, values }) => (isKnown(values[last]) ? { name, value: values[last] } : []))
      .toSorted((one, other) => other.value - one.value);
    return largest === undefined
      ? ''
      : t('{{name}} was highest in {{period}}, {{amount}}', {
          name: largest.name,
          period,
          amount: amount(largest.value),
        });
  }
  const words = {
    name: most.name,
    before: labelAt(trend.periods, places?.before),
    period,
    amount: signed(amount(Math.abs(most.difference)), most.difference),
  };
  return most.difference > 0
    ? t('{{name}} rose the most from {{before}} to {{period}}, {{amount}}', words)
    : t('{{name}} fell the most from {{before}} to {{period}}, {{amount}}', words);
}

/** The newest whole period with figures and the whole one before it, if that has figures too. */
function comparedPlaces({ periods, series }: Trend): Places | undefined {
  const hasFigures = (place: number) => series.some(({ values }) => isKnown(values[place]));
  const last = periods.findLastIndex(({ partial }, place) => !partial && hasFigures(place));
  if (last < 0) return undefined;
  const before = last - 1;
  const isWhole = periods[before]?.partial === false && hasFigures(before);
  return { last, before: isWhole ? before : undefined };
}

/** By how much a line moved; without rows a sum is zero, and an average is not known. */
function moveOf({ name, values }: Series, { last, before }: Places, addsUp: boolean) {
  if (before === undefined) return undefined;
  const [now, was] = [values[last] ?? (addsUp ? 0 : null), values[before] ?? (addsUp ? 0 : null)];
  return isKnown(now) && isKnown(was) ? { name, difference: rounded(now - was) } : undefined;
}

const isKnown = (value: number | null | undefined): value is number => value !== null && value !== undefined;

const labelAt = (periods: readonly Period[], place: number | undefined): string =>
  (place === undefined ? undefined : periods[place])?.label ?? '';
