import { type PageState, percentage, type WidgetDimension } from '@waybill/model';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText, listText, percentText } from '../../../../lib/languages/formats.ts';
import { isolated } from '../../../../lib/languages/isolated.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { hasShares } from '../../../../ui/cards/has-shares.ts';
import type { ComparedBreakdown } from './prepare.ts';

/** The largest part of each series: its share, or its amount if parts have no shares. */
export function breakdownFinding(
  { series, parts }: ComparedBreakdown,
  { fact }: PageState,
  dimension: Exclude<WidgetDimension, ''>,
): string {
  const { t } = texts;
  const [largest] = parts;
  if (largest === undefined) return '';
  const figures = parts.flatMap((part) => part.figures.map((figure) => figure ?? 0));
  const wholes = series.map((_, index) => parts.reduce((sum, part) => sum + (part.figures[index] ?? 0), 0));
  const haveShares = hasShares(fact) && figures.every((figure) => figure >= 0) && wholes.every((whole) => whole > 0);
  const inSeries = series.flatMap(({ brief, name, age, state }, index) => {
    const figure = largest.figures[index] ?? null;
    const set = isolated(age === 0 ? brief : name);
    if (haveShares)
      return t('{{percent}} of {{set}}', { percent: percentText(percentage(figure ?? 0, wholes[index] ?? 0)), set });
    if (figure === null) return [];
    return t('{{amount}} in {{set}}', { amount: factText(figure, fact.unit, readingOf(state)), set });
  });
  const words = { name: largest.name, fact: t(fact.text), list: listText(inSeries) };
  return t('By {{dimension}}: {{finding}}', {
    dimension: t(choiceLabels[dimension]).toLowerCase(),
    finding: haveShares
      ? t('{{name}} makes up {{list}}', words)
      : t('{{name}} has the highest {{fact}}, {{list}}', words),
  });
}
