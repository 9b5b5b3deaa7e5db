import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { continentOf, type FactUnit, type PageState, type Reading } from '@waybill/model';
import type { TFunction } from 'i18next';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { axisText, factText, percentText, shortFactText } from '../../../../lib/languages/formats.ts';
import { CardFailure } from '../../../../ui/card/card-states.tsx';
import classes from '../../../../ui/cards/map/map.module.css';
import { ChartNotes } from '../../../../ui/charts/chart-notes.tsx';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import { AreaMap, type ShownArea } from '../../../../ui/map/area-map.tsx';
import { areasOptions, mapViewBoxes } from '../../../../ui/map/areas.ts';
import { colourAt, colourSteps } from '../../../../ui/map/colour-scale.ts';
import { levelLabels } from './level-labels.ts';
import MapTable from './map-table.tsx';
import { shapesOf, usePlaceNames } from './place-names.ts';
import { areasHaveShares, type MapMeasure, type MapValues } from './prepare-map.ts';

interface Props extends MapValues {
  readonly measure: MapMeasure;
  readonly state: PageState;
  readonly height: number;
  readonly onChoose: ((code: string) => void) | undefined;
  readonly onViewRows: ((code: string) => void) | undefined;
}

const leastTableHeight = 480;

/** The map with its legend, and beside it the areas, largest first. */
function MapPicture({ areas, level, figure, missing, measure, state, height, onChoose, onViewRows }: Props) {
  const shapeLevel = shapesOf(level);
  const { data: shapes, error, refetch } = useQuery(areasOptions(shapeLevel));
  const { data: states } = useQuery({ ...areasOptions('state'), enabled: level === 'county' });
  const { t } = useTranslation();
  const theme = useChartTheme();
  const nameOf = usePlaceNames(level);
  const { text, unit } = measure;
  const withShares = areasHaveShares(measure, areas);
  const reading = useMemo(() => readingOf(state), [state]);
  const steps = useMemo(() => colourSteps(areas.map(({ value }) => value)), [areas]);
  const shown = useMemo(() => {
    const byCode = new Map(areas.map((area) => [area.code, area]));
    return shapes?.map((area): ShownArea => {
      const code = level === 'continent' ? (continentOf(area.code) ?? '') : area.code;
      const found = byCode.get(code);
      const colour = found && colourAt(steps, found.value);
      const named = level === 'continent' ? { ...area, name: nameOf(code) } : area;
      if (found === undefined)
        return { area: named, colour: undefined, lines: [{ label: t(text), value: t('No data') }] };
      const share = withShares ? [{ label: t('Share of the map'), value: percentText(found.share) }] : [];
      return {
        area: named,
        colour: colour && theme.paint(colour),
        lines: [{ label: t(text), value: factText(found.value, unit, reading) }, ...share],
      };
    });
  }, [shapes, areas, level, steps, nameOf, t, text, unit, withShares, reading, theme]);
  if (error !== null) return <CardFailure error={error} height={380} onRetry={() => void refetch()} />;
  return (
    <div className={classes.picture}>
      <div>
        {shown === undefined ? (
          <Skeleton height={380} radius="md" />
        ) : (
          <AreaMap
            viewBox={mapViewBoxes[shapeLevel]}
            label={t('{{fact}} by {{dimension}}', { fact: t(text), dimension: t(levelLabels[level]) })}
            hint={t('Click to filter the page')}
            onChoose={onChoose}
            areas={shown}
            {...(level === 'county' ? { borders: states ?? [] } : {})}
          />
        )}
        <div className={classes.legend}>
          {steps.map(({ colour, from, to }) => (
            <span key={colour.light} className={classes.step}>
              <span className={classes.swatch} style={{ background: theme.paint(colour) }} />
              <span className="numeric">{limitsText(t, from, to, (value) => limitText(value, unit, reading))}</span>
            </span>
          ))}
        </div>
        <MapNotes level={level} figure={figure} missing={missing} />
      </div>
      <MapTable
        areas={areas}
        level={level}
        measure={measure}
        state={state}
        onChoose={onChoose}
        onViewRows={onViewRows}
        height={Math.max(height, leastTableHeight)}
      />
    </div>
  );
}

/** Notes on the map's figures, and how much of them it cannot draw. */
function MapNotes({ level, figure, missing }: Pick<MapValues, 'level' | 'figure' | 'missing'>) {
  const { t } = useTranslation();
  const notes = [
    figure && t(figure.meaning),
    level === 'county'
      ? t('Counties follow from ZIP codes; a ZIP code that spans several counties counts for one of them.')
      : undefined,
    missing > 0 && level === 'county'
      ? t('{{share}} of the US figures have no county and are not drawn.', {
          share: percentText(missing),
        })
      : undefined,
  ];
  return <ChartNotes notes={notes} />;
}

export default memo(MapPicture);

/** Limits are round, so that they need no decimals; percentages keep theirs. */
function limitText(value: number, unit: FactUnit, reading: Reading): string {
  return unit === 'percent' ? shortFactText(value, unit, reading) : axisText(value, unit, reading);
}

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
