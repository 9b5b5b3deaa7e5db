import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { newConversationId } from '@waybill/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../lib/api/api-error.ts';
import { texts } from '../../../lib/languages/texts.ts';
import { ChatConnection } from './chat-connection.ts';
import { allConversations, olderMessages } from './chat-queries.ts';
import { type Exchange, storedExchange, waitingExchange, withReply } from './exchange.ts';

/** S3 section 4.11. */
const longestWait = 30_000;

interface Asker {
  readonly userId: number;
  readonly clientId: number | undefined;
  readonly subClientIds: readonly number[];
}

export interface Chat {
  readonly exchanges: readonly Exchange[];
  readonly conversationId: number;
  readonly isConnected: boolean;
  readonly isWaiting: boolean;
  /** Whether there is nothing older. */
  readonly isWhole: boolean;
  readonly ask: (question: string) => void;
  readonly openConversation: (id: number) => Promise<void>;
  readonly loadOlder: () => Promise<void>;
}

/** A conversation with the assistant: its messages, and what is in progress. */
export function useChat({ userId, clientId, subClientIds }: Asker): Chat {
  const queryClient = useQueryClient();
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [conversationId, setConversationId] = useState(newConversationId);
  const [isConnected, setConnected] = useState(false);
  const [isWhole, setWhole] = useState(true);
  const connection = useRef<ChatConnection>(undefined);
  const asked = useRef(0);
  const shown = useRef({ exchanges, conversationId });
  useEffect(() => {
    shown.current = { exchanges, conversationId };
  }, [exchanges, conversationId]);

  useEffect(() => {
    const opened = new ChatConnection({
      userId,
      onConnected: setConnected,
      onReply: (reply) => {
        const { exchanges: before, conversationId: open } = shown.current;
        const after = withReply(before, open, reply);
        if (after !== undefined) {
          const id = reply.response[0]?.data.conversationId ?? newConversationId;
          shown.current = { exchanges: after, conversationId: id === newConversationId ? open : id };
          setExchanges(shown.current.exchanges);
          setConversationId(shown.current.conversationId);
        }
        void queryClient.invalidateQueries(allConversations);
      },
    });
    connection.current = opened;
    opened.open();
    return () => void opened.close();
  }, [userId, queryClient]);

  const last = exchanges.at(-1);
  const isWaiting = last?.state === 'waiting';
  useEffect(() => {
    if (!isWaiting || !isConnected) return undefined;
    const timer = setTimeout(() => setExchanges(late), longestWait);
    return () => clearTimeout(timer);
  }, [isWaiting, isConnected]);

  const ask = useCallback(
    (question: string) => {
      if (clientId === undefined) {
        // The log entry is specified (S3 section 8).
        console.warn('No client is selected');
        notifications.show({ color: 'orange', message: texts.t('Choose a client before you ask.') });
        return;
      }
      asked.current += 1;
      setExchanges((before) => [...before, waitingExchange(`asked ${asked.current}`, question)]);
      void connection.current?.ask(conversationId, {
        userPrompt: question,
        clientId,
        subClientIds: subClientIds.toSorted((one, other) => one - other),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      });
    },
    [clientId, subClientIds, conversationId],
  );

  const opened = useRef(0);
  const openConversation = useCallback(async (id: number) => {
    opened.current += 1;
    const own = opened.current;
    try {
      const stored = id === newConversationId ? [] : (await olderMessages(id, 0)).map(storedExchange);
      if (own !== opened.current) return;
      setConversationId(id);
      setWhole(id === newConversationId);
      setExchanges(stored);
    } catch (error) {
      if (own === opened.current) tellFailure(texts.t('The conversation could not be opened.'), error);
    }
  }, []);

  const isLoadingOlder = useRef(false);
  const loadOlder = useCallback(async () => {
    if (isLoadingOlder.current) return;
    isLoadingOlder.current = true;
    try {
      const older = await olderMessages(conversationId, exchanges.length);
      if (shown.current.conversationId !== conversationId) return;
      setExchanges((before) => [...older.map(storedExchange), ...before]);
      setWhole(older.length === 0);
    } catch (error) {
      tellFailure(texts.t('Older messages could not be loaded.'), error);
    } finally {
      isLoadingOlder.current = false;
    }
  }, [conversationId, exchanges.length]);

  return { exchanges, conversationId, isConnected, isWaiting, isWhole, ask, openConversation, loadOlder };
}

const tellFailure = (title: string, error: unknown) =>
  notifications.show({ color: 'red', title, message: errorText(error) });

const late = (exchanges: readonly Exchange[]): readonly Exchange[] =>
  exchanges.map((exchange) => (exchange.state === 'waiting' ? { ...exchange, state: 'late' } : exchange));
