import type { ChatAnswer, ChatLogStep, ChatMessage, ChatMessageType } from '@waybill/contract';

/** A question and what became of it, as the chat shows it. */
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
