import { notifications } from '@mantine/notifications';
import type { Client } from '@stomp/stompjs';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { notification, stompDestinations, stompPath } from '@waybill/contract';
import { useEffect } from 'react';
import { refreshFigures } from '../analysis/data-as-of.ts';
import { statusesOptions } from '../maintenance/statuses.ts';
import { addNotification, notificationsOptions, notificationText } from '../notifications/notifications.ts';
import { accountOptions } from '../session/session-queries.ts';
import { storedSession } from '../session/session-store.ts';
import { invoiceFilesKey } from './invoice-files-key.ts';

const shownFor = 3_000;
const connectAgainAfter = 5_000;

/** Keeps a live connection while the page is open: what it brings is shown at once, what was missed is fetched. */
export function useLiveMessages(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const connecting = connect(queryClient).catch(() => undefined);
    return () => void connecting.then((client) => client?.deactivate());
  }, [queryClient]);
}

async function connect(queryClient: QueryClient): Promise<Client> {
  const { Client } = await import('@stomp/stompjs');
  const client = new Client({
    brokerURL: new URL(stompPath, window.location.href.replace(/^http/, 'ws')).href,
    reconnectDelay: connectAgainAfter,
    beforeConnect: async () => {
      client.connectHeaders = { Authorization: `Bearer ${storedSession()?.token ?? ''}` };
    },
    onConnect: () => {
      client.subscribe(stompDestinations.notifications, ({ body }) => show(queryClient, body));
      client.subscribe(stompDestinations.statuses, () => void queryClient.invalidateQueries(statusesOptions));
      void queryClient.invalidateQueries(notificationsOptions);
    },
    onStompError: () => {
      void client.deactivate();
      // The session may be over; the answer to this call leads to the login page then.
      void queryClient.fetchQuery({ ...accountOptions, staleTime: 0 }).catch(() => undefined);
    },
  });
  client.activate();
  return client;
}

function show(queryClient: QueryClient, body: string): void {
  const come = notification.safeParse(JSON.parse(body));
  if (!come.success) return;
  addNotification(queryClient, come.data);
  if (come.data.kind === 'invoice_file_loaded') refreshFigures(queryClient);
  if (come.data.kind.startsWith('invoice_file_')) void queryClient.invalidateQueries({ queryKey: invoiceFilesKey });
  notifications.show({ message: notificationText(come.data), autoClose: shownFor });
}
