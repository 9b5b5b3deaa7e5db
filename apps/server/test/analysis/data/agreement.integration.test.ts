import { type DataRow, data, getRows } from '@waybill/contract';
import {
  type Analysis,
  accessorial,
  amountsQuery,
  analysisIn,
  areaColumn,
  average,
  breakdownQuery,
  chartTimeSpans,
  columnOfDimension,
  dailyQuery,
  distributionQuery,
  type Fact,
  factOf,
  getRowsBodyOf,
  kilogramsPerPound,
  mapQuery,
  mapSideOf,
  mapSides,
  overview,
  type Page,
  type PageFilters,
  type PageState,
  pages,
  partWhereClause,
  type RowsPart,
  rounded,
  sendersQuery,
  startOfMonth,
  startOfQuarter,
  trendsQuery,
  type WeightUnit,
  type WidgetDimension,
  type WidgetName,
} from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { clientOfManyCurrencies, openSpendPage } from './spend-state.ts';

interface Case {
  readonly name: string;
  readonly whose: Whose;
  readonly page: Page;
  readonly analysis: Analysis;
  readonly unit: WeightUnit;
  readonly fact: Fact;
  readonly filters: PageFilters;
}

/** Whose figures: the shipper's parent client, or the client with the most currencies. */
type Whose = 'parent' | 'several currencies';

const narrowed: PageFilters = { carrier_name: ['UPS', 'FedEx'], normalised_consignee_country: ['US'] };

/**
 * Every fact of every page and tab, weights in both units; the default fact also under filters; amounts also of the
 * client with the most currencies.
 */
const cases: readonly Case[] = pages.flatMap((page) =>
  (page.tabs.length === 0 ? [page] : page.tabs).flatMap((shown: Analysis) =>
    page.weightUnits.flatMap((unit) => {
      const analysis = analysisIn(shown, unit);
      const facts = unit === 'lbs' ? analysis.facts : analysis.facts.filter((fact) => fact.unit === 'kgs');
      return facts.flatMap((fact): Case[] => {
        const name = `${analysis.name}, ${fact.text}, ${unit}`;
        const all: Case = { name, whose: 'parent', page, analysis, unit, fact, filters: {} };
        const abroad: Case = { ...all, name: `${name}, several currencies`, whose: 'several currencies' };
        const isDefault = fact.key === analysis.defaultFact;
        return [
          all,
          ...(isDefault ? [{ ...all, name: `${name}, filtered`, filters: narrowed }] : []),
          ...(fact.unit === 'currency' ? [abroad] : []),
        ];
      });
    }),
  ),
);

/** Days that begin and end within months and cross quarters. */
const dates = { from: '2025-02-10', to: '2026-11-18' };

