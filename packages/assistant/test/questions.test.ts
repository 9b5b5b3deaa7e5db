import { allDimensions, pages } from '@waybill/model';
import { compileDataQuery, compileGetRows, scopeTo } from '@waybill/query';
import { describe, expect, it } from 'vitest';
import { answerTable, measures, questionsOf, type Reading, UnanswerableReading } from '../src/index.ts';
import { read, readingOf, today } from './reader.ts';

const context = { scope: scopeTo({ clientId: 1002 }, [{ id: 1002, childIds: [] }], 1), today, findings: [] };
const clients = { clientId: 1002, childClientIds: [] };
const base = readingOf('spend last month');

function compiles(reading: Reading): boolean {
  try {
    const questions = questionsOf(reading, clients);
    if (questions.kind === 'rows')
      return compileGetRows(questions.rows, pages[0] as (typeof pages)[number], context).kind === 'window';
    return [questions.figures, questions.compared].every(
      (query) => query === undefined || compileDataQuery(query, context).sql !== '',
    );
  } catch (error) {
    if (error instanceof UnanswerableReading) return true;
    throw error;
  }
}

describe('a reading becomes a query of the product', () => {
  it.each(Object.values(measures).map(({ name }) => name))('%s by every dimension', (measure) => {
    for (const { name } of allDimensions) {
      const reading: Reading = { ...base, measures: [{ kind: 'measure', measure }], dimensions: [name] };
      expect(compiles(reading), name).toBe(true);
    }
  });

  it.each([
    'packages over 50 lb last month',
    '10 most expensive packages last month',
    'states with more than 500 packages this year',
    'average monthly spend last quarter',
    'spend by carrier this month vs last month',
    'how many carriers did we use last month',
    'accessorials per package by month',
    'invoice 8W03E5316',
    'tracking 1Z4R7A210300000037',
  ])('%s', (question) => expect(compiles(readingOf(question))).toBe(true));

  it('asks about values as texts, whatever is in them', () => {
    const reading: Reading = {
      ...base,
      filters: [{ dimension: 'carrier_name', values: ["O'Neill') or 1=1 --"], excluded: false }],
    };
    const questions = questionsOf(reading, clients);
    const compiled = questions.kind === 'figures' ? compileDataQuery(questions.figures, context) : undefined;
    expect(compiled?.parameters).toContain("O'Neill') or 1=1 --");
    expect(compiled?.sql).not.toContain('1=1');
  });
});

describe('a rank by what is divided', () => {
  const conditions = (question: string) => {
    const questions = questionsOf(readingOf(question), clients);
    return questions.kind === 'figures' ? questions.figures.whereClauseDetails : undefined;
  };

  it.each([
    'top 5 states by cost per package last month',
    'top 5 states by cost per package and packages last month',
    'top 5 states by average bill weight last month',
    'top 5 states by average bill weight in kg last month',
    'top 5 states by late share last month',
    '5 states with the highest fuel in percent of spend last month',
  ])('has no place for groups with nothing to divide by: %s', (question) => {
    expect(conditions(question)).toEqual(['divisor <> 0']);
    expect(compiles(readingOf(question))).toBe(true);
  });

  it('has a place for every group if nothing is divided', () => {
    expect(conditions('top 5 states by spend last month')).not.toContain('divisor <> 0');
  });
});

