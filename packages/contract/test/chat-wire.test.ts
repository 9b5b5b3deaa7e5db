import { expect, it } from 'vitest';
import { chatQuestion } from '../src/index.ts';

it('keeps nothing of what a client says of the conversation, because thousands of questions may wait', () => {
  const read = chatQuestion.parse({
    userPrompt: 'spend by carrier',
    userMessages: Array.from({ length: 20_000 }, () => ({})),
    conversationObjectJsonString: 'x'.repeat(60_000),
    clientId: 1001,
  });
  expect(read).toMatchObject({ userPrompt: 'spend by carrier', userMessages: [], conversationObjectJsonString: '' });
});
