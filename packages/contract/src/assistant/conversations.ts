import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { rowId } from '../foundation/ids.ts';
import { orAbsent } from '../foundation/or-absent.ts';
import { doneAnswer } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';
import { wholeNumber, wholeNumberBetween } from '../foundation/whole-number.ts';
import { chatMessage } from './chat-message.ts';

const endpoint = endpoints({ ...audiences.assistant, source: 'S3 sections 2.8 and 7, chat' });

export const conversationId = rowId;

/** A conversation with the assistant (S3 section 3). */
export const conversation = z.object({
  conversationId: z.number().int(),
  conversationName: z.string(),
  /**
   * Its newest messages, oldest first; `getMoreChat` answers those before them. Empty for all but the ten newest
   * conversations, whose messages `getMoreChat` answers from 0 on.
   */
  chat: z.array(chatMessage),
  clientId: z.number().int(),
  subClientIds: z.array(z.number().int()),
  updatedAt: z.iso.datetime(),
});
export type Conversation = z.infer<typeof conversation>;

/** How many messages come at once. */
export const chatChunk = 10;

/** Of how many conversations a list has the messages, too. */
export const conversationsWithChat = 10;

export const getUserConversations = endpoint({
  name: 'getUserConversations',
  method: 'POST',
  path: '/aichatbot/api/chat/getUserConversations',
  source: 'S3 sections 4.11 and 7, chat',
  summary:
    'The conversations of a user about a client, the newest first. Internal users may name another user of their tenant.',
  body: z.object({
    userId: wholeNumber,
    clientId: wholeNumber,
    subClientIds: orAbsent(z.array(wholeNumber).max(2_000), []),
    /** How many messages are wanted of each of the newest conversations: 0 for a list of names. */
    messages: orAbsent(wholeNumberBetween(0, chatChunk), chatChunk),
  }),
  answer: z.array(conversation),
});

export const getMoreChat = endpoint({
  name: 'getMoreChat',
  method: 'POST',
  path: '/aichatbot/api/chat/getMoreChat',
  summary:
    'Older messages of a conversation, at most ten, oldest first; none at its beginning. Figures are asked afresh, with the rights of the reader.',
  body: z.object({
    /** How many messages the reader already has. */
    chunkNumber: wholeNumberBetween(0, 1_000_000),
    conversationId,
  }),
  answer: z.array(chatMessage),
});

export const renameUserConversation = endpoint({
  name: 'renameUserConversation',
  method: 'PATCH',
  path: '/aichatbot/api/chat/renameUserConversation',
  summary: 'Renames an own conversation.',
  query: z.object({
    conversationId,
    newConversationName: text(100).refine((name) => name.trim() !== '', 'must not be empty'),
  }),
  answer: doneAnswer,
});

export const deleteUserConversation = endpoint({
  name: 'deleteUserConversation',
  method: 'POST',
  path: '/aichatbot/api/chat/deleteUserConvervsation',
  summary: 'Deletes an own conversation with all its messages.',
  body: z.union([z.object({ conversationId }), conversationId], 'conversationId: is required, as a whole number'),
  answer: doneAnswer,
});

export const chatFeedback = endpoint({
  name: 'chatFeedback',
  method: 'POST',
  path: '/aichatbot/api/chat/feedback',
  source: 'S3 sections 4.11 and 7, chat',
  summary: 'Says once whether an answer helped.',
  body: z.object({ userResponseHistoryId: rowId, isHelpful: z.boolean() }),
  answer: doneAnswer,
});

export const setReportInstanceIDToChatMessage = endpoint({
  name: 'setReportInstanceIDToChatMessage',
  method: 'POST',
  path: '/aichatbot/api/chat/setReportInstanceIDToChatMessage',
  source: 'S3 section 7, chat',
  summary: 'Links an own report to the message that ordered it.',
  body: z.object({
    reportInstanceId: rowId,
    userResponseHistoryId: rowId,
  }),
  answer: doneAnswer,
});

/** A user who has the assistant (S3 section 3). */
export const chatUser = z.object({ userId: z.number().int(), login: z.string() });

export const getAllChatBotUsers = endpoint({
  name: 'getAllChatBotUsers',
  method: 'GET',
  path: '/aichatbot/api/chat/getAllChatBotUsers',
  ...audiences.assistantOfOthers,
  source: 'S3 sections 2.8, 6 and 7, chat',
  summary: 'The users of the tenant who may use the assistant, and have it.',
  answer: z.array(chatUser),
});
