import type { ChatColumn } from '@waybill/contract';
import { expect, it } from 'vitest';
import { copiedAnswer } from '../../src/features/assistant/chat/answer-text.ts';

const columns = [
  { name: 'STATE', label: 'State', kind: 'text' },
  { name: 'SPEND', label: 'Total Spend', kind: 'currency' },
] as ChatColumn[];

it('copies the rows of an answer beneath what it says, separated by tabs', () => {
  const df = [
    { STATE: 'TX', SPEND: 155918.89 },
    { STATE: 'New\tYork', SPEND: 2 },
  ];
  expect(copiedAnswer({ assistantResponse: 'TX with $155,918.89', df, columns })).toBe(
    'TX with $155,918.89\n\nState\tTotal Spend\nTX\t$155,918.89\nNew York\t$2.00',
  );
});

it('copies an answer of one figure as it is said', () => {
  const [, spend] = columns as [ChatColumn, ChatColumn];
  const answer = { assistantResponse: 'It was $2.00.', df: [{ SPEND: 2 }], columns: [spend] };
  expect(copiedAnswer(answer)).toBe('It was $2.00.');
});
