import { useQuery } from '@tanstack/react-query';
import type { PageState } from '@waybill/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { factText, percentText } from '../../../lib/languages/formats.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { DataTableColumn } from '../../../ui/data-table-row.tsx';
import { areasOptions } from '../../../ui/map/areas.ts';
import { TextButton } from '../../../ui/plain-buttons.tsx';
import { hasShares } from '../has-shares.ts';
import { readingOf } from '../reading-of.ts';
import { viewRowsColumn } from '../view-rows-button.tsx';
import type { AreaValue, MapLevel } from './prepare-map.ts';

interface Props {
  readonly areas: readonly AreaValue[];
  readonly level: MapLevel;
  readonly state: PageState;
  readonly height: number;
  readonly onChoose: (code: string) => void;
  readonly onViewRows: (code: string) => void;
}

/** Areas with value and share, also those that no map shows; a name filters the page. */
export default function MapTable({ areas, level, state, height, onChoose, onViewRows }: Props) {
  const { t } = useTranslation();
  const { data: shapes } = useQuery(areasOptions(level));
  const place = level === 'state' ? t('State') : t('Country');
  const columns = useMemo((): readonly DataTableColumn<AreaValue>[] => {
    const names = new Map(shapes?.map(({ code, name }) => [code, name]));
    return [
      {
        header: place,
        cell: ({ code }) => (
          <TextButton
            onClick={() => onChoose(code)}
            aria-label={t('Filter by {{name}}', { name: names.get(code) ?? code })}
          >
            {names.get(code) ?? code}
          </TextButton>
        ),
      },
      {
        header: t(state.fact.text),
        numeric: true,
        cell: ({ value }) => factText(value, state.fact.unit, readingOf(state)),
      },
      ...(hasShares(state.fact)
        ? [{ header: t('Share'), numeric: true, cell: ({ share }: AreaValue) => percentText(share) }]
        : []),
      viewRowsColumn<AreaValue>(
        ({ code }) => names.get(code) ?? code,
        ({ code }) => onViewRows(code),
      ),
    ];
  }, [t, shapes, place, state, onChoose, onViewRows]);
  return (
    <DataTable
      caption={t('{{fact}} by {{dimension}}', { fact: t(state.fact.text), dimension: place })}
      height={height}
      rows={areas}
      keyOf={({ code }) => code}
      columns={columns}
    />
  );
}
