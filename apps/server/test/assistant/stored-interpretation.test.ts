import { readFileSync } from 'node:fs';
import { QuestionReader, type Reading } from '@waybill/assistant';
import { describe, expect, it } from 'vitest';
import { storedInterpretation } from '../../src/assistant/conversations/stored-interpretation.ts';

const reader = new QuestionReader({
  clients: [{ id: 1001, name: 'Harbor' }],
  values: { carrier_name: ['UPS', 'FedEx', 'USPS'], zone: ['4', '8'] },
});
const path = new URL('../../../../packages/assistant/test/questions/authors-seen.jsonl', import.meta.url);
const questions: readonly string[] = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  .filter((_line, place) => place % 6 === 0)
  .map((line) => JSON.parse(line).question);

describe('a stored reading', () => {
  it('is read as it was stored, whatever was asked', () => {
    const kinds = new Set<string>();
    let earlier: readonly Reading[] = [];
    for (const text of questions) {
      const outcome = reader.read({ text, language: 'en', today: '2026-11-21', earlier });
      kinds.add(outcome.kind);
      if (outcome.kind === 'answer') earlier = [outcome.reading];
      const offers = earlier.map((reading) => ({ prompt: text, reading }));
      const stored = JSON.parse(JSON.stringify({ outcome, offers }));
      expect(JSON.parse(JSON.stringify(storedInterpretation(stored) ?? text))).toEqual(stored);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['answer', 'clarify', 'definition', 'refuse']));
  });
});
