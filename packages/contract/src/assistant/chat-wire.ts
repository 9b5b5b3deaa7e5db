import { z } from 'zod';
import { orAbsent } from '../foundation/or-absent.ts';
import { text } from '../foundation/text.ts';
import { wholeNumber } from '../foundation/whole-number.ts';

/** Where the assistant is: STOMP over a WebSocket, the token in CONNECT and in every SEND (S3 section 7). */
export const chatSocketPath = '/aichatbot/stomp/chat';

/** The longest frame in bytes, from its command to its NUL. */
export const longestChatFrame = 65_536;

/** Conversations that are not stored yet have this number (S3 section 4.11). */
export const newConversationId = -1;

/** The topic where a user's session receives answers. */
export const chatTopic = (userId: number, sessionId: string): string => `/topic/chat/${userId}/${sessionId}`;

/** The destination for the questions of a user's conversation. */
export const chatDestination = (userId: number, sessionId: string, conversationId: number): string =>
  `/app/chat/${userId}/${sessionId}/${conversationId}`;

/** Questions wait their turn, so what is not needed is dropped at once to save memory. */
const history = z.array(z.unknown()).transform((): readonly unknown[] => []);
const conversation = text(longestChatFrame).transform(() => '');

/** A question, as a client sends it. The server knows the conversation and ignores the client's copy of it. */
export const chatQuestion = z.object({
  userPrompt: text(2_000).refine((words) => words.trim() !== '', 'must not be empty'),
  userMessages: orAbsent(history, []),
  conversationObjectJsonString: orAbsent(conversation, ''),
  clientId: wholeNumber,
  subClientIds: orAbsent(z.array(wholeNumber).max(2_000), []),
  timeZone: orAbsent(text(60), 'UTC'),
});
export type ChatQuestion = z.input<typeof chatQuestion>;
