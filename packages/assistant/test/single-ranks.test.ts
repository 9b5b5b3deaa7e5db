import type { WordLanguage } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { answerTable, questionsOf, sayReading } from '../src/index.ts';
import { read, readingOf } from './reader.ts';

const rows = ['UPS', 'FedEx', 'OnTrac'].map((name, index) => ({ GROUP_1: name, FIGURE_1: 300 - 100 * index }));

describe('the second largest is asked for', () => {
  it.each<readonly [WordLanguage, string, number]>([
    ['en', 'second largest carrier by spend this year', 2],
    ['en', 'which state has the second most packages in Q3', 2],
    ['en', '3rd highest accessorial by spend last quarter', 3],
    ['en', 'who is the second most used carrier this year', 2],
    ['es', 'el segundo transportista con más gasto este año', 2],
    ['fr', 'le deuxième transporteur avec le plus de dépenses cette année', 2],
    ['it', 'il secondo corriere con più spesa quest’anno', 2],
    ['zh', '今年支出第二高的承运商', 2],
    ['ar', 'ثاني أعلى شركة شحن من حيث الإنفاق هذا العام', 2],
  ])('alone: %s %s', (language, question, place) => {
    const reading = readingOf(question, { language });
    expect([reading.place, reading.limit, reading.sort?.descending]).toEqual([place, undefined, true]);
    expect(answerTable(reading, rows).rows.map(({ GROUP_1 }) => GROUP_1)).toEqual([rows[place - 1]?.GROUP_1]);
  });

  it('among packages one by one', () => {
    const questions = questionsOf(readingOf('second heaviest package last month'), { clientId: 1, childClientIds: [] });
    expect(questions).toMatchObject({ kind: 'rows', rows: { startRow: 1, endRow: 2 } });
  });

  it('and kept where something else changes', () => {
    const earlier = [readingOf('second largest carrier by spend this year')];
    expect(readingOf('what about last year', { earlier }).place).toBe(2);
    expect(readingOf('top 5', { earlier }).place).toBeUndefined();
    expect(readingOf('by state', { earlier }).place).toBeUndefined();
  });

  it('and understood as it is said', () => {
    const said = sayReading(readingOf('second largest carrier by spend this year'));
    expect(said).toContain('the highest, place 2');
    expect(sayReading(readingOf(said))).toBe(said);
  });

  it.each(['second invoice this year', 'the second package to Texas', 'second and third largest carriers by spend'])(
    'where there is nothing to rank by, or more than one place, it is refused: %s',
    (question) => expect(read(question).kind).toBe('refuse'),
  );
});

it.each([
  ['es', '¿qué mes tuvo el mayor gasto este año?'],
  ['fr', 'quel mois avons-nous dépensé le plus cette année'],
] as const)('one month is asked for: %s %s', (language, question) => {
  expect(readingOf(question, { language })).toMatchObject({ time: { grain: 'month' }, limit: 1 });
});

it('several months are asked for', () => {
  expect(readingOf('quels mois ont eu le plus de colis cette année', { language: 'fr' }).limit).toBeUndefined();
});

it('a list is ranked with what it shows of each package', () => {
  expect(readingOf('five heaviest packages with billed weight last month')).toMatchObject({
    show: 'rows',
    rowsBy: 'actual_weight',
    limit: 5,
  });
});
