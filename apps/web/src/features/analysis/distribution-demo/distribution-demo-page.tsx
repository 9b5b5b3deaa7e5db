import { Alert, Button, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { countText, percentText } from '../../../lib/languages/formats.ts';
import { Card } from '../../../ui/card/card.tsx';
import { circlesOf } from '../../../ui/cards/distribution/circles-of.ts';
import { PackageCircles } from '../../../ui/cards/distribution/package-circles.tsx';
import { type AreaPackages, prepareDistribution } from '../../../ui/cards/distribution/prepare-distribution.ts';
import mapClasses from '../../../ui/cards/map/map.module.css';
import { AreaMap } from '../../../ui/map/area-map.tsx';
import { mapViewBoxes } from '../../../ui/map/areas.ts';
import { UsaMap } from '../../../ui/map/usa-map.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import demoPackages from './demo-packages.json' with { type: 'json' };

/** The distribution map with sample data, to try it before there is real data (S3 section 2.3). */
export function DistributionDemoPage() {
  const { t } = useTranslation();
  return (
    <Stack gap="md" p={{ base: 'sm', sm: 'lg' }}>
      <Alert color="blue" variant="light" icon={<IconInfoCircle size={18} />} title={t('Demo figures')}>
        {t('These packages are sample data. They show how the distribution map works and are not yours.')}
      </Alert>
      <Card
        title={t('Distribution map')}
        question={t('Where do the packages go?')}
        refreshing={false}
        actions={
          <Button size="xs" variant="light" renderRoot={(props) => <Link {...props} to="/aframe/distributionmap" />}>
            {t('Show my own packages')}
          </Button>
        }
      >
        <DemoMap />
      </Card>
    </Stack>
  );
}

const height = 560;
const nothing = () => undefined;
/** Distributed roughly like the population, with circles of every size. */
const areas = prepareDistribution(demoPackages);

/** The circles of the distribution map and their table, on generated figures. */
function DemoMap() {
  const { t } = useTranslation();
  return (
    <UsaMap height={height}>
      {(shapes, places) => (
        <div className={mapClasses.picture}>
          <AreaMap
            areas={shapes.map((area) => ({ area }))}
            viewBox={mapViewBoxes.state}
            label={t('Distribution map (demo)')}
            hint={t('Demo figures')}
            onChoose={nothing}
            over={(pointing) => (
              <PackageCircles
                circles={circlesOf(areas, places).circles}
                hint={t('Demo figures')}
                pointing={pointing}
                onChoose={nothing}
              />
            )}
          />
          <DataTable<AreaPackages>
            caption={t('Distribution map (demo)')}
            height={height}
            rows={areas}
            keyOf={({ digits }) => digits}
            columns={[
              { header: t('ZIP area'), cell: ({ digits }) => `${digits} ${places.get(digits)?.city ?? ''}` },
              { header: t('Packages'), numeric: true, cell: ({ packages }) => countText(packages) },
              { header: t('Share'), numeric: true, cell: ({ share }) => percentText(share) },
            ]}
          />
        </div>
      )}
    </UsaMap>
  );
}
