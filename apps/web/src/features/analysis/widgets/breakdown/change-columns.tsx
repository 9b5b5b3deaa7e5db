import type { PageState } from '@waybill/model';
import type { TFunction } from 'i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText, percentText } from '../../../../lib/languages/formats.ts';
import { signed } from '../../../../ui/cards/signed.ts';
import type { DataTableColumn } from '../../../../ui/data-table-row.tsx';
import type { ComparedPart } from './compared-parts.ts';

/** What each part grew or fell since the period before, as an amount and in percent. */
export function changeColumns(t: TFunction, state: PageState): readonly DataTableColumn<ComparedPart>[] {
  const amount = (value: number) => factText(Math.abs(value), state.fact.unit, readingOf(state));
  return [
    {
      header: t('Difference'),
      numeric: true,
      sortBy: ({ difference }) => difference,
      cell: ({ difference }) => <bdi dir="ltr">{signed(amount(difference), difference)}</bdi>,
    },
    {
      header: t('Change'),
      numeric: true,
      sortBy: ({ change }) => change ?? Number.POSITIVE_INFINITY,
      cell: ({ change }) =>
        change === undefined ? t('new') : <bdi dir="ltr">{signed(percentText(Math.abs(change)), change)}</bdi>,
    },
  ];
}
