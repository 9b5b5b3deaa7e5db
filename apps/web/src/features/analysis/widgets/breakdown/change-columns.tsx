import type { PageState } from '@waybill/model';
import type { TFunction } from 'i18next';
import { signedFactText, signedPercentText } from '../../../../ui/cards/signed.ts';
import type { DataTableColumn } from '../../../../ui/data-table-row.tsx';
import type { ComparedPart } from './compared-parts.ts';

/** What each part grew or fell since the period before, as an amount and in percent. */
export function changeColumns(t: TFunction, state: PageState): readonly DataTableColumn<ComparedPart>[] {
  return [
    {
      header: t('Difference'),
      numeric: true,
      sortBy: ({ difference }) => difference,
      cell: ({ difference }) => <bdi dir="ltr">{signedFactText(difference, state)}</bdi>,
    },
    {
      header: t('Change'),
      numeric: true,
      sortBy: ({ change }) => change ?? Number.POSITIVE_INFINITY,
      cell: ({ change }) => (change === undefined ? t('new') : <bdi dir="ltr">{signedPercentText(change)}</bdi>),
    },
  ];
}
