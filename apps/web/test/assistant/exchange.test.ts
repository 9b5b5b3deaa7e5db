import type { ChatReply } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { waitingExchange, withReply } from '../../src/features/assistant/chat/exchange.ts';

const question = 'spend last month';
const waiting = [waitingExchange('asked 1', 'packages'), waitingExchange('asked 2', question)];

/** A reply to a question, in a conversation. */
function replyIn(conversationId: number, userPrompt = question): ChatReply {
  const data = { conversationId, userPrompt, agentsResponseFlow: [] };
  return { response: [{ type: 'SQL_RESPONSE', data }] } as unknown as ChatReply;
}

describe('a reply', () => {
  it('takes the place of the question that waits for it', () => {
    const states = withReply(waiting, 7, replyIn(7))?.map(({ state }) => state);
    expect(states).toEqual(['waiting', 'answered']);
  });

  it('opens the conversation of a first question', () => {
    expect(withReply(waiting, -1, replyIn(7))?.[1]?.answer?.conversationId).toBe(7);
  });

  it('changes nothing when another conversation is open by now', () => {
    expect(withReply(waiting, 8, replyIn(7))).toBeUndefined();
    expect(withReply([], -1, replyIn(7))).toBeUndefined();
    expect(withReply(waiting, 7, replyIn(7, 'something else'))).toBeUndefined();
  });

  it('of a failure, which belongs to no conversation, is shown', () => {
    expect(withReply(waiting, 7, replyIn(-1))?.[1]?.state).toBe('answered');
  });
});
