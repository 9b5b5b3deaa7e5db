import {
  type AnswerTable,
  type DimensionName,
  dimensions,
  measures,
  questionsOf,
  type Reading,
  tableOf,
} from '@waybill/assistant';
import { type Permission, permissions } from '@waybill/contract';
import {
  analysisOf,
  countedWhereClauses,
  dateWhereClause,
  factOf,
  filterDimensionNames,
  filterWhereClauses,
  findPageAt,
  partWhereClause,
  readPart,
} from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { linksOf } from '../../src/assistant/answers/links.ts';

const user = {
  userId: 1,
  tenantId: 1,
  sessionId: 'one',
  login: 'one',
  internal: false,
  onlyClients: null,
  passwordDays: 90,
  roles: ['ROLE_CLIENT'],
  permissions: new Set<Permission>(permissions),
};
const lastDay = '2026-11-20';
const linked = { user, clientId: 1001, childClientIds: [1002], lastDay };
const clients = { clientId: 1001, childClientIds: [1002] };
const nothing: AnswerTable = { columns: [], rows: [] };

const plain: Reading = {
  measures: [{ kind: 'measure', measure: 'totalSpend' }],
  dimensions: [],
  filters: [],
  conditions: [],
  groupConditions: [],
  time: { field: 'bill_date', range: { from: '2026-01-01', to: '2026-03-31' }, assumed: false },
  compare: undefined,
  share: undefined,
  sort: undefined,
  rowsBy: undefined,
  limit: undefined,
  show: 'number',
  include: ['inactive_accounts'],
};

/** The conditions that a page and its grid put to an address: what the web app makes of it. */
function conditionsAt(path: string): readonly string[] {
  const url = new URL(path, 'http://portal');
  const page = findPageAt(url.pathname);
  if (page === undefined) throw new Error(`There is no page at ${url.pathname}.`);
  const { searchParams: asked } = url;
  const analysis = analysisOf(page, asked.get('tab') ?? undefined);
  const fact = factOf(analysis, asked.get('fact') ?? undefined);
  expect(fact.key, 'the page has the fact').toBe(asked.get('fact'));
  expect([asked.get('client'), asked.getAll('children')]).toEqual(['1001', ['1002']]);
  const dateType = asked.get('dateType') === 'pickup_date' ? 'pickup_date' : 'bill_date';
  const parts = asked.getAll('part').map((text) => {
    const part = readPart(text, analysis.table);
    if (part === undefined) throw new Error(`The address has a part that is none: ${text}`);
    return partWhereClause(part, dateType);
  });
  const filters = Object.fromEntries(filterDimensionNames.map((name) => [name, asked.getAll(name)]));
  return sorted([
    dateWhereClause(dateType, { from: asked.get('from') ?? '', to: asked.get('to') ?? '' }),
    ...analysis.pageWhereClauses,
    ...fact.whereClauses,
    ...parts,
    ...filterWhereClauses(filters),
    ...countedWhereClauses(asked.getAll('include').filter((each) => each === 'inactive_accounts')),
  ]);
}

/** The conditions of the answer itself. */
function conditionsOf(reading: Reading): readonly string[] {
  const asked = questionsOf(reading, clients);
  return sorted(asked.kind === 'rows' ? asked.rows.whereClauses : asked.figures.whereClauseDetails);
}

const sorted = (clauses: readonly string[] | undefined): readonly string[] =>
  [...new Set((clauses ?? []).flatMap((clause) => (clause.startsWith('(') ? [clause] : clause.split(' and carrier'))))]
    .map((clause) => (clause.startsWith('_name') ? `carrier${clause}` : clause))
    .toSorted();

const rowsLink = (reading: Reading, shown = nothing): string | undefined =>
  linksOf(reading, shown, linked).find(({ label }) => label === 'Open the rows')?.path;

const values: Readonly<Partial<Record<DimensionName, string>>> = { client: '1002', rated_zone: '8', state: 'CA' };
const dimensionNames = Object.keys(dimensions) as DimensionName[];
const measureNames = Object.keys(measures) as (keyof typeof measures)[];

