import { SegmentedControl } from '@mantine/core';
import { type MapSide, mapQuery, type PageFilters, withFilter } from '@waybill/model';
import { lazy, Suspense, useMemo, useState } from 'react';
import { withFilters } from '../../../lib/analysis/search-parts.ts';
import { CardSkeleton } from '../../../ui/card-states.tsx';
import { useWidgetData } from '../use-widget-data.ts';
import { WidgetCard } from '../widget-card.tsx';
import type { WidgetProps } from '../widget-props.ts';
import { MapTable } from './map-table.tsx';
import { prepareMap } from './prepare-map.ts';

const MapPicture = lazy(() => import('./map-picture.tsx'));
const height = 420;

/** The fact by state of the US or by country; a click filters the page by the place. */
export function MapWidget(props: WidgetProps) {
  const { analysis, settings, widget } = props;
  const { state, page, search, go } = analysis;
  const [level, setLevel] = useState<'state' | 'country'>('state');
  const side: MapSide = settings.dimension === 'normalised_sender' ? 'sender' : 'consignee';
  const query = useMemo(() => mapQuery(state, side, level), [state, side, level]);
  const data = useWidgetData(page.name, 'map', query, prepareMap);
  const choose = (code: string) => go(withFilters(search, placeFilter(state.filters, side, level, code)));
  const question = side === 'sender' ? 'Where do the packages come from?' : widget.question;
  return (
    <WidgetCard
      props={{ ...props, widget: { ...widget, question } }}
      data={data}
      height={height}
      isEmpty={(areas) => areas.length === 0}
      extra={
        <SegmentedControl
          size="xs"
          aria-label="Level of the map"
          value={level}
          onChange={setLevel}
          data={[
            { value: 'state', label: 'US states' },
            { value: 'country', label: 'World' },
          ]}
        />
      }
      table={(areas) => <MapTable areas={areas} level={level} state={state} onChoose={choose} height={height} />}
      chart={(areas) => (
        <Suspense fallback={<CardSkeleton height={height} />}>
          <MapPicture areas={areas} level={level} state={state} onChoose={choose} />
        </Suspense>
      )}
    />
  );
}

/** A state is filtered by together with its country, on which it depends. */
function placeFilter(filters: PageFilters, side: MapSide, level: 'state' | 'country', code: string): PageFilters {
  const country = `normalised_${side}_country` as const;
  const place = `normalised_${side}_state` as const;
  if (level === 'country') return withFilter(withFilter(filters, country, []), country, [code]);
  return { ...filters, [country]: ['US'], [place]: [code] };
}
