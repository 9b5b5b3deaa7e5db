import { QuestionReader, type Reading } from '@waybill/assistant';
import { describe, expect, it } from 'vitest';
import { interpret } from '../../src/assistant/answers/interpret.ts';

const reader = new QuestionReader({ clients: [], values: { carrier_name: ['UPS', 'FedEx'] } });
const question = { language: 'en', today: '2026-11-21', earlier: [] } as const;

const readingOf = (text: string): Reading => {
  const outcome = reader.read({ ...question, text });
  if (outcome.kind !== 'answer') throw new Error(text);
  return outcome.reading;
};

const choices = ['Total Spend, 2025, Carrier UPS', 'Packages, 2025, Carrier UPS'].map((prompt) => ({
  prompt,
  reading: readingOf(prompt),
}));

describe('a typed reply to a question back', () => {
  it.each(['total spend', 'Total Spend.', 'Total Spend, 2025'])('chooses what begins like it: %s', (text) => {
    expect(interpret(reader, { ...question, text }, [], choices)).toMatchObject({
      kind: 'answer',
      reading: choices[0]?.reading,
    });
  });

  it('is read like any question where it begins none of them, or there are none', () => {
    const own = interpret(reader, { ...question, text: 'total spend in Q2' }, [], choices);
    expect(own).toMatchObject({ kind: 'answer', reading: { time: { range: { from: '2026-04-01' } } } });
    expect(interpret(reader, { ...question, text: 'total' }, [], [])).not.toMatchObject({
      reading: choices[0]?.reading,
    });
  });
});
