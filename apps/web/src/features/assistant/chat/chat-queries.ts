import { queryOptions } from '@tanstack/react-query';
import {
  type ChatMessage,
  type Conversation,
  getAllChatBotUsers,
  getGuidelines,
  getKeywords,
  getMoreChat,
  getUserConversations,
} from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';

const conversationsKey = ['assistant', 'conversations'] as const;

/** Whose conversations about which clients. */
export interface ConversationsOf {
  readonly userId: number;
  readonly clientId: number;
  readonly subClientIds: readonly number[];
}

export const conversationsOptions = (of: ConversationsOf) =>
  queryOptions({
    queryKey: [...conversationsKey, of],
    queryFn: ({ signal }): Promise<Conversation[]> =>
      call(getUserConversations, { body: { ...of, subClientIds: [...of.subClientIds], messages: 0 } }, signal),
    staleTime: 0,
  });

export const allConversations = { queryKey: conversationsKey } as const;

/** Older messages, oldest first. */
export const olderMessages = (conversationId: number, chunkNumber: number): Promise<ChatMessage[]> =>
  call(getMoreChat, { body: { conversationId, chunkNumber } });

export const chatUsersOptions = queryOptions({
  queryKey: ['assistant', 'users'],
  queryFn: ({ signal }) => call(getAllChatBotUsers, {}, signal),
});

export const guidelinesOptions = queryOptions({
  queryKey: ['assistant', 'guidelines'],
  queryFn: ({ signal }) => call(getGuidelines, {}, signal),
});

export const keywordsOptions = (clientId: number) =>
  queryOptions({
    queryKey: ['assistant', 'keywords', clientId],
    queryFn: ({ signal }) => call(getKeywords, { query: { clientId } }, signal),
  });
