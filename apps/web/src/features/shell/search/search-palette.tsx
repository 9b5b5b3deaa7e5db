import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconMessageChatbot, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { dayOf } from '@waybill/model';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { savedDashboardOptions } from '../../../lib/analysis/dashboard-queries.ts';
import { searchOfSaved } from '../../../lib/analysis/saved-dashboard.ts';
import { handToAssistant } from '../../../lib/session/question-for-assistant.ts';
import { useAssistant } from '../../../lib/session/use-assistant.ts';
import { DialogFailureBoundary } from '../../../ui/failures/dialog-failure-boundary.tsx';
import { found } from './palette-entry.ts';
import { paletteFieldId, takeTyped } from './typed-ahead.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

const [store, palette] = createSpotlight();

/** Opens the palette; it is drawn as soon as it is there. */
export const openPalette = palette.open;

/** Spotlight chooses the first entry when somebody types, and marks it in this way. */
function selectFirst(listId: string): void {
  const list = document.getElementById(listId);
  for (const entry of list?.querySelectorAll('[data-selected]') ?? []) entry.removeAttribute('data-selected');
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}

interface Props {
  readonly onHelp: () => void;
}

/** The command palette: pages, clients, actions, tracking numbers, all by keyboard. */
export default function SearchPalette({ onHelp }: Props) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [shipment, setShipment] = useState<string>();
  const { groups: all, isPending } = usePaletteGroups(search, { onHelp, onShipment: setShipment });
  const groups = found(all, search);
  const isNothingFound = groups.length === 0 && !isPending;
  const { isShown: isAssistantShown } = useAssistant();
  const offersAssistant = isNothingFound && isAssistantShown && search.trim() !== '';
  const first = groups[0]?.entries[0]?.id ?? (offersAssistant ? 'assistant' : undefined);
  useEffect(() => {
    // What is found later by the server is chosen as well, so that Enter opens what is first.
    if (search !== '' && first !== undefined) selectFirst(store.getState().listId);
  }, [search, first]);
  return (
    <>
      <Spotlight.Root
        store={store}
        query={search}
        onQueryChange={setSearch}
        shortcut={null}
        overlayProps={{ blur: 0, backgroundOpacity: 0.45 }}
        scrollable
        maxHeight={460}
      >
        <Spotlight.Search
          id={paletteFieldId}
          onFocus={() => {
            const typed = takeTyped();
            if (typed !== '') setSearch((before) => before + typed);
          }}
          placeholder={t('Search...')}
          aria-label={t('Search pages, clients, invoices, tracking numbers, carriers and actions')}
          leftSection={<IconSearch size={18} stroke={1.6} />}
        />
        <Spotlight.ActionsList>
          {groups.map(({ label, entries }) => (
            <Spotlight.ActionsGroup key={label} label={label}>
              {entries.map(({ id, label: name, description, icon: Icon, run }) => (
                <Spotlight.Action
                  key={id}
                  label={name}
                  {...(description === undefined ? {} : { description })}
                  leftSection={<Icon size={18} stroke={1.6} />}
                  onClick={run}
                />
              ))}
            </Spotlight.ActionsGroup>
          ))}
          {groups.length === 0 ? (
            <Spotlight.Empty>{isPending ? t('Searching …') : t('Nothing found')}</Spotlight.Empty>
          ) : null}
          {offersAssistant ? (
            <Spotlight.Action
              label={t('Ask the assistant: {{question}}', { question: search.trim() })}
              leftSection={<IconMessageChatbot size={18} stroke={1.6} />}
              onClick={() => handToAssistant(search.trim())}
            />
          ) : null}
        </Spotlight.ActionsList>
      </Spotlight.Root>
      {shipment === undefined ? null : (
        <FoundShipment trackingNumber={shipment} onClose={() => setShipment(undefined)} />
      )}
    </>
  );
}

const TrackingPopup = lazy(() => import('../../../ui/shipment/tracking-popup.tsx'));

interface FoundShipmentProps {
  readonly trackingNumber: string;
  readonly onClose: () => void;
}

/** A shipment over whatever page is open: of the client that the reader works with, or of the first one. */
function FoundShipment({ trackingNumber, onClose }: FoundShipmentProps) {
  const [line, setLine] = useState<number>();
  const { data: clients } = useQuery(clientsOptions);
  const { data: saved } = useQuery(savedDashboardOptions);
  const clientId =
    clients === undefined || saved === undefined ? undefined : searchOfSaved(saved, clients, dayOf(new Date())).client;
  if (clientId === undefined) return null;
  return (
    <DialogFailureBoundary onClose={onClose}>
      <Suspense fallback={null}>
        <TrackingPopup
          key={trackingNumber}
          scope={{ page: 'spend', clients: { clientId, childClientIds: [] } }}
          trackingNumber={trackingNumber}
          line={line}
          onLine={setLine}
          onClose={onClose}
        />
      </Suspense>
    </DialogFailureBoundary>
  );
}
