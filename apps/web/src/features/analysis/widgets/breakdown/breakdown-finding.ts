import type { PageState, WidgetDimension } from '@waybill/model';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText, percentText, rangeText } from '../../../../lib/languages/formats.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import type { Part } from '../../../../ui/cards/breakdown/prepare-breakdown.ts';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { hasShares } from '../../../../ui/cards/has-shares.ts';

/**
 * What a breakdown shows, as a sentence: its largest part. Averages, and sums with negative parts, have no shares, so
 * the sentence gives the highest part's amount.
 */
export function breakdownFinding(
  parts: readonly Part[],
  { fact, dates, ...state }: PageState,
  dimension: Exclude<WidgetDimension, ''>,
): string {
  const { t } = texts;
  const words = { fact: t(fact.text), dimension: t(choiceLabels[dimension]).toLowerCase() };
  const filled = parts.filter(({ value }) => value !== 0);
  const [first] = filled;
  if (first === undefined) {
    return t('{{fact}}: nothing in {{days}}', {
      ...words,
      days: rangeText(dates),
    });
  }
  const finding = () => {
    const figures = filled.map(({ value }) => value);
    if (!hasShares(fact, figures)) {
      const highest = filled.reduce((one, other) => (other.value > one.value ? other : one));
      const amount = factText(highest.value, fact.unit, readingOf({ ...state, fact, dates }));
      return t('{{name}} has the highest {{fact}}, {{amount}}', { ...words, name: highest.name, amount });
    }
    const largest = filled.reduce((one, other) => (other.value > one.value ? other : one));
    if (filled.length === 1) return t('{{name}} makes up all of {{fact}}', { ...words, name: largest.name });
    const share = { ...words, name: largest.name, percent: percentText(largest.share) };
    return largest.filter === undefined
      ? t('{{percent}} of {{fact}} is not known', share)
      : t('{{name}} makes up {{percent}} of {{fact}}', share);
  };
  return t('By {{dimension}}: {{finding}}', { ...words, finding: finding() });
}
