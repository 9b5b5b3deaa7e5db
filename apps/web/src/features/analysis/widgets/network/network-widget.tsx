import { Text } from '@mantine/core';
import { networkMapQuery, otherSenders, type PageState, type RowsPart, rounded, withFilter } from '@waybill/model';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { withFilters } from '../../../../lib/analysis/search-parts.ts';
import { CardSkeleton } from '../../../../ui/card/card-states.tsx';
import { valueHeader } from '../../../../ui/cards/export/exported-value.ts';
import { useRoom } from '../../../../ui/cards/use-room.ts';
import { useWidgetData } from '../../../../ui/cards/use-widget-data.ts';
import { WidgetCard } from '../../../../ui/cards/widget-card.tsx';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { InTurn } from '../../../../ui/waiting/in-turn.tsx';
import { NetworkControls, placeName } from './network-controls.tsx';
import { networkFinding } from './network-finding.ts';
import { NetworkTable } from './network-table.tsx';
import { cityKey, leadersOf, prepareNetwork, type Sender, type Star, starsOf } from './prepare-network.ts';
import { useNetworkSettings } from './use-network-settings.ts';

const loadNetwork = () => import('./network-picture.tsx');
const NetworkPicture = lazy(loadNetwork);
const usualHeight = 560;

/** Which sender or fulfilment centre supplies which state of the US; a click on a state filters the page. */
export default function NetworkWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { analysis, onViewRows } = props;
  const { client, state, search, go } = analysis;
  const height = useRoom(usualHeight, props.isFull);
  const { settings, change } = useNetworkSettings(client.id);
  const isOfCenters = settings.mode === 'mode_dc';
  const query = useMemo(() => networkMapQuery(isOfCenters ? withoutSenderFilters(state) : state), [state, isOfCenters]);
  const hasSenderFilters = withoutSenderFilters(state) !== state;
  const data = useWidgetData(props, 'senders', query, prepareNetwork);
  const distribution = new Set(settings.distribution.map(({ STATE, CITY }) => cityKey(STATE, CITY)));
  const centers = [...distribution, ...settings.centers.map(({ STATE, CITY }) => cityKey(STATE, CITY))];
  const chosenOf = (senders: readonly Sender[]) =>
    settings.mode === 'mode_dc' ? centers : senders.slice(0, settings.top === 'dc_top5' ? 5 : 10).map(({ key }) => key);
  const drawingOf = ({ picture, state: of }: { readonly picture: readonly Sender[]; readonly state: PageState }) => {
    const stars = starsOf(picture, new Set(chosenOf(picture)));
    return { stars, leaders: leadersOf(stars), state: of, height, nameOf };
  };
  const nameOf = ({ sender }: Star) => {
    if (sender === undefined) return t(otherSenders);
    const name = placeName(sender);
    return isOfCenters && distribution.has(sender.key) ? t('{{place}} (distribution)', { place: name }) : name;
  };
  const actions = {
    onViewRows: isOfCenters && hasSenderFilters ? undefined : (sender: Sender) => onViewRows(partsOf(sender)),
    onState: (code: string) =>
      go(
        withFilters(search, {
          ...state.filters,
          normalised_consignee_country: ['US'],
          normalised_consignee_state: [code],
        }),
      ),
  };
  const controls = (senders: readonly Sender[]) => (
    <>
      <NetworkControls analysis={analysis} senders={senders} settings={settings} onChange={change} />
      {isOfCenters && hasSenderFilters ? (
        <Text size="xs" c="dimmed" mb="sm">
          {t('The sender country and state filters do not apply to centers.')}
        </Text>
      ) : null}
    </>
  );
  return (
    <WidgetCard
      props={props}
      data={data}
      height={height}
      isEmpty={(senders) => senders.length === 0}
      finding={(shown) => networkFinding(drawingOf(shown).stars, shown.state, nameOf)}
      exportTable={(shown) => ({
        headers: [t('Sender'), t('State'), valueHeader(shown.state)],
        rows: drawingOf(shown).stars.flatMap((star) =>
          [...star.byState].map(([code, value]) => [nameOf(star), code, rounded(value)]),
        ),
      })}
      chart={(shown) => (
        <>
          {controls(shown.picture)}
          <InTurn load={loadNetwork} fallback={<CardSkeleton height={height} />}>
            <NetworkPicture {...drawingOf(shown)} {...actions} />
          </InTurn>
        </>
      )}
      table={(shown) => (
        <>
          {controls(shown.picture)}
          <NetworkTable {...drawingOf(shown)} {...actions} />
        </>
      )}
    />
  );
}

/** The rows of a sender that the map shows: to receivers in the US. */
function partsOf({ state, city }: Sender): readonly RowsPart[] {
  return [
    { kind: 'value', column: 'normalised_consignee_country', value: 'US' },
    { kind: 'value', column: 'normalised_sender_state', value: state },
    { kind: 'value', column: 'sender_city', value: city },
  ];
}

/** In the mode of centres the filters of sender state and country stay in the address, but are not applied (S2 section 5). */
function withoutSenderFilters(state: PageState): PageState {
  const { filters } = state;
  const hasSender = filters.normalised_sender_country !== undefined || filters.normalised_sender_state !== undefined;
  return hasSender ? { ...state, filters: withFilter(filters, 'normalised_sender_country', []) } : state;
}
