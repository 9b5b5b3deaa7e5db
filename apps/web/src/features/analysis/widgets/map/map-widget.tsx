import { useCallbackRef } from '@mantine/hooks';
import {
  areaColumn,
  type MapLevel,
  type MapSide,
  mapFigureNames,
  mapFigureQuery,
  mapFiguresOf,
  mapQuery,
  type PageFilters,
  type PageState,
  type RowsPart,
  rounded,
  type WidgetSettings,
  withFilter,
} from '@waybill/model';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { withFilters } from '../../../../lib/analysis/search-parts.ts';
import { useViewAddress } from '../../../../lib/analysis/use-view-address.ts';
import { text } from '../../../../lib/languages/text.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { CardSelect } from '../../../../ui/cards/card-select.tsx';
import { exportedValue, valueHeader } from '../../../../ui/cards/export/exported-value.ts';
import type { ExportTable } from '../../../../ui/cards/export/use-export.ts';
import { useRoom } from '../../../../ui/cards/use-room.ts';
import { useWidgetData } from '../../../../ui/cards/use-widget-data.ts';
import { WidgetCard } from '../../../../ui/cards/widget-card.tsx';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { loadMap } from '../load-charts.ts';
import { levelLabels } from './level-labels.ts';
import { mapFinding } from './map-finding.ts';
import { usePlaceNames } from './place-names.ts';
import { areasHaveShares, type MapValues, mapMeasure, prepareMap } from './prepare-map.ts';

const MapPicture = lazy(loadMap);
const MapTable = lazy(() => import('./map-table.tsx'));
const usualHeight = 420;
/** What the map and its legend take on a wide screen. */
const pictureHeight = 497;

/** The page's fact, or packages, delays and freight, by state, county, country or continent; a click filters by the place. */
export default function MapWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { analysis, settings, widget } = props;
  const height = useRoom(usualHeight, props.isFull);
  const { state, search, go } = analysis;
  const { view, change } = useViewAddress();
  const level = view.map ?? 'state';
  const side = sideOf(settings);
  const figures = mapFiguresOf(state.analysis);
  const figure = figures.find(({ key }) => key === view.figure);
  const query = useMemo(
    () => (figure === undefined ? mapQuery(state, side, level) : mapFigureQuery(figure, state, side, level)),
    [figure, state, side, level],
  );
  const prepare = useMemo(() => prepareMap(level, figure), [level, figure]);
  const data = useWidgetData(props, 'map', query, prepare);
  const { drawn } = data;
  const shownSide = sideOf(drawn?.settings ?? settings);
  const shownLevel = drawn?.picture.level ?? level;
  const nameOf = usePlaceNames(shownLevel);
  const choose = useCallbackRef((code: string) => {
    if (shownLevel === 'state' || shownLevel === 'country') {
      go(withFilters(search, placeFilter(state.filters, shownSide, shownLevel, code)));
    }
  });
  const viewRows = useCallbackRef((code: string) => props.onViewRows(placeParts(shownSide, shownLevel, code)));
  const onChoose = shownLevel === 'state' || shownLevel === 'country' ? choose : undefined;
  const onViewRows = (drawn?.picture.figure ?? figure) === undefined ? viewRows : undefined;
  const question = side === 'sender' ? text('Where do the packages come from?') : widget.question;
  const parts = { onChoose, onViewRows, height };
  return (
    <WidgetCard
      props={{ ...props, widget: { ...widget, question } }}
      data={data}
      height={Math.max(height, pictureHeight)}
      isEmpty={({ areas }) => areas.length === 0}
      finding={({ picture, state: of }) =>
        mapFinding(picture, mapMeasure(picture.figure, of.fact), of, shownSide, nameOf)
      }
      exportTable={({ picture, state: of }) => mapExport(picture, of)}
      extra={
        <>
          {figures.length === 0 ? null : (
            <CardSelect
              label={t('Map figure')}
              value={figure?.key ?? ''}
              onChange={(value) => change({ figure: mapFigureNames.find((name) => name === value) })}
              options={[
                { value: '', label: t(state.fact.text) },
                ...figures.map((each) => ({ value: each.key, label: t(each.text) })),
              ]}
            />
          )}
          <CardSelect
            label={t('Map level')}
            value={level}
            onChange={(chosen) => change({ map: chosen === 'state' ? undefined : chosen })}
            options={levels.map((value) => ({ value, label: t(levelChoices[value]) }))}
          />
        </>
      }
      table={({ picture, state: of }) => (
        <MapTable {...picture} measure={mapMeasure(picture.figure, of.fact)} state={of} {...parts} />
      )}
      loadChart={loadMap}
      chart={({ picture, state: of }) => (
        <MapPicture {...picture} measure={mapMeasure(picture.figure, of.fact)} state={of} {...parts} />
      )}
    />
  );
}

const levels = ['state', 'county', 'country', 'continent'] as const;
const levelChoices = {
  state: text('US states'),
  county: text('US counties'),
  country: text('World'),
  continent: text('Continents'),
} as const;

function sideOf({ dimension }: WidgetSettings): MapSide {
  return dimension === 'normalised_sender' ? 'sender' : 'consignee';
}

/** The rows of a place; a state's only those of the country that the map shows. */
function placeParts(side: MapSide, level: MapLevel, code: string): readonly RowsPart[] {
  const place = { kind: 'value', column: areaColumn(side, level), value: code } as const;
  return level === 'country' || level === 'continent'
    ? [place]
    : [{ kind: 'value', column: areaColumn(side, 'country'), value: 'US' }, place];
}

/** A state is filtered by together with its country, on which it depends. */
function placeFilter(filters: PageFilters, side: MapSide, level: 'state' | 'country', code: string): PageFilters {
  const country = `normalised_${side}_country` as const;
  const place = `normalised_${side}_state` as const;
  if (level === 'country') return withFilter(withFilter(filters, country, []), country, [code]);
  return { ...filters, [country]: ['US'], [place]: [code] };
}

/** All places by their codes, largest first, also those that no map shows. */
function mapExport({ level, areas, figure }: MapValues, state: PageState): ExportTable {
  const measure = mapMeasure(figure, state.fact);
  const { text } = measure;
  const withShares = areasHaveShares(measure, areas);
  return {
    headers: [
      texts.t(levelLabels[level]),
      figure === undefined ? valueHeader(state) : texts.t(text),
      ...(withShares ? [texts.t('Share (%)')] : []),
    ],
    rows: areas.map(({ code, value, share }) => [
      code,
      exportedValue(value, state.fact),
      ...(withShares ? [rounded(share)] : []),
    ]),
  };
}
