import type { MapLevel, PageState } from '@waybill/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText, percentText } from '../../../../lib/languages/formats.ts';
import { FilterButton } from '../../../../ui/cards/filter-button.tsx';
import { viewRowsColumn } from '../../../../ui/cards/view-rows-button.tsx';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import type { DataTableColumn } from '../../../../ui/tables/data-table-row.tsx';
import { levelLabels } from './level-labels.ts';
import { usePlaceNames } from './place-names.ts';
import { type AreaValue, areasHaveShares, type MapMeasure } from './prepare-map.ts';

interface Props {
  readonly areas: readonly AreaValue[];
  readonly level: MapLevel;
  readonly measure: MapMeasure;
  readonly state: PageState;
  readonly height: number;
  /** Absent if the page has no filter for places of this level. */
  readonly onChoose: ((code: string) => void) | undefined;
  /** Absent if the grid cannot show exactly the rows of the figure. */
  readonly onViewRows: ((code: string) => void) | undefined;
}

/** Areas with value and share, also those that no map shows; a name filters the page. */
export default function MapTable({ areas, level, measure, state, height, onChoose, onViewRows }: Props) {
  const { t } = useTranslation();
  const nameOf = usePlaceNames(level);
  const place = t(levelLabels[level]);
  const { text, unit } = measure;
  const withShares = areasHaveShares(measure, areas);
  const columns = useMemo(
    (): readonly DataTableColumn<AreaValue>[] => [
      {
        header: place,
        cell: ({ code }) => <FilterButton name={nameOf(code)} onFilter={onChoose && (() => onChoose(code))} />,
      },
      { header: t(text), numeric: true, cell: ({ value }) => factText(value, unit, readingOf(state)) },
      ...(withShares
        ? [
            {
              header: t('Share of the map'),
              numeric: true,
              roomy: true,
              cell: ({ share }: AreaValue) => percentText(share),
            },
          ]
        : []),
      ...(onViewRows === undefined
        ? []
        : [
            viewRowsColumn<AreaValue>(
              ({ code }) => nameOf(code),
              ({ code }) => onViewRows(code),
            ),
          ]),
    ],
    [t, nameOf, place, text, unit, withShares, state, onChoose, onViewRows],
  );
  return (
    <DataTable
      caption={t('{{fact}} by {{dimension}}', { fact: t(text), dimension: place })}
      height={height}
      rows={areas}
      keyOf={({ code }) => code}
      columns={columns}
    />
  );
}
