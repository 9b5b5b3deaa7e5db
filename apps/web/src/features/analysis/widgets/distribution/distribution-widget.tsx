import { useQuery } from '@tanstack/react-query';
import { distributionQuery, type MapSide, type PageState, rounded, type WidgetSettings } from '@waybill/model';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { withFilters } from '../../../../lib/analysis/search-parts.ts';
import { text } from '../../../../lib/languages/text.ts';
import { prepareDistribution } from '../../../../ui/cards/distribution/prepare-distribution.ts';
import { useRoom } from '../../../../ui/cards/use-room.ts';
import { useWidgetData } from '../../../../ui/cards/use-widget-data.ts';
import { WidgetCard } from '../../../../ui/cards/widget-card.tsx';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { zipAreasOptions } from '../../../../ui/map/zip-areas.ts';
import { distributionFinding } from './distribution-finding.ts';
import { DistributionTable } from './distribution-table.tsx';

const loadDistribution = () => import('./distribution-picture.tsx');
const DistributionPicture = lazy(loadDistribution);
const usualHeight = 560;

/** Packages by ZIP area of the US as circles; a click on a state filters the page, one on a circle opens its rows. */
export default function DistributionWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { analysis, settings, widget, onViewRows } = props;
  const { state, search, go } = analysis;
  const height = useRoom(usualHeight, props.isFull);
  const side = sideOf(settings);
  const query = useMemo(() => distributionQuery(state, side), [state, side]);
  const data = useWidgetData(props, 'map', query, prepareDistribution);
  const partsOf = (shown: { readonly state: PageState; readonly settings: WidgetSettings }) => {
    const shownSide = sideOf(shown.settings);
    return {
      height,
      state: shown.state,
      onViewRows: (digits: string) => onViewRows([{ kind: 'zipArea', side: shownSide, digits }]),
      onState: (code: string) =>
        go(
          withFilters(search, {
            ...state.filters,
            [`normalised_${shownSide}_country`]: ['US'],
            [`normalised_${shownSide}_state`]: [code],
          }),
        ),
    };
  };
  const { data: places } = useQuery(zipAreasOptions);
  const nameOf = (digits: string) => [digits, places?.get(digits)?.city].filter(Boolean).join(' ');
  const question = side === 'sender' ? text('Where do the packages come from?') : widget.question;
  return (
    <WidgetCard
      props={{ ...props, widget: { ...widget, question } }}
      data={data}
      height={height}
      isEmpty={(areas) => areas.length === 0}
      finding={(shown) => distributionFinding(shown.picture, sideOf(shown.settings), nameOf)}
      exportTable={({ picture }) => ({
        headers: [t('ZIP area'), t('Packages'), t('Share (%)')],
        rows: picture.map(({ digits, packages, share }) => [digits, packages, rounded(share)]),
      })}
      loadChart={loadDistribution}
      chart={(shown) => <DistributionPicture areas={shown.picture} {...partsOf(shown)} />}
      table={(shown) => <DistributionTable areas={shown.picture} {...partsOf(shown)} />}
    />
  );
}

function sideOf({ dimension }: WidgetSettings): MapSide {
  return dimension === 'normalised_sender' ? 'sender' : 'consignee';
}
