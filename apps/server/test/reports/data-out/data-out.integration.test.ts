import {
  data,
  dataDictionary,
  dataRows,
  gridRows,
  type HeldLoad,
  listAuditLog,
  listDataLoads,
} from '@waybill/contract';
import { countedWhereClauses } from '@waybill/model';
import { type Caller, House, loadInvoice, neighbour } from '@waybill/testkit';
import { askParquet } from '@waybill/testkit/parquet';
import { tableFromIPC } from 'apache-arrow';
import { afterAll, describe, expect, it } from 'vitest';
import { openSpendPage } from '../../analysis/data/spend-state.ts';
import { tokenOf } from '../../identity/tokens/token-of.ts';
import { reportOf } from '../report-desk.ts';

describe('data out', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const token = await tokenOf(house, 'shipper');
  const state = await openSpendPage(token);
  const { clientId } = state;

  /** The bytes of an answer, and what came with them. */
  async function fetched(caller: Caller, path: string, body?: unknown) {
    const answer = await fetch(new URL(path, house.address), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return { bytes: await answer.bytes(), headers: answer.headers };
  }

  const rowsPath = (table: string, query: Record<string, string | number> = {}) => {
    const given = Object.entries({ clientId, ...query }).map(([name, value]) => [name, String(value)]);
    return `${dataRows.path.replace(':table', table)}?${new URLSearchParams(given)}`;
  };

  const fetchedRows = async (query: Record<string, string | number>, question: string, table = 'packages') =>
    await askParquet((await fetched(token, rowsPath(table, query))).bytes, question);

  const loadsOf = async (have: readonly HeldLoad[] = []) =>
    (await token.call(listDataLoads, { body: { clientId, have } })).body;

  const totals = 'select cast(sum(net_amount) as varchar) as spend, cast(sum(no_of_pkgs) as integer) as packages';
  const counted = countedWhereClauses([])
    .map((clause) => `(${clause})`)
    .join(' and ');

  it('adds up to what the page shows, to the cent', async () => {
    const page = await token.call(data, {
      params: { page: 'spend', container: 'amounts' },
      body: {
        clientId,
        selectColumnNames: ['sum(net_amount) as spend', 'sum(no_of_pkgs) as packages'],
        fromTableNames: ['package_level_info'],
        whereClauseDetails: countedWhereClauses([]),
      },
    });
    const [shown] = page.body.data;
    const [packages] = await fetchedRows({}, `${totals} from received where ${counted}`);
    expect(packages).toEqual({ spend: Number(shown?.SPEND).toFixed(2), packages: shown?.PACKAGES });
    const sum = 'select cast(sum(net_amount) as varchar) as spend from received';
    const [charges] = await fetchedRows({}, `${sum} where ${counted}`, 'charges');
    expect(charges?.spend).toBe(packages?.spend);
    const [billed] = await house.sql<{ NET: number }>(
      `select sum(net_amount) as NET from package_level_info where client_id in (${[clientId, ...state.childClientIds].join()})`,
      { NET: 'money' },
    );
    const [inOwnCurrency] = await fetchedRows({ currency: 'billed' }, sum);
    expect(inOwnCurrency?.spend).toBe(billed?.NET.toFixed(2));
  });

  it('writes every column that the dictionary explains, and the days that were asked for', async () => {
    const { tables } = (await token.call(dataDictionary)).body;
    for (const { name, columns } of tables) {
      const described = await fetchedRows({}, 'select column_name as name from (describe from received)', name);
      expect(described.map((column) => column.name)).toEqual(columns.map((column) => column.name));
    }
    const days =
      'select cast(min(bill_date) as varchar) as first, cast(max(bill_date) as varchar) as last from received';
    const [found] = await fetchedRows({ fromDate: '2026-02-01', toDate: '2026-03-31' }, days);
    expect(String(found?.first) >= '2026-02-01' && String(found?.last) <= '2026-03-31').toBe(true);
  });

  it('writes CSV for programs, too', async () => {
    const { bytes, headers } = await fetched(token, rowsPath('packages', { format: 'csv', fromDate: '2026-10-01' }));
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\n');
    expect(lines[0]).toMatch(/^load_id,client_id,/);
    const [parquet] = await fetchedRows(
      { fromDate: '2026-10-01' },
      'select cast(count(*) as integer) as rows from received',
    );
    expect(lines.length - 1).toBe(parquet?.rows);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  it('writes a stream of Arrow with the same rows, by name and by the header Accept', async () => {
    const { bytes, headers } = await fetched(token, rowsPath('packages', { format: 'arrow' }));
    expect(headers.get('content-type')).toBe('application/vnd.apache.arrow.stream');
    expect(headers.get('content-disposition')).toContain(`packages-${clientId}.arrows`);
    const table = tableFromIPC(bytes);
    const { tables } = (await token.call(dataDictionary)).body;
    expect(table.schema.fields.map(({ name }) => name)).toEqual(tables[0]?.columns.map(({ name }) => name));
    const [sum] = await fetchedRows({}, 'select cast(sum(net_amount) as varchar) as spend from received');
    const cents = [...(table.getChild('net_amount') ?? [])].reduce(
      (total, amount) => total + BigInt(String(amount)),
      0n,
    );
    expect(cents).toBe(BigInt(String(sum?.spend).replace('.', '')));
    const asked = await fetch(new URL(gridRows.path.replace(':pageName', 'spend'), house.address), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token.token}`,
        'content-type': 'application/json',
        accept: 'application/vnd.apache.arrow.stream, */*;q=0.1',
      },
      body: JSON.stringify(reportOf(state)),
    });
    expect(asked.headers.get('content-type')).toBe('application/vnd.apache.arrow.stream');
    expect(tableFromIPC(await asked.bytes()).numRows).toBeGreaterThan(0);
  });

  it('writes the rows of a grid as its report has them', async () => {
    const report = reportOf(state);
    const path = gridRows.path.replace(':pageName', 'spend');
    const { bytes } = await fetched(token, path, report);
    const [found] = await askParquet(bytes, 'select cast(sum(net_amount) as varchar) as spend from received');
    const page = await token.call(data, {
      params: { page: 'spend', container: 'amounts' },
      body: { ...report, selectColumnNames: ['sum(net_amount) as spend'] },
    });
    expect(found?.spend).toBe(Number(page.body.data[0]?.SPEND).toFixed(2));
    expect((await token.call(gridRows, { params: { pageName: 'none' }, body: report })).status).toBe(400);
  });

  it('says what is new, what has changed and what was undone', async () => {
    const first = await loadsOf();
    expect(first.loads.every(({ state }) => state === 'new')).toBe(true);
    const [account] = (await house.warehouse.state()).accounts.filter((each) => each.clientId === clientId);
    if (account === undefined) throw new Error('The client has no account.');
    const place = { clientId, accountId: account.accountId, accountNumber: account.accountNumber };
    await loadInvoice(house.warehouse, { ...place, invoiceNumber: 'OUT1', billDate: '2026-11-01' }, [{ net: '12.34' }]);
    const second = await loadsOf(first.loads);
    const added = second.loads.filter(({ state }) => state === 'new');
    expect(added).toMatchObject([{ id: second.publishedLoad, packages: 1, charges: 1 }]);
    const question =
      'select cast(sum(net_amount) as varchar) as spend, cast(count(*) as integer) as rows from received';
    const onlyNew = [{ spend: '12.34', rows: 1 }];
    expect(await fetchedRows({ after: first.publishedLoad }, question)).toEqual(onlyNew);
    expect(await fetchedRows({ loads: String(second.publishedLoad) }, question, 'charges')).toEqual(onlyNew);

    const { accounts } = await house.warehouse.state();
    const renamed = accounts.map((each) => ({
      ...each,
      accountGroup: each.accountId === account.accountId ? 'Renamed' : each.accountGroup,
    }));
    await house.warehouse.replaceAccounts(renamed);
    const third = await loadsOf(second.loads);
    const changed = third.loads.filter(({ state }) => state === 'changed').map(({ id }) => id);
    expect(changed).toContain(second.publishedLoad);

    await house.warehouse.undoLoad(second.publishedLoad, 'undo');
    const fourth = await loadsOf(third.loads);
    expect(fourth.undone).toEqual([second.publishedLoad]);
    expect(fourth.loads.every(({ state }) => state === 'same')).toBe(true);
    expect(await fetchedRows({ after: first.publishedLoad }, question)).toEqual([{ spend: null, rows: 0 }]);
  });

  it('gives nothing to whoever may not read the client or download rows', async () => {
    const of = (caller: Caller, client: number) =>
      caller.call(dataRows, { params: { table: 'packages' }, query: { clientId: client } });
    expect((await of(token, neighbour.clientId)).status).toBe(403);
    const stranger = await house.as(neighbour.login, neighbour.tenant);
    expect((await of(stranger, clientId)).status).toBe(403);
    expect((await stranger.call(listDataLoads, { body: { clientId } })).status).toBe(403);
    const report = reportOf(state);
    expect(
      (await stranger.call(gridRows, { params: { pageName: 'spend' }, body: { ...report, format: 'csv' } })).status,
    ).toBe(403);
    const child = state.childClientIds.find((id) => id !== clientId) ?? 0;
    const ofOneClient = await tokenOf(house, 'shipper', { clientIds: [child] });
    expect((await of(ofOneClient, clientId)).status).toBe(403);
    const own = await fetched(ofOneClient, rowsPath('packages', { clientId: child }));
    expect(await askParquet(own.bytes, 'select distinct client_id as client from received')).toEqual([
      { client: child },
    ]);
    const noDownloads = await tokenOf(house, 'shipper', { permissions: ['NEW_BI_TOOLS'] });
    expect(await of(noDownloads, clientId)).toMatchObject({
      status: 403,
      body: { missingScope: ['permission:DOWNLOAD_REPORTS'] },
    });
    const noPages = await tokenOf(house, 'shipper', { permissions: ['DOWNLOAD_REPORTS'] });
    expect(await of(noPages, clientId)).toMatchObject({
      status: 403,
      body: { missingScope: ['permission:NEW_BI_TOOLS'] },
    });
  });

  it('names what is wrong with a request', async () => {
    const asked = async (query: Record<string, string>) =>
      (await token.call(dataRows, { params: { table: 'packages' }, query: { clientId, ...query } })).body;
    expect(await asked({ loads: '1;2' })).toMatchObject({ status: 400, errors: [{ field: 'loads' }] });
    expect(await asked({ format: 'xlsx' })).toMatchObject({ status: 400, errors: [{ field: 'format' }] });
    expect(await asked({ fromDate: 'soon' })).toMatchObject({ status: 400, errors: [{ field: 'fromDate' }] });
  });

  it('leaves a trace in the audit log', async () => {
    const admin = await house.as('admin');
    const { rows } = (await admin.call(listAuditLog, { query: { action: 'data.export' } })).body;
    expect(rows[0]).toMatchObject({
      login: 'shipper',
      details: { subject: { id: expect.anything() }, rows: expect.any(Number) },
    });
  });
});
