import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createMarkup,
  createMarkupAssignment,
  deleteMarkup,
  deleteMarkupAssignment,
  deleteMarkupRun,
  downloadMarkupRun,
  getMarkupRun,
  listMarkupAssignments,
  listMarkupRuns,
  listMarkups,
  mostMarkupLines,
  runMarkup,
  updateMarkup,
} from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { dollars, openSpendPage } from '../../analysis/data/spend-state.ts';

const any = { carrierNames: [], accountNumbers: [], serviceCategories: [], chargeFamilies: [], accessorials: [] };
const year = { from: '2026-01-01', to: '2026-10-31' };

describe('markups', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const { clientId: parentId, childClientIds } = await openSpendPage(await house.as('shipper'));
  const clientId = childClientIds.find((id) => id !== parentId) ?? 0;
  const lines = [
    { conditions: { ...any, chargeFamilies: ['fuel_surcharge'] }, percent: 0 },
    { conditions: { ...any, carrierNames: ['UPS'] }, percent: 7.25 },
    { conditions: any, percent: -3.5 },
  ];
  let names = 0;
  const make = async (more: object = {}) => {
    names += 1;
    const body = { clientId: parentId, name: `Markup ${names}`, lines, ...more };
    return (await admin.call(createMarkup, { body })).body;
  };
  const assign = (markupId: number, from: string, to: string | null, client = clientId) =>
    admin.call(createMarkupAssignment, { body: { clientId: client, markupId, from, to } });
  const errorsOf = (body: unknown) => (body as { errors?: { field: string }[] }).errors?.map(({ field }) => field);

  beforeEach(async () => {
    await house.settings.deleteFrom('markup_assignment').execute();
    await house.settings.deleteFrom('markup').execute();
  });

  it('are added charge by charge to what the carriers charged, by the first line that fits', async () => {
    const made = await make();
    await assign(made.id, '2026-03-01', null);
    const { status, body: run } = await admin.call(runMarkup, { body: { clientId, ...year } });
    expect(status).toBe(200);
    const net = dollars('net_amount');
    const [byHand] = await house.sql<{ CHARGED: number; MARKUP: number; PACKAGES: number }>(
      `select sum(${net}) as CHARGED, sum(case
         when bill_date < date '2026-03-01' or charge_family = 'fuel_surcharge' then 0
         when carrier_name = 'UPS' then round(${net} * 0.0725, 2) else round(${net} * -0.035, 2) end) as MARKUP,
         (select sum(no_of_pkgs) from package_level_info where client_id = ${clientId}
           and bill_date between '${year.from}' and '${year.to}') as PACKAGES
       from charge_level_info where client_id = ${clientId} and bill_date between '${year.from}' and '${year.to}'`,
      { CHARGED: 'money', MARKUP: 'money', PACKAGES: 'integer' },
    );
    expect({ CHARGED: run.charged, MARKUP: run.markup, PACKAGES: run.packages }).toEqual(byHand);
    expect(run.markup).not.toBe(0);
    expect(run.billed).toBeCloseTo(run.charged + run.markup, 2);
    expect(run.markups).toEqual([{ name: made.name, from: '2026-03-01', to: year.to }]);
    expect((await admin.call(getMarkupRun, { params: { id: run.id } })).body).toEqual(run);
    const file = (await admin.call(downloadMarkupRun, { params: { id: run.id } })).text.trim().split(/\r?\n/);
    expect(file[0]).toBe(
      'Tracking Number,Invoice Number,Invoice Date,Account Number,Carrier,Service,Charged,Markup,Billed',
    );
    const cents = (column: number) =>
      file.slice(1).reduce((sum, line) => sum + Math.round(Number(line.split(',').at(column)) * 100), 0);
    expect([cents(-3), cents(-2), cents(-1)]).toEqual(
      [run.charged, run.markup, run.billed].map((amount) => Math.round(amount * 100)),
    );
  });

  it('keep the amounts of runs when they change, and runs are gone with their file', async () => {
    const made = await make();
    await assign(made.id, '2026-01-01', '2026-12-31');
    const { body: run } = await admin.call(runMarkup, { body: { clientId, ...year } });
    await admin.call(updateMarkup, { params: { id: made.id }, body: { name: 'Other', lines: lines.slice(2) } });
    const { body: later } = await admin.call(runMarkup, { body: { clientId, ...year } });
    expect(later.markup).not.toBe(run.markup);
    expect((await admin.call(getMarkupRun, { params: { id: run.id } })).body.markup).toBe(run.markup);
    const files = () => readdir(join(house.dataDirectory, 'markup-runs'));
    const before = await files();
    await admin.call(deleteMarkupRun, { params: { id: run.id } });
    expect((await files()).length).toBe(before.length - 1);
    expect((await admin.call(downloadMarkupRun, { params: { id: run.id } })).status).toBe(404);
    const found = await admin.call(listMarkupRuns, { query: { sort: 'billed' } });
    expect(found.body.rows.map(({ id }) => id)).not.toContain(run.id);
  });

  it('are one at a time for a client, of its own or its parent', async () => {
    const made = await make();
    expect((await assign(made.id, '2026-01-01', '2026-06-30')).status).toBe(200);
    for (const [from, to] of [
      ['2026-06-30', null],
      ['2025-01-01', '2026-01-01'],
      ['2025-01-01', null],
      ['2026-02-01', '2026-02-28'],
    ] as const) {
      const { status, body } = await assign(made.id, from, to);
      expect([status, errorsOf(body)]).toEqual([400, ['from']]);
    }
    expect((await assign(made.id, '2026-07-01', null)).status).toBe(200);
    expect((await admin.call(listMarkupAssignments)).body.total).toBe(2);
    const ofChild = await make({ clientId });
    const other = await assign(ofChild.id, '2026-01-01', null, parentId);
    expect([other.status, errorsOf(other.body)]).toEqual([400, ['markupId']]);
    const offered = await admin.call(listMarkups, { query: { forClientId: parentId } });
    expect(offered.body.rows.map(({ id }) => id)).toEqual([made.id]);
  });

  it('are in force from their first day through their last, of which a run has its own days', async () => {
    const [until, from] = [await make(), await make()];
    await assign(until.id, '2025-01-01', year.from);
    await assign(from.id, year.to, null);
    const { body: run } = await admin.call(runMarkup, { body: { clientId, ...year } });
    expect(run.markups).toEqual([
      { name: until.name, from: year.from, to: year.from },
      { name: from.name, from: year.to, to: year.to },
    ]);
  });

  it('of two who assign at once, one wins', async () => {
    const made = await make();
    const answers = await Promise.all([1, 2, 3].map(() => assign(made.id, '2026-01-01', null)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('stay while clients have them', async () => {
    const made = await make();
    const { body: assignment } = await assign(made.id, '2026-01-01', null);
    expect((await admin.call(deleteMarkup, { params: { id: made.id } })).status).toBe(400);
    await admin.call(deleteMarkupAssignment, { params: { id: assignment.id } });
    expect((await admin.call(deleteMarkup, { params: { id: made.id } })).status).toBe(200);
  });

  it('refuse what does not fit, naming the field', async () => {
    const fieldOf = async (more: object) => {
      const body = { clientId: parentId, name: 'M', lines, ...more };
      const answer = await admin.call(createMarkup, { body });
      return [answer.status, errorsOf(answer.body)?.[0]];
    };
    const line = { conditions: any, percent: 5 };
    expect(await fieldOf({ name: ' ' })).toEqual([400, 'name']);
    expect(await fieldOf({ lines: [] })).toEqual([400, 'lines']);
    expect(await fieldOf({ lines: Array(mostMarkupLines + 1).fill(line) })).toEqual([400, 'lines']);
    expect(await fieldOf({ lines: [{ ...line, percent: 5.555 }] })).toEqual([400, 'lines.0.percent']);
    expect(await fieldOf({ lines: [{ ...line, percent: -101 }] })).toEqual([400, 'lines.0.percent']);
    expect(await fieldOf({ clientId: neighbour.clientId })).toEqual([400, 'clientId']);
    const nothing = await admin.call(runMarkup, { body: { clientId, ...year } });
    expect([nothing.status, errorsOf(nothing.body)]).toEqual([400, ['clientId']]);
    const made = await make();
    await assign(made.id, '2001-01-01', null);
    const empty = await admin.call(runMarkup, { body: { clientId, from: '2001-01-01', to: '2001-12-31' } });
    expect([empty.status, errorsOf(empty.body)]).toEqual([400, ['from']]);
    const foreign = await admin.call(runMarkup, { body: { clientId: neighbour.clientId, ...year } });
    expect(foreign.status).toBe(403);
  });
});
