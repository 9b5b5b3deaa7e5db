import { readdirSync, readFileSync } from 'node:fs';
import { wordLanguages } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { hasTextIn } from '../src/explain/say-explanation.ts';
import { tradeTerms, valueMeanings } from '../src/explain/terms.ts';
import topics from '../src/explain/topics.json' with { type: 'json' };
import {
  answerTable,
  dimensions,
  measures,
  type Outcome,
  QuestionReader,
  sayReading,
  sayResult,
} from '../src/index.ts';
import ar from '../words/ar/explanations.json' with { type: 'json' };
import es from '../words/es/explanations.json' with { type: 'json' };
import fr from '../words/fr/explanations.json' with { type: 'json' };
import italian from '../words/it/explanations.json' with { type: 'json' };
import zh from '../words/zh/explanations.json' with { type: 'json' };
import { read, readingOf } from './reader.ts';

const readNames = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../model/src/names/${language}.json`, import.meta.url), 'utf8'));
const sentenceOf = (question: string): string =>
  sayResult(readingOf(question), answerTable(readingOf(question), [{ GROUP_1: 'UPS', FIGURE_1: 1234.5 }]));

describe('everything is said in the language of the question', () => {
  it.each([
    ['spend last month', 'Total Spend $1,234.50 in October 2026 by invoice date.'],
    ['gasto el mes pasado', 'Gasto total: 1.234,50\u00a0$ en octubre de 2026 por fecha de factura.'],
    ['dépenses le mois dernier', 'Dépenses totales : 1\u202f234,50\u00a0$ en octobre 2026 par date de facture.'],
    ['spesa il mese scorso', 'Spesa totale: 1.234,50\u00a0$ nel mese di ottobre 2026 per data di fattura.'],
    ['上个月的支出', '2026年10月（按发票日期）：总支出 $1,234.50。'],
  ])('%s', (question, sentence) => expect(sentenceOf(question)).toBe(sentence));

  it.each([
    ['UPS spend last month', 'Total Spend $1,234.50 in October 2026 by invoice date, Carrier UPS.'],
    [
      'gasto de UPS el mes pasado',
      'Gasto total: 1.234,50\u00a0$ en octubre de 2026 por fecha de factura, Transportista UPS.',
    ],
    [
      'dépenses UPS le mois dernier',
      'Dépenses totales : 1\u202f234,50\u00a0$ en octobre 2026 par date de facture, Transporteur UPS.',
    ],
    [
      'spesa UPS il mese scorso',
      'Spesa totale: 1.234,50\u00a0$ nel mese di ottobre 2026 per data di fattura, Corriere UPS.',
    ],
    ['上个月UPS的支出', '2026年10月（按发票日期），承运商 UPS：总支出 $1,234.50。'],
    [
      'how many days did UPS packages take last month',
      'Pickup to Delivery 1,234.50 days in October 2026 by invoice date, Carrier UPS.',
    ],
    [
      'late packages by carrier last month',
      'Packages (October 2026 by invoice date, Tracking Status Late): UPS with 1,235.',
    ],
    [
      'UPS vs FedEx late packages last month',
      'Packages (October 2026 by invoice date, Tracking Status Late): UPS with 1,235.',
    ],
  ])('is true by itself: %s', (question, sentence) => expect(sentenceOf(question)).toBe(sentence));

  it.each([
    ['es', 'paquetes de más de 50 dólares el mes pasado', 'Paquetes, octubre de 2026, importe neto más de 50\u00a0$'],
    ['fr', 'colis de plus de 50 $ le mois dernier', 'Colis, octobre 2026, montant net : plus de 50\u00a0$'],
    ['it', 'pacchi oltre 50 dollari il mese scorso', 'Pacchi, ottobre 2026, importo netto più di 50\u00a0$'],
    ['fr', 'dépenses moyennes par mois en 2025', 'Dépenses totales (moyenne par mois), 2025'],
    ['it', 'spesa media per mese nel 2025', 'Spesa totale (media per mese), 2025'],
  ] as const)('writes amounts and averages as the language does: %s %s', (language, question, said) => {
    const reading = readingOf(question, { language });
    expect(sayReading(reading)).toBe(said);
    expect(sayReading(readingOf(said, { language }))).toBe(said);
  });

  it.each([
    [
      'UPS vs FedEx spend last month',
      'Total Spend (October 2026 by invoice date): FedEx with $150.00, UPS with $100.00, a difference of $50.00 (50.00%).',
    ],
    ['diferencia de gasto entre UPS y FedEx el mes pasado', 'la diferencia es de 50,00\u00a0$ (50,00\u00a0%)'],
  ])('says by how much two groups differ: %s', (question, sentence) => {
    const rows = [
      { GROUP_1: 'UPS', FIGURE_1: 100 },
      { GROUP_1: 'FedEx', FIGURE_1: 150 },
    ];
    const reading = readingOf(question);
    expect(sayResult(reading, answerTable(reading, rows))).toContain(sentence);
  });

  it('says whole periods by their names', () => {
    const saidOf = (question: string) => sayReading(readingOf(question)).split(', ')[1];
    expect(saidOf('packages in Q3 2026')).toBe('Q3 2026');
    expect(saidOf('packages in 2025')).toBe('2025');
    expect(saidOf('packages last week')).toBe('the week of 8 November 2026');
    expect(saidOf('packages from March 3 to March 9 2026')).toBe('3 to 9 March 2026');
  });

  it.each([
    ['gasto por vendedor el mes pasado', 'es', 'palabras'],
    ['dépenses par vendeur le mois dernier', 'fr', 'mots'],
    ['spesa per venditore il mese scorso', 'it', 'parole'],
    ['按销售员的支出', 'zh', '词'],
    ['الإنفاق حسب البائع الشهر الماضي', 'ar', 'كلمات'],
  ])('refuses: %s', (question, language, word) => {
    const outcome = read(question);
    expect(outcome).toMatchObject({ kind: 'refuse', language, reason: expect.stringContaining(word) });
  });

  it('names a Chinese word that it does not know as one', () => {
    expect(read('按葡萄的支出', { language: 'zh' })).toMatchObject({ kind: 'refuse', words: ['葡萄'] });
  });

  it('goes on in the language of the follow-up', () => {
    const outcome: Outcome = read('¿y por transportista?', { earlier: [readingOf('spend last month')] });
    expect(outcome.kind === 'answer' && sayReading(outcome.reading)).toContain('Gasto total por Transportista');
  });

  it.each(Object.entries({ ar, es, fr, it: italian, zh }))('says in %s what the screens say', (language, texts) => {
    const catalogues = new URL(`../../../apps/web/src/lib/languages/catalogues/${language}/`, import.meta.url);
    const screens: Record<string, string> = Object.assign(
      readNames(language),
      ...readdirSync(catalogues).map((area) => JSON.parse(readFileSync(new URL(area, catalogues), 'utf8'))),
    );
    const shared = Object.entries(texts).filter(([english]) => english in screens);
    expect(shared.length).toBeGreaterThan(30);
    expect(shared.filter(([english, text]) => screens[english] !== text)).toEqual([]);
  });

  it('has every meaning and every help text in every language', () => {
    const texts = [
      ...Object.values(measures).flatMap(({ meaning, notes, page }) => [meaning, ...notes, page]),
      ...Object.values(valueMeanings).flatMap((meanings) => Object.values(meanings ?? {})),
      ...Object.values(dimensions).flatMap(({ meaning }) => meaning ?? []),
      ...topics.flatMap(({ title, text }) => [title, text]),
      ...tradeTerms.flatMap(({ term, text }) => [term, text]),
    ];
    const missing = wordLanguages.flatMap((language) =>
      texts.filter((text) => !hasTextIn(text, language)).map((text) => `${language}: ${text}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('names of one’s own', () => {
  it('are understood among thousands, and not those of others', () => {
    const accounts = Array.from({ length: 2_000 }, (_, index) => `ACC${100_000 + index}`);
    const many = new QuestionReader({ clients: [], values: { account_number: accounts } });
    const asked = { language: 'en', today: '2026-11-21', earlier: [] } as const;
    expect(many.read({ ...asked, text: 'spend on ACC101999 last month' }).kind).toBe('answer');
    expect(many.read({ ...asked, text: 'spend on East group last month' }).kind).toBe('refuse');
  });
});

it.each([
  ['it', 'primi 5 stati per pacchi in ritardo quest’anno'],
  ['fr', 'les 5 premiers états par colis en retard cette année'],
  ['en', 'top 5 states by late packages this year'],
] as const)('a ranking by late packages counts them: %s %s', (language, question) => {
  expect(readingOf(question, { language })).toMatchObject({
    measures: [{ kind: 'measure', measure: 'packages' }],
    filters: [{ dimension: 'tracking_status', values: ['Late'] }],
    limit: 5,
  });
});
