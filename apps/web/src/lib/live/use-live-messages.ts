import { notifications } from '@mantine/notifications';
import type { Client } from '@stomp/stompjs';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { isNotification, type NotificationKind, stompDestinations, stompPath } from '@waybill/contract';
import { useEffect } from 'react';
import { lookForLoads } from '../analysis/data-as-of.ts';
import { statusesOptions } from '../maintenance/statuses.ts';
import { addNotification, notificationsOptions, notificationText } from '../notifications/notifications.ts';
import { accountOptions } from '../session/session-queries.ts';
import { storedSession } from '../signed-in/session-store.ts';
import { invoiceFilesKey } from './invoice-files-key.ts';

const shownFor = 3_000;
const connectAgainAfter = 5_000;
const listening = 'listening';
const connectAtTheLatest = 2_000;

const kindsOfLoads: readonly NotificationKind[] = [
  'invoice_file_loaded',
  'delivery_file_loaded',
  'invoice_file_undone',
];

/** Keeps a live connection while the page is open: messages are shown at once, and missed ones are fetched. */
export function useLiveMessages(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let connecting: Promise<Client | undefined> | undefined;
    const cancel = whenIdle(() => {
      connecting = connect(queryClient).catch(() => undefined);
    });
    return () => {
      cancel();
      void connecting?.then((client) => client?.deactivate());
    };
  }, [queryClient]);
}

/** The page itself comes first. Safari has no idle callbacks. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: connectAtTheLatest });
  return () => cancelIdleCallback(handle);
}

async function connect(queryClient: QueryClient): Promise<Client> {
  const { Client } = await import('@stomp/stompjs');
  let wasConnected = false;
  const client = new Client({
    brokerURL: new URL(stompPath, window.location.href.replace(/^http/, 'ws')).href,
    reconnectDelay: connectAgainAfter,
    beforeConnect: async () => {
      client.connectHeaders = { Authorization: `Bearer ${storedSession()?.token ?? ''}` };
    },
    onConnect: () => {
      // What happens before the server listens for this page is fetched, so nothing is missed in between.
      client.watchForReceipt(listening, () => {
        void queryClient.invalidateQueries(notificationsOptions);
        void queryClient.invalidateQueries(statusesOptions);
        if (wasConnected) void lookForLoads(queryClient);
        wasConnected = true;
      });
      client.subscribe(stompDestinations.notifications, ({ body }) => show(queryClient, body));
      client.subscribe(stompDestinations.statuses, () => void queryClient.invalidateQueries(statusesOptions), {
        receipt: listening,
      });
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
  const come: unknown = JSON.parse(body);
  if (!isNotification(come)) return;
  addNotification(queryClient, come);
  if (kindsOfLoads.includes(come.kind)) void lookForLoads(queryClient);
  if (come.kind.startsWith('invoice_file_')) void queryClient.invalidateQueries({ queryKey: invoiceFilesKey });
  notifications.show({ message: notificationText(come), autoClose: shownFor });
}
