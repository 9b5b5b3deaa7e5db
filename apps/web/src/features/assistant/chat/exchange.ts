import {
  type ChatAnswer,
  type ChatLogStep,
  type ChatMessage,
  type ChatMessageType,
  type ChatReply,
  newConversationId,
} from '@waybill/contract';

/** A question and its answer, as the chat shows them. */
export interface Exchange {
  /** Unlike that of any other. */
  readonly key: string;
  readonly question: string;
  readonly state: 'waiting' | 'late' | 'answered';
  readonly type: ChatMessageType | undefined;
  readonly answer: ChatAnswer | undefined;
  readonly logs: readonly ChatLogStep[];
}

export const waitingExchange = (key: string, question: string): Exchange => ({
  key,
  question,
  state: 'waiting',
  type: undefined,
  answer: undefined,
  logs: [],
});

/** An exchange that the server kept. */
export const storedExchange = (message: ChatMessage): Exchange => ({
  key: `stored ${message.userResponseHistoryId}`,
  question: message.userMessage,
  state: 'answered',
  type: message.type,
  answer: message.content ?? undefined,
  logs: message.logs,
});

/**
 * The exchanges of a conversation once a reply has taken the place of what waits for it; undefined where it is a reply
 * to a question of another conversation, which was open before.
 */
export function withReply(
  exchanges: readonly Exchange[],
  conversationId: number,
  { response: [reply] }: ChatReply,
): readonly Exchange[] | undefined {
  if (reply === undefined) return undefined;
  const { type, data } = reply;
  const isOfAnother = ![newConversationId, data.conversationId].includes(conversationId);
  if (isOfAnother && data.conversationId !== newConversationId) return undefined;
  const place = exchanges.findIndex(({ state, question }) => state !== 'answered' && question === data.userPrompt);
  if (place < 0) return undefined;
  return exchanges.with(place, {
    ...(exchanges[place] as Exchange),
    state: 'answered',
    type,
    answer: data,
    logs: data.agentsResponseFlow,
  });
}
