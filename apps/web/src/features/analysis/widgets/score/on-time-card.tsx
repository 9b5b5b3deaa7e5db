import { useQuery } from '@tanstack/react-query';
import { type CarrierScore, onTimeQuery, onTimeScores } from '@waybill/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useComparableRange } from '../../../../lib/analysis/comparable-range.ts';
import { dataOptions } from '../../../../lib/analysis/data-queries.ts';
import { withFilters } from '../../../../lib/analysis/search-parts.ts';
import { useGridAddress } from '../../../../lib/analysis/use-grid-address.ts';
import { CardMenu } from '../../../../ui/cards/card-menu.tsx';
import { DataCard } from '../../../../ui/cards/data-card.tsx';
import { fixedSettings } from '../../../../ui/cards/fixed-settings.ts';
import { toggledFilter } from '../../../../ui/cards/toggle-filter.ts';
import { useWidgetData } from '../../../../ui/cards/use-widget-data.ts';
import type { LeadProps } from '../../../../ui/cards/widget-props.ts';
import { onTimeFinding } from './on-time-finding.ts';
import { OnTimeList } from './on-time-list.tsx';
import { OnTimeTable } from './on-time-table.tsx';

const height = 300;

/** The share on time of each carrier, the most reliable first, with its trend and its change; a click leads to the packages. */
export default function OnTimeCard({ analysis }: LeadProps) {
  const { t } = useTranslation();
  const { state, page, client, search, go } = analysis;
  const grid = useGridAddress();
  const query = useMemo(() => onTimeQuery(state), [state]);
  const prepare = useMemo(() => onTimeScores(state.dates), [state.dates]);
  const data = useWidgetData({ analysis, settings: fixedSettings }, 'breakdown', query, prepare);
  const { drawn } = data;
  const { range, isKnown } = useComparableRange(page, drawn?.state ?? state);
  const before = useQuery({
    ...dataOptions(page.name, 'breakdown', onTimeQuery({ ...(drawn?.state ?? state), dates: range ?? state.dates })),
    enabled: range !== undefined,
  });
  const earlier = useMemo(
    () => (range === undefined || before.data === undefined ? undefined : onTimeScores(range)(before.data)),
    [range, before.data],
  );
  const title = t('On time by carrier');
  const question =
    drawn === undefined || !isKnown || before.isLoading
      ? t('Which carrier delivers on time?')
      : onTimeFinding(drawn.picture, earlier, range);
  const parts = {
    earlier,
    onCarrier: (carrier: string) => go(withFilters(search, toggledFilter(state.filters, 'carrier_name', carrier))),
    onRows: ({ carrier }: CarrierScore, fact: 'total' | 'late') =>
      grid.openFact(fact, [{ kind: 'value', column: 'carrier_name', value: carrier }]),
  };
  return (
    <DataCard
      name="onTime"
      title={title}
      question={question}
      client={client}
      data={data}
      height={height}
      isEmpty={({ carriers }) => carriers.length === 0}
      exportTable={({ picture: { carriers } }) => ({
        headers: [
          t('Carrier'),
          t('On time (%)'),
          t('Known deliveries'),
          t('On Time'),
          t('Late'),
          t('Exception'),
          t('Pending Late'),
          t('Not known'),
        ],
        rows: carriers.map(({ carrier, share, known, onTime, late, exceptions, pendingLate, unknown }) => [
          carrier,
          share,
          known,
          onTime,
          late,
          exceptions,
          pendingLate,
          unknown,
        ]),
      })}
      menu={(table) => <CardMenu analysis={analysis} title={title} question={question} table={table} />}
      chart={({ picture }) => <OnTimeList scores={picture} {...parts} />}
      table={({ picture }) => <OnTimeTable scores={picture} height={height} {...parts} />}
    />
  );
}
