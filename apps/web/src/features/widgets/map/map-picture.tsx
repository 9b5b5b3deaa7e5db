import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PageState } from '@waybill/model';
import { memo } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { factText, percentText, shortFactText } from '../../../lib/languages/formats.ts';
import { CardFailure } from '../../../ui/card-states.tsx';
import { useChartTheme } from '../../../ui/charts/use-chart-theme.ts';
import { AreaMap } from '../../../ui/map/area-map.tsx';
import { areasOptions, mapViewBoxes } from '../../../ui/map/areas.ts';
import { colourAt, colourSteps } from '../../../ui/map/colour-scale.ts';
import { hasShares } from '../has-shares.ts';
import { readingOf } from '../reading-of.ts';
import classes from './map.module.css';
import MapTable from './map-table.tsx';
import type { AreaValue, MapLevel } from './prepare-map.ts';

interface Props {
  readonly areas: readonly AreaValue[];
  readonly level: MapLevel;
  readonly state: PageState;
  readonly onChoose: (code: string) => void;
  readonly height: number;
  readonly onViewRows: (code: string) => void;
}

const leastTableHeight = 480;

/** The map with its legend, and beside it the areas, largest first. */
function MapPicture({ areas, level, state, height, onChoose, onViewRows }: Props) {
  const { data: shapes, error, refetch } = useQuery(areasOptions(level));
  const { t } = useTranslation();
  const reading = readingOf(state);
  const theme = useChartTheme();
  const steps = colourSteps(areas.map(({ value }) => value));
  const paintOf = (value: number) => {
    const colour = colourAt(steps, value);
    return colour && theme.paint(colour);
  };
  const byCode = new Map(areas.map((area) => [area.code, area]));
  const { text, unit } = state.fact;
  if (error !== null) return <CardFailure error={error} height={380} onRetry={() => void refetch()} />;
  return (
    <div className={classes.picture}>
      <div>
        {shapes === undefined ? (
          <Skeleton height={380} radius="md" />
        ) : (
          <AreaMap
            viewBox={mapViewBoxes[level]}
            label={t('{{fact}} by {{dimension}}', {
              fact: t(text),
              dimension: level === 'state' ? t('State') : t('Country'),
            })}
            hint={t('Click to filter the page')}
            onChoose={onChoose}
            areas={shapes.map((area) => {
              const found = byCode.get(area.code);
              return {
                area,
                colour: found && paintOf(found.value),
                lines:
                  found === undefined
                    ? [{ label: text, value: t('No data') }]
                    : [
                        { label: text, value: factText(found.value, unit, reading) },
                        ...(hasShares(state.fact) ? [{ label: t('Share'), value: percentText(found.share) }] : []),
                      ],
              };
            })}
          />
        )}
        <div className={classes.legend}>
          {steps.map(({ colour, from, to }) => (
            <span key={colour.light} className={classes.step}>
              <span className={classes.swatch} style={{ background: theme.paint(colour) }} />
              <span className="numeric">{limitsText(t, from, to, (value) => shortFactText(value, unit, reading))}</span>
            </span>
          ))}
        </div>
      </div>
      <MapTable
        areas={areas}
        level={level}
        state={state}
        onChoose={onChoose}
        onViewRows={onViewRows}
        height={Math.max(height, leastTableHeight)}
      />
    </div>
  );
}

export default memo(MapPicture);

/** The values of a step of the legend. */
function limitsText(
  t: TFunction,
  from: number | undefined,
  to: number | undefined,
  text: (value: number) => string,
): string {
  if (from === undefined) return to === undefined ? t('all values') : t('under {{limit}}', { limit: text(to) });
  return to === undefined ? t('{{limit}} and more', { limit: text(from) }) : `${text(from)} – ${text(to)}`;
}
