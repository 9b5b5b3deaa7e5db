import { data, filterValues, getRows } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { openSpendPage } from './spend-state.ts';

/** What no answer may tell: our files, our SQL, our engines. */
const internals =
  /node_modules|\/src\/|\.ts:|at \w+ \(|DuckDB|duckdb|Binder Error|Parser Error|kysely|ECONN|load_id <=|select "/;

describe('what does not fit', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const { clientId } = await openSpendPage(shipper);
  const query = {
    selectColumnNames: ['sum(net_amount) as amount'],
    fromTableNames: ['package_level_info'],
    clientId,
  };
  const ask = (body: unknown, page = 'spend', container = 'amounts') =>
    shipper.call(data, { params: { page, container }, body });
  const rows = (body: Record<string, unknown>, pageName = 'spend') =>
    shipper.call(getRows, { params: { pageName }, body: { startRow: 0, endRow: 10, clientId, ...body } });
  const values = (dimension: string, page = 'spend') =>
    shipper.call(filterValues, { params: { page, dimension }, body: query });

  it.each([
    ['unknown page', () => ask(query, 'nothing'), 'page'],
    ['page named like a property of objects', () => ask(query, '__proto__'), 'page'],
    ['unknown container', () => ask(query, 'spend', 'nothing'), 'container'],
    ['container named like a method', () => ask(query, 'spend', 'toString'), 'container'],
    ['unknown page of the grid', () => rows({}, 'constructor'), 'pageName'],
    ['unknown dimension', () => values('nothing'), 'dimension'],
    ['dimension named like a property of objects', () => values('__proto__'), 'dimension'],
    ['unknown column', () => ask({ ...query, selectColumnNames: ['salary'] }), 'selectColumnNames[0]'],
    ['unknown table', () => ask({ ...query, fromTableNames: ['user_account'] }), 'fromTableNames[0]'],
    ['table of the database', () => ask({ ...query, fromTableNames: ['pg_catalog.pg_user'] }), 'fromTableNames[0]'],
    [
      'unknown function',
      () => ask({ ...query, selectColumnNames: ["read_csv('/etc/passwd') as x"] }),
      'selectColumnNames[0]',
    ],
    [
      'text where a number belongs',
      () => ask({ ...query, whereClauseDetails: ["net_amount > 'x'"] }),
      'whereClauseDetails[0]',
    ],
    [
      'day that does not exist',
      () => ask({ ...query, whereClauseDetails: ["bill_date = '2026-02-30'"] }),
      'whereClauseDetails[0]',
    ],
    [
      'second statement',
      () => ask({ ...query, whereClauseDetails: ['1 = 1; drop table invoice'] }),
      'whereClauseDetails[0]',
    ],
    ['year 0', () => ask({ ...query, whereClauseDetails: ["bill_date > '0000-01-01'"] }), 'whereClauseDetails[0]'],
    ['limit', () => ask({ ...query, limit: 1 }), 'limit'],
    ['offset', () => ask({ ...query, offset: 1 }), 'offset'],
    ['having', () => ask({ ...query, havingDetails: ['amount > 1'] }), 'havingDetails'],
    [
      'limit of an inner query',
      () => ask({ ...query, fromTableNames: ['a'], innerQueries: { a: { ...query, limit: 1 } } }),
      'innerQueries.a.limit',
    ],
    ['no columns', () => ask({ ...query, selectColumnNames: [] }), 'selectColumnNames'],
    ['no table', () => ask({ selectColumnNames: ['net_amount'], clientId }), 'fromTableNames'],
    ['no client', () => ask({ ...query, clientId: undefined }), 'clientId'],
    ['list of one client', () => ask({ ...query, clientId: [clientId] }), 'clientId'],
    ['list of one client in the grid', () => rows({ clientId: [clientId] }), 'clientId'],
    ['truth value as a client', () => ask({ ...query, clientId: true }), 'clientId'],
    ['empty text as a client', () => rows({ clientId: '' }), 'clientId'],
    ['client that is a text', () => ask({ ...query, clientId: 'x' }), 'clientId'],
    ['columns that are no list', () => ask({ ...query, selectColumnNames: 'net_amount' }), 'selectColumnNames'],
    ['sort on a column that is not there', () => rows({ sortModel: [{ colId: 'SALARY', sort: 'asc' }] }), 'sortModel'],
    ['sort in no direction', () => rows({ sortModel: [{ colId: 'NET_AMOUNT', sort: 'sideways' }] }), 'sortModel'],
    [
      'filter on a column that is not there',
      () => rows({ filterModel: { SALARY: { filterType: 'number', type: 'equals', filter: 1 } } }),
      'filterModel',
    ],
    ['filter of no known form', () => rows({ filterModel: { NET_AMOUNT: { filterType: 'x' } } }), 'filterModel'],
    ['negative window', () => rows({ startRow: -1, endRow: 10 }), 'startRow'],
    ['window that ends before it starts', () => rows({ startRow: 10, endRow: 5 }), 'endRow'],
    ['huge window', () => rows({ startRow: 0, endRow: 10_000_000 }), 'endRow'],
    ['window of texts', () => rows({ startRow: 'a', endRow: 'b' }), 'startRow'],
    ['unknown table of the grid', () => rows({ tableName: 'invoice' }), 'tableName'],
  ])('is answered with 400 and its field: %s', async (_name, call, field) => {
    const { status, body, text, headers } = await call();
    expect(status, text).toBe(400);
    expect(headers.get('content-type')).toContain('application/problem+json');
    const { errors } = body as unknown as { errors?: { field: string; message: string }[] };
    expect(errors?.map((error) => error.field).join(' '), text).toContain(field);
    expect(text).not.toMatch(internals);
  });

  it('is a query whose answer has more than 50,000 rows: 413', async () => {
    const first = (column: string) => ({
      selectColumnNames: [`tracking_id as ${column}`, `client_id as ${column}_client`],
      fromTableNames: ['package_level_info'],
    });
    const body = {
      selectColumnNames: ['one', 'other', 'third'],
      fromTableNames: ['ones', 'others', 'thirds'],
      whereClauseDetails: ['one_client = other_client', 'other_client = third_client'],
      innerQueries: { ones: first('one'), others: first('other'), thirds: first('third') },
      clientId,
    };
    const { status, text } = await ask(body);
    expect([status, text]).toEqual([413, expect.stringContaining('more than 50000 rows')]);
    expect(text).not.toMatch(internals);
  });

  it('is a query whose answer would be larger than 32 MB: 413', async () => {
    const wide = `concat(tracking_id, '${'x'.repeat(3_900)}')`;
    const { status, headers, text } = await ask({
      selectColumnNames: ['tracking_id', `${wide} as one`, `${wide} as two`],
      fromTableNames: ['package_level_info', 'others'],
      whereClauseDetails: ['client_id = other_client'],
      innerQueries: {
        others: { selectColumnNames: ['client_id as other_client'], fromTableNames: ['package_level_info'] },
      },
      clientId,
    });
    expect([status, text]).toEqual([
      413,
      expect.stringContaining('The result is larger than 32 MB. Request fewer rows'),
    ]);
    expect(headers.get('content-type')).toContain('application/problem+json');
  });

  it.each([
    [
      'a text that grows from query to query',
      { selectColumnNames: [`concat(${Array(40).fill('service').join(', ')}) as x`] },
      'selectColumnNames[0]',
    ],
    ['a pattern that is read from the rows', { whereClauseDetails: ['service like zone'] }, 'whereClauseDetails[0]'],
    [
      'rows beside all other rows',
      {
        fromTableNames: ['package_level_info', 'others'],
        innerQueries: {
          others: { selectColumnNames: ['tracking_id as other'], fromTableNames: ['package_level_info'] },
        },
      },
      'whereClauseDetails',
    ],
  ])('is %s: 400', async (_name, given, field) => {
    const { status, body, text } = await ask({ ...query, ...given });
    expect([status, body], text).toMatchObject([400, { errors: [{ field }] }]);
  });

  it.each([
    'quarter_label(null)',
    'year(null)',
    "date_trunc('month', null)",
    "date_diff('day', null, bill_date)",
    'day_of(null)',
  ])('is not %s', async (nothing) => {
    const { status, text } = await ask({ ...query, whereClauseDetails: [`${nothing} is null`] });
    expect(status, text).toBe(200);
  });

  it('is not a pivot by texts that hold U+0000', async () => {
    const { status, body, text } = await rows({
      startRow: 0,
      endRow: 10,
      selectColumnNames: ["concat(carrier_name, '\u0000') as odd", 'net_amount'],
      pivotMode: true,
      pivotCols: [{ id: 'ODD', field: 'ODD' }],
      valueCols: [{ id: 'NET_AMOUNT', field: 'NET_AMOUNT', aggFunc: 'sum' }],
    });
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ secondaryColumnFields: expect.arrayContaining(['UPS\ufffd_NET_AMOUNT']) });
  });

  it('is a body of 10 MB: 413', async () => {
    const { status, body, text } = await ask({ ...query, whereClauseDetails: ['x'.repeat(10_000_000)] });
    expect(status, text.slice(0, 300)).toBe(413);
    expect(body).toMatchObject({ title: 'Payload Too Large', status: 413 });
  });

  it.each([
    ['cut JSON', '{"clientId":'],
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['JSON that is no object', '5'],
    ['JSON null', 'null'],
    ['a list', '[]'],
    ['a key __proto__', '{"__proto__":{"admin":true},"clientId":1}'],
    ['a constructor with prototype', '{"constructor":{"prototype":{"admin":true}},"clientId":1}'],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('is %s instead of a body: 400', async (_name, text) => {
    const path = '/aiparcelweb/api/aidashboards/data/spend/amounts';
    const answer = await shipper.send('POST', path, { body: text, headers: { 'content-type': 'application/json' } });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body).toMatchObject({ title: 'Bad Request', status: 400 });
    expect(answer.text).not.toMatch(internals);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  it('is a body of another kind: 415', async () => {
    const path = '/aiparcelweb/api/aidashboards/data/spend/amounts';
    const answer = await shipper.send('POST', path, { body: '<x/>', headers: { 'content-type': 'application/xml' } });
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ status: 415 });
  });

  it.each([
    '/aiparcelweb/api/nothing',
    '/aiparcelweb/api/accountGroups/byClientDashboards/1/2',
    '/%00',
    '/..%2f..%2fetc/passwd',
  ])('is the address %s: a problem, and nothing of the machine', async (path) => {
    const { status, text } = await shipper.send('GET', path);
    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(internals);
  });

  it('is another method at a known address: 404', async () => {
    expect((await shipper.send('DELETE', '/aiparcelweb/api/clientsShort')).status).toBe(404);
  });

  it('is a number that the engine cannot hold: 4xx in words of ours', async () => {
    const { status, text } = await ask({ ...query, whereClauseDetails: [`net_amount > ${'9'.repeat(30)}`] });
    expect(status, text).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(internals);
  });

  it.each(['x', '1.5', '', '1 or 1=1', '99999999999999999999'])('is the client ‘%s’ in an address: 4xx', async (id) => {
    const { status, text } = await shipper.send(
      'GET',
      `/aiparcelweb/api/clientsForDashboards/${encodeURIComponent(id)}`,
    );
    expect(status, text).toBeGreaterThanOrEqual(400);
    expect(status, text).toBeLessThan(500);
  });
});