describe('figures of chart, table and grid', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const admin = await house.as('admin');
  const several = await clientOfManyCurrencies(house);
  const opened = { parent: await openSpendPage(shipper), 'several currencies': await openSpendPage(admin, several) };
  const readerOf = { parent: shipper, 'several currencies': admin };
  const withoutRows: string[] = [];

  /** What a container answers. */
  async function ask(whose: Whose, page: Page, container: string, body: unknown): Promise<readonly DataRow[]> {
    const answer = await readerOf[whose].call(data, { params: { page: page.name, container }, body });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data;
  }

  it.each(cases)('agree to the cent: $name', async ({ name, whose, page, analysis, unit, fact, filters }) => {
    const state: PageState = { ...opened[whose], analysis, fact, filters, dates };
    const { sum, per } = columnsOf(page, fact);
    const rows = await rowsOf(whose, page, state, [sum, ...(per === undefined ? [] : [per])]);
    if (rows.length === 0) withoutRows.push(name);
    const shown = (value: unknown) => (unit === 'kgs' ? rounded(Number(value)) : Number(value));
    const figureOf = (some: readonly DataRow[]) => {
      const total = (hundredths(some, sum) / 100) * (unit === 'kgs' ? kilogramsPerPound : 1);
      return per === undefined ? shown(total) : averageOf(total, hundredths(some, per) / 100, unit);
    };
    const by = (keyOf: (row: DataRow) => string, of = rows) =>
      new Map([...Map.groupBy(of, keyOf)].map(([key, group]) => [key, figureOf(group)]));
    const keyed = (answer: readonly DataRow[], ...keys: readonly string[]) =>
      new Map(answer.map((row) => [keys.map((key) => text(row[key])).join(' · '), shown(row.VALUE)]));

    const [totals] = await ask(whose, page, 'amounts', amountsQuery(state));
    expect(shown(totals?.[fact.key.toUpperCase()])).toBe(figureOf(rows));

    for (const dimension of dimensionsOf(analysis, 'breakdown')) {
      const column = columnOfDimension(dimension);
      const marks = keyed(await ask(whose, page, 'breakdown', breakdownQuery(state, dimension)), 'NAME');
      expect(marks, `breakdown by ${dimension}`).toEqual(by((row) => text(row[column.toUpperCase()])));
      const [largest] = marks.keys();
      for (const value of new Set([largest, marks.has('') ? '' : largest])) {
        if (value === undefined) continue;
        const part: RowsPart = { kind: 'value', column, value };
        expect(await totalOf(whose, page, state, unit, fact, part), `rows of ${column} ${value}`).toBe(
          marks.get(value),
        );
      }
    }

    for (const chartTimeSpan of chartTimeSpans) {
      const periodOf = (row: DataRow) =>
        (chartTimeSpan === 'monthly' ? startOfMonth : startOfQuarter)(text(row.BILL_DATE).slice(0, 10));
      const whole = keyed(
        await ask(whose, page, 'trends', trendsQuery(state, { dimension: '', chartTimeSpan })),
        'PERIOD',
      );
      expect(whole, chartTimeSpan).toEqual(by(periodOf));
      for (const dimension of dimensionsOf(analysis, 'trends')) {
        const split = keyed(
          await ask(whose, page, 'trends', trendsQuery(state, { dimension, chartTimeSpan })),
          'PERIOD',
          'NAME',
        );
        const column = columnOfDimension(dimension).toUpperCase();
        expect(split, `${chartTimeSpan} by ${dimension}`).toEqual(
          by((row) => `${periodOf(row)} · ${text(row[column])}`),
        );
      }
    }
    const march = { from: '2026-03-01', to: '2026-03-31' };
    expect(await totalOf(whose, page, state, unit, fact, { kind: 'days', days: march })).toBe(
      figureOf(rows.filter(({ BILL_DATE }) => text(BILL_DATE).startsWith('2026-03'))),
    );

    for (const dimension of dimensionsOf(analysis, 'map')) {
      if (dimension !== 'normalised_consignee' && dimension !== 'normalised_sender') continue;
      const side = mapSideOf(dimension);
      const inUs = rows.filter((row) => row[areaColumn(side, 'country').toUpperCase()] === 'US');
      for (const level of ['country', 'state'] as const) {
        const column = areaColumn(side, level).toUpperCase();
        expect(keyed(await ask(whose, page, 'map', mapQuery(state, side, level)), 'NAME'), `${side} ${level}`).toEqual(
          by((row) => text(row[column]), level === 'country' ? rows : inUs),
        );
      }
    }

    if (page.name === 'distributionmap') {
      for (const side of mapSides) {
        const inUs = rows.filter((row) => row[areaColumn(side, 'country').toUpperCase()] === 'US');
        const areas = keyed(await ask(whose, page, 'map', distributionQuery(state, side)), 'NAME');
        const digitsOf = (row: DataRow) => text(row[`${side.toUpperCase()}_POSTAL_CODE`]).slice(0, 3);
        expect(areas).toEqual(by(digitsOf, inUs));
        const [digits = ''] = areas.keys();
        const part: RowsPart = { kind: 'zipArea', side, digits };
        expect(await totalOf(whose, page, state, unit, fact, part)).toBe(areas.get(digits));
      }
    }
    if (page.containers.includes('tiles')) {
      expect(keyed(await ask(whose, page, 'tiles', dailyQuery(state)), 'PERIOD')).toEqual(
        by((row) => text(row.BILL_DATE)),
      );
    }
    if (page.containers.includes('senders')) {
      const sent = keyed(await ask(whose, page, 'senders', sendersQuery(state)), 'STATE', 'CITY', 'ZIP');
      const inUs = rows.filter((row) => row.NORMALISED_SENDER_COUNTRY === 'US');
      const placeOf = (row: DataRow) =>
        [row.NORMALISED_SENDER_STATE, row.SENDER_CITY, text(row.SENDER_POSTAL_CODE).slice(0, 5)].map(text).join(' · ');
      expect(sent).toEqual(by(placeOf, inUs));
    }
  });

  it('agree to the cent: the accessorials of the Overview are those of Accessorial Analysis', async () => {
    const fact = factOf(overview, 'latePackages');
    const state: PageState = { ...opened.parent, analysis: overview, fact, filters: { carrier_name: ['UPS'] }, dates };
    const own: PageState = { ...state, analysis: accessorial, fact: factOf(accessorial) };
    const figures = await ask('parent', overview, 'breakdown', breakdownQuery(state, 'accessorial'));
    expect(figures.length).toBeGreaterThan(3);
    expect(figures).toEqual(await ask('parent', accessorial, 'breakdown', breakdownQuery(own, 'accessorial')));
  });

  it('are compared on real rows', () => {
    expect(withoutRows.length, withoutRows.join('; ')).toBeLessThan(cases.length / 10);
  });

  /** All rows that the grid shows, with the figures (weights in pounds) and what they can be split by. */
  async function rowsOf(whose: Whose, page: Page, state: PageState, figures: readonly string[]) {
    const { analysis } = state;
    const grid = getRowsBodyOf(state, {}).selectColumnNames ?? [];
    const measured = grid.filter((column) => figures.includes(column));
    expect(measured, 'the grid shows the figures').toHaveLength(figures.length);
    const splits = analysis.widgets.flatMap(({ name }) => dimensionsOf(analysis, name));
    const places = ['consignee', 'sender'].flatMap((side) => [
      `normalised_${side}_country`,
      `normalised_${side}_state`,
    ]);
    const columns = [
      ...splits.filter((each) => !each.startsWith('normalised_')).map(columnOfDimension),
      ...places,
      'bill_date',
      'sender_city',
      'sender_postal_code',
      'consignee_postal_code',
      ...measured,
    ];
    const rows: DataRow[] = [];
    for (let count = 1; rows.length < count; ) {
      const window = { startRow: rows.length, endRow: rows.length + 10_000 };
      const answer = await readerOf[whose].call(getRows, {
        params: { pageName: page.name },
        body: { ...getRowsBodyOf(state, window), selectColumnNames: [...new Set(columns)] },
      });
      expect(answer.status, answer.text).toBe(200);
      rows.push(...answer.body.data);
      count = answer.body.lastRow;
    }
    return rows;
  }

  /** The fact in the totals row of the grid that 'view rows' opens. */
  async function totalOf(whose: Whose, page: Page, state: PageState, unit: WeightUnit, fact: Fact, part: RowsPart) {
    const { sum, per } = columnsOf(page, fact);
    const valueCols = [sum, ...(per === undefined ? [] : [per])].map((column) => ({
      field: column.toUpperCase(),
      aggFunc: 'sum',
    }));
    const partState = { ...state, whereClauses: [partWhereClause(part, state.dateType)] };
    const answer = await readerOf[whose].call(getRows, {
      params: { pageName: page.name },
      body: getRowsBodyOf(partState, { startRow: 0, endRow: 1, valueCols, pivotMode: true }, unit),
    });
    expect(answer.status, answer.text).toBe(200);
    const [row] = answer.body.data;
    const total = Number(row?.[sum.toUpperCase()] ?? 0);
    if (per !== undefined) return averageOf(total, Number(row?.[per.toUpperCase()] ?? 0), unit);
    return unit === 'kgs' ? rounded(total) : total;
  }
});

