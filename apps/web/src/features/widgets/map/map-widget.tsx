import { SegmentedControl } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import {
  areaColumn,
  type MapSide,
  mapQuery,
  type PageFilters,
  type RowsPart,
  type WidgetSettings,
  withFilter,
} from '@waybill/model';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { withFilters } from '../../../lib/analysis/search-parts.ts';
import { useViewAddress } from '../../../lib/analysis/use-view-address.ts';
import { text } from '../../../lib/languages/text.ts';
import { CardSkeleton } from '../../../ui/card-states.tsx';
import { loadMap } from '../load-charts.ts';
import { useRoom } from '../use-room.ts';
import { useWidgetData } from '../use-widget-data.ts';
import { WidgetCard } from '../widget-card.tsx';
import type { WidgetProps } from '../widget-props.ts';
import { mapExport } from './map-export.ts';
import { type MapLevel, prepareMap } from './prepare-map.ts';

const MapPicture = lazy(loadMap);
const MapTable = lazy(() => import('./map-table.tsx'));
const usualHeight = 420;
/** What the map and its legend take on a wide screen. */
const pictureHeight = 497;

/** The fact by state of the US or by country; a click filters the page by the place. */
export function MapWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { analysis, settings, widget } = props;
  const height = useRoom(usualHeight, props.isFull);
  const { state, search, go } = analysis;
  const { view, change } = useViewAddress();
  const level: MapLevel = view.map ?? 'state';
  const side = sideOf(settings);
  const query = useMemo(() => mapQuery(state, side, level), [state, side, level]);
  const prepare = useMemo(() => prepareMap(level), [level]);
  const data = useWidgetData(props, 'map', query, prepare);
  const { drawn } = data;
  const shownSide = sideOf(drawn?.settings ?? settings);
  const shownLevel = drawn?.picture.level ?? level;
  const onChoose = useCallbackRef((code: string) =>
    go(withFilters(search, placeFilter(state.filters, shownSide, shownLevel, code))),
  );
  const onViewRows = useCallbackRef((code: string) => props.onViewRows(placeParts(shownSide, shownLevel, code)));
  const question = side === 'sender' ? text('Where do the packages come from?') : widget.question;
  return (
    <WidgetCard
      props={{ ...props, widget: { ...widget, question } }}
      data={data}
      height={Math.max(height, pictureHeight)}
      isEmpty={({ areas }) => areas.length === 0}
      exportTable={({ picture, state: of }) => mapExport(picture, of)}
      extra={
        <SegmentedControl
          size="xs"
          aria-label={t('Level of the map')}
          value={level}
          onChange={(chosen) => change({ map: chosen === 'state' ? undefined : chosen })}
          data={[
            { value: 'state', label: t('US states') },
            { value: 'country', label: t('World') },
          ]}
        />
      }
      table={({ picture, ...shown }) => (
        <Suspense fallback={<CardSkeleton height={height} />}>
          <MapTable {...picture} state={shown.state} onChoose={onChoose} onViewRows={onViewRows} height={height} />
        </Suspense>
      )}
      chart={({ picture, ...shown }) => (
        <Suspense fallback={<CardSkeleton height={Math.max(height, pictureHeight)} />}>
          <MapPicture {...picture} state={shown.state} onChoose={onChoose} onViewRows={onViewRows} height={height} />
        </Suspense>
      )}
    />
  );
}

function sideOf({ dimension }: WidgetSettings): MapSide {
  return dimension === 'normalised_sender' ? 'sender' : 'consignee';
}

/** The rows of a place; a state's only those of the country that the map shows. */
function placeParts(side: MapSide, level: MapLevel, code: string): readonly RowsPart[] {
  const place = { kind: 'value', column: areaColumn(side, level), value: code } as const;
  return level === 'country' ? [place] : [{ kind: 'value', column: areaColumn(side, 'country'), value: 'US' }, place];
}

/** A state is filtered by together with its country, on which it depends. */
function placeFilter(filters: PageFilters, side: MapSide, level: MapLevel, code: string): PageFilters {
  const country = `normalised_${side}_country` as const;
  const place = `normalised_${side}_state` as const;
  if (level === 'country') return withFilter(withFilter(filters, country, []), country, [code]);
  return { ...filters, [country]: ['US'], [place]: [code] };
}