describe('a number of periods', () => {
  it.each([
    ['en', 'how many weeks had more than 500 packages in Q3 2026', 'week'],
    ['en', 'in how many weeks did we ship more than 500 packages in Q3 2026', 'week'],
    ['en', 'how many days had more than 500 packages in Q3 2026', 'day'],
    ['en', 'Number of weeks, Q3 2026, Packages more than 500', 'week'],
    ['es', 'cuántas semanas tuvieron más de 500 paquetes en el T3 2026', 'week'],
    ['fr', 'combien de semaines ont eu plus de 500 colis au T3 2026', 'week'],
    ['it', 'quante settimane hanno avuto più di 500 pacchi nel T3 2026', 'week'],
    ['zh', '2026年第3季度有多少周超过500个包裹', 'week'],
    ['zh', '多少周，2026年第3季度，包裹数超过 500', 'week'],
    ['ar', 'كم أسبوعا تجاوز 500 طرد في الربع الثالث 2026', 'week'],
  ] as const)('is that of those that meet a condition: %s %s', (language, question, periods) => {
    const reading = readingOf(question, { language });
    expect(reading).toMatchObject({
      measures: [{ kind: 'count', periods }],
      groupConditions: [{ measure: { measure: 'packages' }, comparison: 'more', value: 500 }],
      time: { range: { from: '2026-07-01', to: '2026-09-30' }, grain: undefined },
    });
    expect(compiles(reading)).toBe(true);
  });

  it('is not told of days in transit, nor by group, nor without a condition', () => {
    const taken = readingOf('how many days did packages take last month');
    expect(taken.measures).toEqual([{ kind: 'measure', measure: 'transitDays' }]);
    const earlier = [readingOf('how many weeks had more than 500 packages this year')];
    expect(read('by carrier', { earlier }).kind).toBe('refuse');
    expect(read('how many weeks this year').kind).toBe('refuse');
  });
});

describe('answers', () => {
  it('show the difference and the change to the other days', () => {
    const { rows } = answerTable(
      readingOf('spend by carrier this month vs last month'),
      [{ GROUP_1: 'UPS', FIGURE_1: 150 }],
      [
        { GROUP_1: 'UPS', FIGURE_1: 100 },
        { GROUP_1: 'FedEx', FIGURE_1: 40 },
      ],
    );
    expect(rows).toMatchObject([
      { GROUP_1: 'UPS', FIGURE_1: 150, FIGURE_1_BEFORE: 100, FIGURE_1_DIFFERENCE: 50, FIGURE_1_CHANGE: 50 },
      { GROUP_1: 'FedEx', FIGURE_1: 0, FIGURE_1_BEFORE: 40, FIGURE_1_DIFFERENCE: -40, FIGURE_1_CHANGE: -100 },
    ]);
  });

  it('order what changed by how it changed, not by size', () => {
    const now = [
      { GROUP_1: 'Ground', FIGURE_1: 500 },
      { GROUP_1: 'Economy', FIGURE_1: 10 },
    ];
    const before = [
      { GROUP_1: 'Ground', FIGURE_1: 400 },
      { GROUP_1: 'Economy', FIGURE_1: 90 },
    ];
    const first = (question: string) =>
      answerTable(readingOf(question), now, before).rows.map(({ GROUP_1 }) => GROUP_1);
    expect(first('which service increased the most in spend last month')).toEqual(['Ground']);
    expect(first('which service decreased the most in spend last month')).toEqual(['Economy']);
  });

  it('take shares of everything, also where only a part is shown', () => {
    const { rows } = answerTable(readingOf('UPS share of spend last month'), [
      { GROUP_1: 'UPS', FIGURE_1: 75 },
      { GROUP_1: 'FedEx', FIGURE_1: 25 },
    ]);
    expect(rows).toEqual([{ GROUP_1: 'UPS', FIGURE_1: 75, SHARE: 75 }]);
  });
});

describe('the vocabulary', () => {
  it('has every fact of every page', () => {
    const known = new Set(
      Object.values(measures).flatMap(({ tables }) =>
        Object.values(tables).map(({ conditional, expression }) => `${expression} ${conditional.expression}`),
      ),
    );
    const ofStatuses = new Set(['onTime', 'late', 'exception', 'pendingLate']);
    const missing = pages
      .flatMap((page) => [page, ...page.tabs])
      .flatMap(({ facts, factsBehind = [] }) => [...facts, ...factsBehind])
      .filter(({ key }) => !ofStatuses.has(key))
      .filter(({ expression }) => ![...known].some((each) => each.startsWith(`${expression} `)));
    expect(missing.map(({ text }) => text)).toEqual([]);
  });
});