describe('the link to the rows of an answer', () => {
  const readings = measureNames.flatMap((measure) => [
    { name: measure, reading: { ...plain, measures: [{ kind: 'measure', measure }] } satisfies Reading },
    ...dimensionNames.flatMap((name) => {
      const only = { dimension: name, values: [values[name] ?? "O'Neill: West"], excluded: false };
      const asked: Reading = { ...plain, measures: [{ kind: 'measure', measure }] };
      return [
        { name: `${measure} by ${name}`, reading: { ...asked, dimensions: [name] } },
        { name: `${measure} of one ${name}`, reading: { ...asked, filters: [only] } },
        { name: `${measure} without one ${name}`, reading: { ...asked, filters: [{ ...only, excluded: true }] } },
      ];
    }),
  ]);

  it('has the conditions of the answer, for every measure and every dimension', () => {
    const answerable = readings.filter(({ reading }) => tableOf(reading) !== undefined);
    expect(answerable.length).toBeGreaterThan(1_000);
    for (const { name, reading } of answerable) {
      const link = rowsLink(reading);
      expect(link, name).toBeDefined();
      expect(conditionsAt(link ?? '/'), name).toEqual(conditionsOf(reading));
    }
  });

  it('has those of amounts and weights, of ratios and means, of several measures, and of lists', () => {
    const conditions = [
      { column: 'actual_weight', comparison: 'more', value: 50 },
      { column: 'net_amount', comparison: 'atMost', value: 12.5 },
    ] as const;
    const others: readonly Partial<Reading>[] = [
      { conditions },
      { time: { ...plain.time, field: 'pickup_date' }, conditions },
      { measures: [{ kind: 'ratio', measure: 'fuelSurcharge', of: 'transportation', as: 'percent' }] },
      { measures: [{ kind: 'mean', measure: 'totalSpend', of: 'week' }] },
      { measures: [{ kind: 'count', dimension: 'invoice_number' }] },
      {
        measures: [
          { kind: 'measure', measure: 'totalSpend' },
          { kind: 'measure', measure: 'packages' },
        ],
      },
      {
        anyOf: [
          { filters: [{ dimension: 'state', values: ['TX'], excluded: false }], conditions: [] },
          { filters: [{ dimension: 'weekday', values: ['Monday', 'Friday'], excluded: false }], conditions },
        ],
      },
      { measures: [], rowsBy: 'net_amount', show: 'rows', conditions },
      {
        measures: [],
        rowsBy: 'net_amount',
        show: 'rows',
        filters: [{ dimension: 'accessorial', values: ['Residential'], excluded: false }],
      },
      {
        measures: [],
        rowsBy: 'net_amount',
        show: 'rows',
        filters: [{ dimension: 'tracking_number', values: ['1Z1'], excluded: false }],
      },
    ];
    for (const other of others) {
      const reading = { ...plain, ...other };
      expect(conditionsAt(rowsLink(reading) ?? '/'), JSON.stringify(other)).toEqual(conditionsOf(reading));
    }
  });

  it('opens those groups alone that the answer shows, and nothing where it cannot say them', () => {
    const shown: AnswerTable = {
      columns: [{ name: 'GROUP_1', text: 'Receiver State', unit: 'text' }],
      rows: [{ GROUP_1: 'CA' }, { GROUP_1: 'TX' }],
    };
    const top: Reading = { ...plain, dimensions: ['state'], limit: 2 };
    expect(conditionsAt(rowsLink(top, shown) ?? '/')).toContain("normalised_consignee_state in ('CA','TX')");
    const byTwo: Reading = { ...top, dimensions: ['state', 'carrier_name'] };
    expect(rowsLink(byTwo, shown)).toBeUndefined();
    const inTime: Reading = { ...plain, conditions: [{ column: 'transit_days', comparison: 'atMost', value: 2 }] };
    expect(rowsLink(inTime)).toBeUndefined();
  });

  it('opens packages without an amount, and the groups that have none of something', () => {
    const packages: Reading = { ...plain, measures: [{ kind: 'measure', measure: 'packages' }] };
    const noFuel = { of: 'packages', filters: [], measures: ['fuelSurcharge'] } as const;
    const link = rowsLink({ ...packages, lacking: [noFuel] });
    expect(conditionsAt(link ?? '/')).toEqual(conditionsOf({ ...packages, lacking: [noFuel] }));
    const residential = [{ dimension: 'accessorial', values: ['Residential'], excluded: false }] as const;
    const charge = { of: 'packages', filters: residential, measures: [] } as const;
    expect(rowsLink({ ...packages, lacking: [charge] })).toBeUndefined();
    const shown: AnswerTable = {
      columns: [{ name: 'GROUP_1', text: 'Account', unit: 'text' }],
      rows: [{ GROUP_1: 'A1' }],
    };
    const groups: Reading = {
      ...packages,
      dimensions: ['account_number'],
      lacking: [{ of: 'groups', filters: residential, measures: [] }],
    };
    expect(conditionsAt(rowsLink(groups, shown) ?? '/')).toContain("account_number in ('A1')");
  });

  it('is one of the days until today, and there is none for days to come', () => {
    const until = (from: string, to: string) => rowsLink({ ...plain, time: { ...plain.time, range: { from, to } } });
    expect(until('2026-11-01', '2026-11-30')).toContain('to=2026-11-20');
    expect(until('2026-12-01', '2026-12-31')).toBeUndefined();
  });

  it('is not given to whom the page is closed', () => {
    const guest = { ...linked, user: { ...user, roles: ['ROLE_GUEST'] } };
    const refunds: Reading = { ...plain, measures: [{ kind: 'measure', measure: 'refunds' }] };
    expect(linksOf(refunds, nothing, guest)).toEqual([]);
    expect(linksOf(plain, nothing, guest)).toHaveLength(2);
  });
});

describe('the link to the page that shows the figure', () => {
  const pageLink = (changed: Partial<Reading>) =>
    linksOf({ ...plain, ...changed }, nothing, linked).find(({ label }) => !label.startsWith('Open'))?.path;

  it('has the same filters', () => {
    const state = { dimension: 'state', values: ['CA', 'TX'], excluded: false } as const;
    const path = pageLink({ filters: [state], measures: [{ kind: 'measure', measure: 'billWeight' }] });
    expect(path).toContain('/aframe/dashboard/');
    expect(conditionsAt(path ?? '/')).toContain("normalised_consignee_state in ('CA','TX')");
    expect(conditionsAt(path ?? '/')).toContain("normalised_consignee_country in ('US')");
  });

  it('is left out where the page cannot show the same', () => {
    const late = { dimension: 'tracking_status', values: ['Late'], excluded: false } as const;
    const withoutUps = { dimension: 'carrier_name', values: ['UPS'], excluded: true } as const;
    expect(pageLink({ filters: [late] })).toBeUndefined();
    expect(pageLink({ filters: [withoutUps] })).toBeUndefined();
    expect(pageLink({ conditions: [{ column: 'net_amount', comparison: 'more', value: 1 }] })).toBeUndefined();
  });
});
