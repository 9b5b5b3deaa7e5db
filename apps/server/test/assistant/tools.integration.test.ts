import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  askFigures,
  askQuestion,
  callTools,
  type Endpoint,
  getUserConversations,
  listDefinitions,
  listDimensionValues,
  listInvoices,
  reports,
} from '@waybill/contract';
import { type Caller, House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { tools } from '../../src/assistant/tools/tools.ts';
import { tokenOf } from '../identity/tokens/token-of.ts';

const house = await House.open();
afterAll(() => house.close());

/** The official client, connected with a token. */
async function connected({ token }: Caller, options: ClientOptions = {}): Promise<Client> {
  const client = new Client({ name: 'agent', version: '1' }, options);
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(callTools.path, house.address), { requestInit: { headers } }),
  );
  return client;
}

/** What the tests read of answers. */
interface Used {
  readonly [field: string]: unknown;
  readonly id: number;
  readonly items: readonly { readonly id: number }[];
  readonly rows: readonly { readonly id: number; readonly clientId: number }[];
}

/** What a tool answers; throws what it is refused with. */
async function used(client: Client, name: string, given: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: given });
  const [content] = result.content;
  const text = content?.type === 'text' ? content.text : '';
  if (result.isError) throw new Error(text);
  return result.structuredContent as unknown as Used;
}

describe.each([
  ['of 2025, which opens with a handshake', {}],
  ['of 2026, whose requests stand alone', { versionNegotiation: { mode: 'auto' } }],
] as const)('an agent by the protocol %s', (_protocol, options) => {
  it('answers questions with their reading, as the portal does', async () => {
    const shipper = await tokenOf(house, 'shipper');
    const agent = await connected(shipper, options);
    const clients = await used(agent, 'list_clients');
    expect(clients.items).toContainEqual(expect.objectContaining({ id: 1001 }));
    const question = 'total spend by carrier in 2025';
    const asked = await used(agent, 'ask', { clientId: 1001, question });
    expect(asked.readingText).toMatch(/Total Spend.*Carrier.*2025/s);
    const { body } = await shipper.call(askQuestion, { body: { clientId: 1001, question } });
    expect(asked.rows).toEqual(body.rows);
    const exact = await used(agent, 'figures', {
      ...{ clientId: 1001, measures: ['totalSpend'], dimensions: ['carrier_name'] },
      ...{ from: '2025-01-01', to: '2025-12-31' },
    });
    expect(exact.rows).toEqual(body.rows);
    await agent.close();
  });
});

