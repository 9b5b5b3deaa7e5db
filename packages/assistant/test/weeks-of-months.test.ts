import type { WordLanguage } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { read, readingOf } from './reader.ts';

describe('weeks of a month', () => {
  it.each([
    ['en', 'spend in the first week of October', '2026-10-01', '2026-10-07', '2026-09-27'],
    ['es', 'gasto de la primera semana de octubre', '2026-10-01', '2026-10-07', '2026-09-27'],
    ['fr', 'dépenses de la première semaine d’octobre', '2026-10-01', '2026-10-07', '2026-09-27'],
    ['it', 'spesa della prima settimana di ottobre', '2026-10-01', '2026-10-07', '2026-09-27'],
    ['zh', '10月第一周的支出', '2026-10-01', '2026-10-07', '2026-09-27'],
    ['ar', 'الإنفاق في الأسبوع الأول من أكتوبر', '2026-10-01', '2026-10-07', '2026-09-27'],
    ['en', 'spend in the second week of October', '2026-10-08', '2026-10-14', '2026-10-04'],
  ] as const)('are seven days, or a week of the calendar: %s %s', (language, question, from, to, sunday) => {
    const outcome = read(question, { language });
    expect(outcome).toMatchObject({
      kind: 'clarify',
      choices: [{ reading: { time: { range: { from, to } } } }, { reading: { time: { range: { from: sunday } } } }],
    });
  });

  it.each([
    ['en', 'spend in the first week of November', '2026-11-01', '2026-11-07'],
    ['en', 'spend in the last week of October', '2026-10-25', '2026-10-31'],
    ['en', 'spend in the last two weeks of October', '2026-10-18', '2026-10-31'],
    ['fr', 'dépenses des deux premières semaines d’octobre', '2026-10-01', '2026-10-14'],
    ['it', 'spesa nelle prime due settimane di ottobre', '2026-10-01', '2026-10-14'],
    ['en', 'spend by carrier in the second half of this month', '2026-11-16', '2026-11-21'],
  ] as const)('are told where there is one meaning: %s %s', (language, question, from, to) => {
    expect(readingOf(question, { language }).time.range).toEqual({ from, to });
  });

  it.each(['spend in the first half of a month', 'spend in the first week of every month'])(
    'of every month are not told: %s',
    (question) => expect(read(question).kind).toBe('refuse'),
  );
});

describe('days that no calendar has', () => {
  it.each([
    ['en', 'spend on 31 September', '31 September'],
    ['en', 'packages from Feb 25 to Feb 30', 'Feb 30'],
    ['en', 'spend on 2026-02-30', '2026-02-30'],
    ['es', 'gasto el 31 de septiembre', '31 de septiembre'],
    ['fr', 'dépenses du 31 septembre', '31 septembre'],
    ['it', 'spesa del 31 settembre', '31 settembre'],
    ['zh', '9月31日的花费', '9月31'],
    ['ar', 'الإنفاق في 31 سبتمبر', '31 سبتمبر'],
  ] as [WordLanguage, string, string][])('are named as such: %s %s', (language, question, day) => {
    const impossible = read(question, { language });
    expect(impossible).toMatchObject({ kind: 'refuse', words: [day] });
    expect(impossible).not.toMatchObject({
      reason: expect.stringMatching(/know|entiend|comprends|capisco|明白|أفهم/u),
    });
  });
});

it('the first two weeks and days of a month are so called in Chinese', () => {
  const daysOf = (question: string) => readingOf(question, { language: 'zh' }).time.range;
  expect(daysOf('10月前两周的支出')).toEqual({ from: '2026-10-01', to: '2026-10-14' });
  expect(daysOf('10月前3天的支出')).toEqual({ from: '2026-10-01', to: '2026-10-03' });
});

describe('a number of periods', () => {
  it.each([
    ['en', 'number of weeks with spend above $50,000 this year', 'week'],
    ['en', 'on how many days did we spend over $10,000 in Q3', 'day'],
    ['es', '¿cuántos días gastamos más de $10.000 en el T3?', 'day'],
    ['fr', 'combien de semaines avec plus de 500 colis en 2026', 'week'],
    ['it', 'in quante settimane abbiamo speso più di 50.000 $', 'week'],
    ['zh', '有多少周支出超过5万美元', 'week'],
  ] as const)('is that of those that meet a condition: %s %s', (language, question, periods) => {
    expect(readingOf(question, { language }).measures).toEqual([{ kind: 'count', periods }]);
  });

  it.each([
    ['en', 'carriers with late packages in more than 3 weeks'],
    ['en', 'which carriers had late packages every month this year'],
    ['ar', 'كم أسبوعا تجاوز فيه الإنفاق 50000 دولار'],
  ] as const)('is not answered by something else: %s %s', (language, question) => {
    expect(read(question, { language }).kind).toBe('refuse');
  });
});
