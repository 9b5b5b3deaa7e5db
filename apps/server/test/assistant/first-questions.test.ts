import { readFileSync } from 'node:fs';
import { QuestionReader } from '@waybill/assistant';
import { describe, expect, it } from 'vitest';

const reader = new QuestionReader({
  clients: [{ id: 1001, name: 'Harbor' }],
  values: { carrier_name: ['UPS', 'FedEx'] },
});
const questions = [
  'What did we spend last month?',
  'Spend by carrier this year',
  'Top 5 accessorials last quarter',
  'On-time share by carrier, last 13 weeks',
  'Average cost per package by month',
];

function textsOf(language: string): Readonly<Record<string, string>> {
  const path = new URL(`../../../web/src/lib/languages/catalogues/${language}/assistant.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8'));
}

function meaningOf(text: string) {
  const outcome = reader.read({ text, language: 'en', today: '2026-11-21', earlier: [] });
  if (outcome.kind !== 'answer') throw new Error(`${text} is not understood`);
  const { measures, dimensions, time, sort, limit } = outcome.reading;
  return { measures, dimensions, time, sort, limit };
}

describe.each(['ar', 'es', 'fr', 'it', 'zh'])('the questions that the chat offers first, in %s', (language) => {
  it.each(questions)('mean the same as in English: %s', (question) => {
    expect(meaningOf(textsOf(language)[question] ?? '')).toEqual(meaningOf(question));
  });
});
