import { describe, expect, it } from 'vitest';
import sentences from '../src/ledger/sentences.json' with { type: 'json' };
import { read, today } from './reader.ts';

/** Of invoices, so far. */
const year = { from: '2026-01-01', to: today };

describe('questions about claims', () => {
  it.each([
    ['en', 'how much have we recovered this year?', { topic: 'recovered', range: year }],
    ['en', 'How much did UPS… no: what was recovered by carrier', undefined],
    ['en', 'recovered by carrier', { topic: 'recovered', by: 'carrier' }],
    ['en', 'show me what we recovered from claims by month in 2026', { topic: 'recovered', by: 'month', range: year }],
    ['en', 'which claims expire this week', { topic: 'expiring', range: { from: '2026-11-15', to: '2026-11-21' } }],
    ['en', 'how many claims were denied and why', { topic: 'denied' }],
    ['en', 'what is still open?', { topic: 'open' }],
    ['en', 'which UPS claims are still open', { topic: 'open', carrier: 'UPS' }],
    ['fr', 'Combien avons-nous récupéré cette année ?', { topic: 'recovered', range: year }],
    ['fr', 'Combien de réclamations ont été refusées et pourquoi ?', { topic: 'denied' }],
    ['fr', 'Quelles réclamations expirent cette semaine ?', { topic: 'expiring' }],
    ['fr', 'récupéré par transporteur', { topic: 'recovered', by: 'carrier' }],
    ['fr', 'Quelles réclamations sont encore ouvertes ?', { topic: 'open' }],
    ['es', '¿Cuánto hemos recuperado este año?', { topic: 'recovered', range: year }],
    ['es', '¿Cuántas reclamaciones se denegaron y por qué?', { topic: 'denied' }],
    ['es', '¿Qué reclamaciones vencen esta semana?', { topic: 'expiring' }],
    ['es', 'recuperado por transportista', { topic: 'recovered', by: 'carrier' }],
    ['es', '¿Qué reclamaciones siguen abiertas?', { topic: 'open' }],
    ['it', 'Quanto abbiamo recuperato quest’anno?', { topic: 'recovered', range: year }],
    ['it', 'Quanti reclami sono stati respinti e perché?', { topic: 'denied' }],
    ['it', 'Quali reclami scadono questa settimana?', { topic: 'expiring' }],
    ['it', 'recuperato per corriere', { topic: 'recovered', by: 'carrier' }],
    ['it', 'Quali reclami sono ancora aperti?', { topic: 'open' }],
    ['zh', '今年我们追回了多少钱？', { topic: 'recovered', range: year }],
    ['zh', '有多少索赔被拒绝，为什么？', { topic: 'denied' }],
    ['zh', '本周哪些索赔到期？', { topic: 'expiring' }],
    ['zh', '按承运商追回的金额', { topic: 'recovered', by: 'carrier' }],
    ['zh', '哪些索赔还没有结', { topic: 'open' }],
    ['ar', 'كم استرددنا من المطالبات هذا العام؟', { topic: 'recovered', range: year }],
    ['ar', 'كم عدد المطالبات المرفوضة ولماذا؟', { topic: 'denied' }],
    ['ar', 'ما المطالبات التي تنتهي هذا الأسبوع؟', { topic: 'expiring' }],
    ['ar', 'المسترد حسب الناقل', { topic: 'recovered', by: 'carrier' }],
    ['ar', 'ما المطالبات المفتوحة؟', { topic: 'open' }],
  ] as const)('are read in %s: %s', (language, question, asked) => {
    const outcome = read(question, { language, seesClaims: true });
    if (asked === undefined) expect(outcome.kind).not.toBe('ledger');
    else expect(outcome).toMatchObject({ kind: 'ledger', language, asked });
  });

  it.each([
    ['which claims expire this week', '2026-11-21'],
    ['which claims must be filed this month', '2026-11-30'],
    ['claims expiring today', '2026-11-18'],
  ])('take a period to its end where claims expire: %s', (question, to) => {
    expect(read(question, { seesClaims: true, today: '2026-11-18' })).toMatchObject({ asked: { range: { to } } });
  });

  it('are read whatever the language of the user', () => {
    expect(read('Quali reclami scadono questa settimana?', { seesClaims: true })).toMatchObject({
      kind: 'ledger',
      language: 'it',
    });
  });

  it.each([
    'claims money recovered from the carriers this year',
    'money recovered in Q3',
    '¿cuánto recuperamos en reembolsos el año pasado?',
    'كم استرددنا في 2025',
    'dove vedo i reclami ancora aperti?',
    'how do I mark an exception as claimed?',
    'recovered by carrier and service',
    'why do claims expire',
    'which claims expire next week',
    'denied deliveries',
  ])('are none with a word that claims do not know: %s', (question) => {
    expect(read(question, { seesClaims: true }).kind).not.toBe('ledger');
  });

  it('are none for who may not see claims', () => {
    expect(read('how much have we recovered this year?').kind).not.toBe('ledger');
  });

  it('have the same sentences in every language', () => {
    for (const language of ['ar', 'es', 'fr', 'it', 'zh'] as const) {
      expect(Object.keys(sentences[language]).toSorted()).toEqual(Object.keys(sentences.en).toSorted());
      for (const [key, text] of Object.entries(sentences.en)) {
        const values = (sentence: string) => [...sentence.matchAll(/\{\{\w+\}\}/g)].map(([value]) => value).toSorted();
        expect(values(sentences[language][key as keyof typeof sentences.en])).toEqual(values(text));
      }
    }
  });
});
