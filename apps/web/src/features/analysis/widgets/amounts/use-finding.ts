import { useQuery } from '@tanstack/react-query';
import {
  breakdownQuery,
  type DateRange,
  type PageState,
  percentage,
  percentageChange,
  type WidgetDimension,
} from '@waybill/model';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { dataOptions } from '../../../../lib/analysis/data-queries.ts';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { splitNames } from '../../../../lib/analysis/split-names.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { cellText, factText, percentText, rangeText } from '../../../../lib/languages/formats.ts';
import { hasShares } from '../../../../ui/cards/has-shares.ts';

/** The chosen fact now and in the period before; without a `before` where nothing can be compared. */
interface Compared {
  readonly now: number;
  readonly before: number | undefined;
  readonly range: DateRange | undefined;
}

/** What the totals show, as a sentence: the amount, its change, and its largest part. */
export function useFinding(
  { page, client }: Pick<Analysis, 'page' | 'client'>,
  state: PageState,
  compared: Compared | undefined,
): string {
  const { t } = useTranslation();
  const dimension = firstDimension(state);
  const { data: rows } = useQuery(dataOptions(page.name, 'breakdown', breakdownQuery(state, dimension)));
  if (compared === undefined) return '';
  const days = rangeText(state.dates);
  if (compared.now === 0) return t('{{fact}}: nothing in {{days}}', { fact: t(state.fact.text), days });
  const [largest] = rows ?? [];
  const figures = (rows ?? []).map(({ VALUE }) => Number(VALUE ?? 0));
  const share = percentage(Number(largest?.VALUE ?? 0), compared.now) ?? 0;
  const part =
    largest === undefined || !hasShares(state.fact, figures) || share <= 0 || share > 100
      ? []
      : [
          t('{{name}} is {{percent}} of it', {
            name: cellText(splitNames(dimension, client)(String(largest.NAME ?? ''))),
            percent: percentText(share),
          }),
        ];
  const amount = t('{{fact}}: {{amount}}', {
    fact: t(state.fact.text),
    amount: factText(compared.now, state.fact.unit, readingOf(state)),
  });
  return [[amount, changeIn(t, compared)].join(', '), ...part].join('; ');
}

/** How the figure changed; that there is nothing to compare with where that is so. */
export function changeIn(t: TFunction, { now, before, range }: Compared): string {
  const change = before === undefined || before === 0 ? null : percentageChange(now, before);
  if (change === null || range === undefined) return t('no earlier data');
  const words = {
    percent: percentText(Math.abs(change)),
    days: rangeText(range),
  };
  if (change === 0) return t('the same as in {{days}}', words);
  return change < 0 ? t('{{percent}} less than in {{days}}', words) : t('{{percent}} more than in {{days}}', words);
}

/** What the page's breakdown is first split by. */
function firstDimension({ analysis }: PageState): Exclude<WidgetDimension, ''> {
  const dimension = analysis.widgets.find(({ name }) => name === 'breakdown')?.defaults.dimension;
  return dimension === undefined || dimension === '' ? 'service_category' : dimension;
}