/** The columns that a fact adds up, as the grid names them: of weights in kilograms those of the pounds. */
function columnsOf(page: Page, fact: Fact) {
  const all = [page, ...page.tabs].flatMap(({ facts }) => facts);
  const { sum, per } =
    all.find(({ key, text: words }) => key === fact.key && words === fact.text)?.measure ?? fact.measure;
  return { sum, per };
}

function dimensionsOf(analysis: Analysis, name: WidgetName): readonly Exclude<WidgetDimension, ''>[] {
  const dimensions = analysis.widgets.find((widget) => widget.name === name)?.dimensions ?? [];
  return dimensions.filter((dimension) => dimension !== '').filter((each) => !splitsOtherRows(analysis, each));
}

/** Accessorials on a page of packages: the rows are those of Accessorial Analysis. */
function splitsOtherRows({ table }: Analysis, dimension: WidgetDimension): boolean {
  return dimension === 'accessorial' && table !== accessorial.table;
}

/** Kilograms have more digits than two, and are rounded only once. */
function averageOf(total: number, count: number, unit: WeightUnit): number {
  if (unit === 'lbs') return average(total, count);
  return count === 0 ? 0 : rounded(total / count);
}

/** The sum of a column in whole hundredths, so that no rounding hides a cent. */
function hundredths(rows: readonly DataRow[], column: string): number {
  return rows.reduce((sum, row) => sum + Math.round(Number(row[column.toUpperCase()] ?? 0) * 100), 0);
}

function text(value: DataRow[string] | undefined): string {
  return String(value ?? '');
}
