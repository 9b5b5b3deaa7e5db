import { describe, expect, it } from 'vitest';
import { QuestionReader, sayResult } from '../src/index.ts';
import { read, today } from './reader.ts';

const european = new QuestionReader({ clients: [], values: { currency_code: ['USD', 'EUR'] } });
const ask = (text: string) => european.read({ text, language: 'en', today, earlier: [] });

describe('amounts in a currency', () => {
  it('are those that were billed in it, which a remark says', () => {
    const outcome = ask('spend last month in euros');
    expect(outcome).toMatchObject({
      kind: 'answer',
      reading: { filters: [{ dimension: 'currency_code', values: ['EUR'] }] },
    });
    expect(outcome.kind === 'answer' && outcome.alternatives.map(({ reading }) => reading.filters)).toContainEqual([]);
    expect(outcome.kind === 'answer' && outcome.remarks.map(({ text }) => text)).toContain(
      'Only what was billed in EUR; nothing is converted.',
    );
  });

  it('have its symbol', () => {
    const outcome = ask('spend last month in euros');
    if (outcome.kind !== 'answer') throw new Error('It has no answer.');
    const columns = [{ name: 'FIGURE_1', text: 'Total Spend', unit: 'currency' } as const];
    expect(sayResult(outcome.reading, { columns, rows: [{ FIGURE_1: 1234.5 }] })).toContain('€1,234.50');
  });

  it('are asked back where nothing was billed in it', () => {
    expect(read('spend last month in euros').kind).toBe('clarify');
  });

  it('are in dollars anyway, where dollars are named', () => {
    expect(ask('spend last month in dollars')).toMatchObject({ kind: 'answer', reading: { filters: [] } });
    expect(ask('packages billed in USD')).toMatchObject({ reading: { filters: [{ values: ['USD'] }] } });
  });
});
