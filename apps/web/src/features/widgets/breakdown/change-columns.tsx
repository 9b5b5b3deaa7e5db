import { type PageState, percentageChange, rounded } from '@waybill/model';
import type { TFunction } from 'i18next';
import { factText, percentText } from '../../../lib/languages/formats.ts';
import type { DataTableColumn } from '../../../ui/data-table.tsx';
import { readingOf } from '../reading-of.ts';
import { signed } from '../signed.ts';
import type { Part } from './prepare-breakdown.ts';

/** What each part grew or fell since the period before, as an amount and in percent. */
export function changeColumns(
  t: TFunction,
  state: PageState,
  earlier: ReadonlyMap<string, number>,
): readonly DataTableColumn<Part>[] {
  const before = ({ filter }: Part) => earlier.get(filter ?? '') ?? 0;
  const difference = (part: Part) => rounded(part.value - before(part));
  const amount = (part: Part) => factText(Math.abs(difference(part)), state.fact.unit, readingOf(state));
  const percent = (part: Part) => percentText(Math.abs(percentageChange(part.value, before(part)) ?? 0));
  return [
    {
      header: t('Difference'),
      numeric: true,
      cell: (part) => <bdi dir="ltr">{signed(amount(part), difference(part))}</bdi>,
    },
    {
      header: t('Change'),
      numeric: true,
      cell: (part) => (before(part) === 0 ? t('new') : <bdi dir="ltr">{signed(percent(part), difference(part))}</bdi>),
    },
  ];
}
