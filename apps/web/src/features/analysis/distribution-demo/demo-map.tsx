import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countText, percentText } from '../../../lib/languages/formats.ts';
import { CardFailure } from '../../../ui/card-states.tsx';
import { circlesOf } from '../../../ui/cards/distribution/circles-of.ts';
import { packageCircle } from '../../../ui/cards/distribution/package-circle.ts';
import { type AreaPackages, prepareDistribution } from '../../../ui/cards/distribution/prepare-distribution.ts';
import mapClasses from '../../../ui/cards/map/map.module.css';
import { DataTable } from '../../../ui/data-table.tsx';
import { areasOptions, mapViewBoxes } from '../../../ui/map/areas.ts';
import { CircleMap } from '../../../ui/map/circle-map.tsx';
import { zipAreasOptions } from '../../../ui/map/zip-areas.ts';
import { demoPackages } from './demo-areas.ts';

const height = 560;
const nothing = () => undefined;
const areas: readonly AreaPackages[] = prepareDistribution(
  Object.entries(demoPackages)
    .toSorted(([, one], [, other]) => other - one)
    .map(([digits, packages]) => ({ NAME: digits, VALUE: packages })),
);

/** The circles of the distribution map and their table, on generated figures. */
export function DemoMap() {
  const { t } = useTranslation();
  const shapes = useQuery(areasOptions('state'));
  const places = useQuery(zipAreasOptions);
  const error = shapes.error ?? places.error;
  const retry = () => {
    void shapes.refetch();
    void places.refetch();
  };
  if (error !== null) return <CardFailure error={error} height={height} onRetry={retry} />;
  if (shapes.data === undefined || places.data === undefined) return <Skeleton height={height} radius="md" />;
  const { circles } = circlesOf(areas, places.data);
  return (
    <div className={mapClasses.picture}>
      <CircleMap
        areas={shapes.data}
        viewBox={mapViewBoxes.state}
        label={t('Distribution map (demo)')}
        areaHint={t('Demo figures')}
        circleHint={t('Demo figures')}
        onArea={nothing}
        onCircle={nothing}
        circles={circles.map((circle) => packageCircle(circle, t))}
      />
      <DataTable<AreaPackages>
        caption={t('Distribution map (demo)')}
        height={height}
        rows={areas}
        keyOf={({ digits }) => digits}
        columns={[
          { header: t('ZIP area'), cell: ({ digits }) => `${digits} ${places.data.get(digits)?.city ?? ''}` },
          { header: t('Packages'), numeric: true, cell: ({ packages }) => countText(packages) },
          { header: t('Share'), numeric: true, cell: ({ share }) => percentText(share) },
        ]}
      />
    </div>
  );
}
