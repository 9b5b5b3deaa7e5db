import type { CarrierScore } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { cellText, countText, percentText } from '../../../../lib/languages/formats.ts';
import { FilterButton } from '../../../../ui/cards/filter-button.tsx';
import { viewRowsColumn } from '../../../../ui/cards/view-rows-button.tsx';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import type { DataTableColumn } from '../../../../ui/tables/data-table-row.tsx';
import { OnTimeNote, type OnTimeParts } from './on-time-list.tsx';
import { pointsText } from './points-text.ts';

/** Every figure behind the shares. */
export function OnTimeTable({ scores, earlier, height, onCarrier, onRows }: OnTimeParts & { readonly height: number }) {
  const { t } = useTranslation();
  const before = new Map(earlier?.carriers.map(({ carrier, share }) => [carrier, share]));
  const count = (header: string, of: (score: CarrierScore) => number): DataTableColumn<CarrierScore> => ({
    header,
    numeric: true,
    sortBy: of,
    cell: (score) => countText(of(score)),
  });
  return (
    <>
      <DataTable<CarrierScore>
        caption={t('On time by carrier')}
        height={height}
        rows={scores.carriers}
        keyOf={({ carrier }) => carrier}
        columns={[
          {
            header: t('Carrier'),
            cell: ({ carrier }) => <FilterButton name={cellText(carrier)} onFilter={() => onCarrier(carrier)} />,
          },
          {
            header: t('On time (%)'),
            numeric: true,
            sortBy: ({ share }) => share ?? -1,
            cell: ({ share }) => percentText(share),
          },
          {
            header: t('Change'),
            numeric: true,
            cell: ({ carrier, share }) => pointsText(share, before.get(carrier)) ?? '',
          },
          count(t('Known deliveries'), ({ known }) => known),
          count(t('On Time'), ({ onTime }) => onTime),
          count(t('Late'), ({ late }) => late),
          count(t('Exception'), ({ exceptions }) => exceptions),
          count(t('Pending Late'), ({ pendingLate }) => pendingLate),
          count(t('Not known'), ({ unknown }) => unknown),
          viewRowsColumn<CarrierScore>(
            ({ carrier }) => cellText(carrier),
            (score) => onRows(score, 'total'),
            ({ known }) => known > 0,
          ),
        ]}
      />
      <OnTimeNote scores={scores} />
    </>
  );
}
