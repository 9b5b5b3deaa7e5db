import { Checkbox, Group, Text } from '@mantine/core';
import { type CircleSize, circleSize, distributionCircles, type PageState } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../../lib/languages/formats.ts';
import { text } from '../../../../lib/languages/text.ts';
import { circlesOf } from '../../../../ui/cards/distribution/circles-of.ts';
import { circleRadii, PackageCircles } from '../../../../ui/cards/distribution/package-circles.tsx';
import type { AreaPackages } from '../../../../ui/cards/distribution/prepare-distribution.ts';
import mapClasses from '../../../../ui/cards/map/map.module.css';
import { AreaMap } from '../../../../ui/map/area-map.tsx';
import { mapViewBoxes } from '../../../../ui/map/areas.ts';
import { UsaMap } from '../../../../ui/map/usa-map.tsx';
import { DistributionTable } from './distribution-table.tsx';

interface Props {
  readonly areas: readonly AreaPackages[];
  readonly state: PageState;
  readonly height: number;
  readonly onViewRows: (digits: string) => void;
  readonly onState: (code: string) => void;
}

const sizeNames: Readonly<Record<CircleSize, string>> = {
  small: text('Small'),
  medium: text('Medium'),
  large: text('Large'),
  'extra large': text('Extra large'),
};
const allSizes = distributionCircles.map(({ size }) => size);

/** The circles on the states, what their sizes mean, and beside them the areas, largest first. */
export default function DistributionPicture({ areas, state, height, onViewRows, onState }: Props) {
  const { t } = useTranslation();
  const [sizes, setSizes] = useState<readonly string[]>(allSizes);
  return (
    <UsaMap height={height}>
      {(shapes, places) => {
        const { circles, elsewhere } = circlesOf(areas, places);
        return (
          <div className={mapClasses.picture}>
            <div>
              <AreaMap
                areas={shapes.map((area) => ({ area }))}
                viewBox={mapViewBoxes.state}
                label={t('{{fact}} by {{dimension}}', { fact: t(state.fact.text), dimension: t('ZIP area') })}
                hint={t('Click to filter the page')}
                onChoose={onState}
                over={(pointing) => (
                  <PackageCircles
                    circles={circles.filter(({ packages }) => sizes.includes(circleSize(packages)))}
                    hint={t('Click for its rows')}
                    pointing={pointing}
                    onChoose={onViewRows}
                  />
                )}
              />
              <Checkbox.Group aria-label={t('Circle sizes')} value={[...sizes]} onChange={setSizes}>
                <Group gap="lg" mt="sm" align="center">
                  {distributionCircles.map(({ size, over, upTo }) => (
                    <Checkbox
                      key={size}
                      size="xs"
                      value={size}
                      styles={{ body: { alignItems: 'center' } }}
                      label={<SizeLabel size={size} over={over} upTo={upTo} />}
                    />
                  ))}
                </Group>
              </Checkbox.Group>
              {elsewhere === 0 ? null : (
                <Text size="xs" c="dimmed" mt="xs">
                  {t('{{count, number}} packages cannot be placed on this map; they are in the table.', {
                    count: elsewhere,
                  })}
                </Text>
              )}
            </div>
            <DistributionTable areas={areas} state={state} height={height} onViewRows={onViewRows} />
          </div>
        );
      }}
    </UsaMap>
  );
}

interface SizeLabelProps {
  readonly size: CircleSize;
  readonly over: number;
  readonly upTo: number;
}

/** The circle in its size, its name and the packages that it stands for. */
function SizeLabel({ size, over, upTo }: SizeLabelProps) {
  const { t } = useTranslation();
  const radius = circleRadii[size] * 0.75;
  const range = Number.isFinite(upTo)
    ? `${countText(Math.max(over, 0))} – ${countText(upTo)}`
    : t('over {{packages}}', { packages: countText(over) });
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
      <svg width={2 * radius} height={2 * radius} aria-hidden>
        <circle cx={radius} cy={radius} r={radius} fill="var(--wb-accent-text)" fillOpacity={0.55} />
      </svg>
      {`${t(sizeNames[size])} ${range}`}
    </span>
  );
}
