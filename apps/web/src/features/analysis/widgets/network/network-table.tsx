import { type PageState, percentage } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { countText, factText, percentText } from '../../../../lib/languages/formats.ts';
import { viewRowsColumn } from '../../../../ui/cards/view-rows-button.tsx';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import type { Sender, Star } from './prepare-network.ts';

interface Props {
  readonly stars: readonly Star[];
  readonly leaders: ReadonlyMap<string, Star>;
  readonly state: PageState;
  readonly height: number;
  readonly nameOf: (star: Star) => string;
  /** Absent if the filters of the page, which the grid applies, are not those of the map. */
  readonly onViewRows: ((sender: Sender) => void) | undefined;
}

/** The stars: how much each ships, and how many states it leads. */
export function NetworkTable({ stars, leaders, state, height, nameOf, onViewRows }: Props) {
  const { t } = useTranslation();
  const total = stars.reduce((sum, { value }) => sum + value, 0);
  const led = (star: Star) => [...leaders.values()].filter((leader) => leader === star).length;
  const alone = stars.filter(({ sender }) => sender !== undefined);
  const others = stars.filter(({ sender }) => sender === undefined);
  return (
    <DataTable<Star>
      caption={t('{{fact}} by {{dimension}}', { fact: t(state.fact.text), dimension: t('Sender') })}
      height={height}
      rows={[...alone, ...others]}
      keyOf={({ key }) => key}
      columns={[
        { header: t('Sender'), cell: nameOf },
        {
          header: t(state.fact.text),
          numeric: true,
          cell: ({ value }) => factText(value, state.fact.unit, readingOf(state)),
        },
        { header: t('Share'), numeric: true, cell: ({ value }) => percentText(percentage(value, total)) },
        { header: t('States where it ships most'), numeric: true, cell: (star) => countText(led(star)) },
        viewRowsColumn<Star>(
          nameOf,
          ({ sender }) => sender !== undefined && onViewRows?.(sender),
          ({ sender }) => sender !== undefined && onViewRows !== undefined,
        ),
      ]}
    />
  );
}