describe('the tools', () => {
  it('are described with what they take and answer, and which of them change something', async () => {
    const agent = await connected(await tokenOf(house, 'shipper'));
    const offered = (await agent.listTools()).tools;
    expect(offered.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    expect(offered.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name)).toEqual([
      'order_report',
    ]);
    expect(offered.find(({ name }) => name === 'figures')).toMatchObject({
      inputSchema: { required: ['clientId', 'measures'], properties: { grain: { enum: expect.anything() } } },
      outputSchema: { properties: { readingText: { type: 'string' } } },
    });
    expect(JSON.stringify(offered).toLowerCase()).not.toContain('sql');
    await agent.close();
  });

  it('show definitions, values, findings, claims, credits, invoices and reports', async () => {
    const agent = await connected(await tokenOf(house, 'admin', { writes: true }));
    const { measures } = await used(agent, 'list_definitions');
    expect(measures).toContainEqual(
      expect.objectContaining({ name: 'totalSpend', meaning: expect.stringMatching(/./), unit: 'currency' }),
    );
    const carriers = await used(agent, 'list_values', { clientId: 1001, dimension: 'carrier_name', search: 'ups' });
    expect(carriers.values).toContain('UPS');
    const about = { clientId: 1002, from: '2025-01-01', to: '2025-12-31' };
    expect(await used(agent, 'list_findings', { ...about, size: 1 })).toMatchObject({ rows: [{ clientId: 1002 }] });
    expect(await used(agent, 'sum_findings', about)).toMatchObject({ tallies: expect.anything() });
    expect(await used(agent, 'list_claim_packets', { clientId: 1001 })).toHaveProperty('total');
    expect(await used(agent, 'list_credits', about)).toHaveProperty('rows');
    const invoices = await used(agent, 'list_invoices', { clientId: 1001, size: 1 });
    const id = invoices.rows[0]?.id;
    expect(await used(agent, 'show_invoice', { id })).toMatchObject({ id, families: expect.anything() });
    const { items } = await used(agent, 'list_reports');
    expect(items).toContainEqual(expect.objectContaining({ reportName: expect.stringMatching(/./) }));
    const order = { reportName: 'Delivery Status', carrier: 'UPS', startDate: '2025-01-01', endDate: '2025-01-31' };
    const ordered = await used(agent, 'order_report', { reportsAgentJson: order, client: 1001 });
    expect(await used(agent, 'report_status', { id: ordered.id })).toMatchObject({ id: ordered.id, status: 'Queued' });
    await agent.close();
  });

  it('refuse names that there are not, and say what to do', async () => {
    const agent = await connected(await tokenOf(house, 'shipper'));
    const figures = (given: object) => used(agent, 'figures', { clientId: 1001, measures: ['totalSpend'], ...given });
    await expect(figures({ measures: ['spnd'] })).rejects.toThrow(/no measure ‘spnd’/);
    await expect(figures({ dimensions: ['net_amount; drop table'] })).rejects.toThrow(/no dimension/);
    const filters = [{ dimension: 'carrier_name', values: ['fed'] }];
    await expect(figures({ filters })).rejects.toThrow(/no value ‘fed’ here\. Did you mean FedEx/);
    await expect(figures({ from: '2026-01-01' })).rejects.toThrow(/give both days/);
    await expect(figures({ measures: [] })).rejects.toThrow(/measures:/);
    await expect(used(agent, 'list_values', { clientId: 1001, dimension: 'tracking_number' })).rejects.toThrow(/list/);
    await agent.close();
  });

  it('show a token for one client nothing of another', async () => {
    const agent = await connected(await tokenOf(house, 'admin', { clientIds: [1002], writes: true }));
    const { items } = await used(agent, 'list_clients');
    expect(items.map(({ id }) => id)).toEqual([1002]);
    const other = { clientId: 1001 };
    for (const [name, given] of [
      ['ask', { ...other, question: 'total spend in 2025' }],
      ['figures', { ...other, measures: ['totalSpend'] }],
      ['list_values', { ...other, dimension: 'carrier_name' }],
    ] as const) {
      await expect(used(agent, name, given), name).rejects.toThrow(/access to this client/);
    }
    const everything = await used(agent, 'list_invoices', { size: 200 });
    expect(new Set(everything.rows.map(({ clientId }) => clientId))).toEqual(new Set([1002]));
    await expect(used(agent, 'list_reports')).rejects.toThrow('clients:all');
    const own = await used(agent, 'ask', { clientId: 1002, question: 'total spend in 2025' });
    expect(own.rowCount).toBe(1);
    await agent.close();
  });

  it('do no more than the token may', async () => {
    const agent = await connected(await tokenOf(house, 'admin', { permissions: ['NEW_BI_TOOLS'] }));
    await expect(used(agent, 'list_invoices')).rejects.toThrow('permission:INVOICE_SEARCH');
    const order = { reportName: 'Delivery Status', carrier: 'UPS', startDate: '2025-01-01', endDate: '2025-01-31' };
    await expect(used(agent, 'order_report', { reportsAgentJson: order, client: 1001 })).rejects.toThrow('write');
    await agent.close();
  });

  it('are for nobody without a token, and count against its limit', async () => {
    await expect(connected(house.anyone)).rejects.toThrow();
    const caller = await tokenOf(house, 'shipper');
    const ping = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const headers = { accept: 'application/json, text/event-stream' };
    const first = await caller.send('POST', callTools.path, { body: ping, headers });
    expect(first.status).toBe(200);
    const second = await caller.send('POST', callTools.path, { body: ping, headers });
    const left = (answer: typeof first) => Number(answer.headers.get('ratelimit-remaining'));
    expect(left(second)).toBe(left(first) - 1);
    expect((await caller.send('GET', callTools.path)).status).toBe(405);
  });
});

describe('questions of programs', () => {
  it('are not stored among the conversations of their user', async () => {
    const caller = await tokenOf(house, 'shipper');
    const { id } = await house.settings
      .selectFrom('user_account')
      .select('id')
      .where('login', '=', 'shipper')
      .executeTakeFirstOrThrow();
    await caller.call(askQuestion, { body: { clientId: 1001, question: 'packages in 2025' } });
    const { body } = await caller.call(getUserConversations, { body: { userId: id, clientId: 1001 } });
    expect(body).toEqual([]);
  });

  it('answer by the contract', async () => {
    const caller = await tokenOf(house, 'admin');
    const calls: readonly [Endpoint, object][] = [
      [askFigures, { body: { clientId: 1001, measures: ['packages'], grain: 'month' } }],
      [listDefinitions, {}],
      [listDimensionValues, { query: { clientId: 1001, dimension: 'service' } }],
      [listInvoices, {}],
      [reports, {}],
    ];
    for (const [endpoint, parts] of calls) expect((await caller.call(endpoint, parts)).status, endpoint.name).toBe(200);
  });
});
