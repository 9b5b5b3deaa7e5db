import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PageState } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countText, percentText } from '../../../../lib/languages/formats.ts';
import type { AreaPackages } from '../../../../ui/cards/distribution/prepare-distribution.ts';
import { viewRowsColumn } from '../../../../ui/cards/view-rows-button.tsx';
import { zipAreasOptions } from '../../../../ui/map/zip-areas.ts';
import { DataTable } from '../../../../ui/tables/data-table.tsx';

interface Props {
  readonly areas: readonly AreaPackages[];
  readonly state: PageState;
  readonly height: number;
  readonly onViewRows: (digits: string) => void;
}

const shownFirst = 100;

/** The ZIP areas, largest first, each with the way to its rows. */
export function DistributionTable({ areas, state, height, onViewRows }: Props) {
  const { t } = useTranslation();
  const { data: places } = useQuery(zipAreasOptions);
  const [all, setAll] = useState(false);
  const nameOf = ({ digits }: AreaPackages) => {
    const city = places?.get(digits)?.city;
    if (digits === '') return t('No postal code');
    return city === undefined ? digits : `${digits} ${city}`;
  };
  return (
    <div>
      <DataTable<AreaPackages>
        caption={t('{{fact}} by {{dimension}}', { fact: t(state.fact.text), dimension: t('ZIP area') })}
        height={height}
        rows={all ? areas : areas.slice(0, shownFirst)}
        keyOf={({ digits }) => digits}
        columns={[
          { header: t('ZIP area'), cell: nameOf },
          { header: t('Packages'), numeric: true, cell: ({ packages }) => countText(packages) },
          { header: t('Share'), numeric: true, roomy: true, cell: ({ share }) => percentText(share) },
          viewRowsColumn<AreaPackages>(nameOf, ({ digits }) => onViewRows(digits)),
        ]}
      />
      {all || areas.length <= shownFirst ? null : (
        <Button variant="subtle" size="compact-xs" mt={4} onClick={() => setAll(true)}>
          {`${t('Top {{shown}} of {{all}}', { shown: shownFirst, all: areas.length })} · ${t('Show all')}`}
        </Button>
      )}
    </div>
  );
}
