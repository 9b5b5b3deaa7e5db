import { filterValues } from '@waybill/contract';
import {
  type FilterDimensionName,
  filterDimensions,
  filterValuesQuery,
  findFilterDimension,
  ratedZone,
} from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { openSpendPage, rowsOf } from './spend-state.ts';

const ofCharges = new Set<FilterDimensionName>(['credit_type', 'accessorial']);
const withOwnTests = new Set<FilterDimensionName>([
  'order_number',
  'sku',
  'cost_centre',
  'carton',
  'finding_rule',
  'finding_confidence',
]);
const ofAccounts = new Set<FilterDimensionName>(['account_number', 'account_group', 'account_division']);

describe('the values of filters', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const state = await openSpendPage(shipper);

  async function offered(name: FilterDimensionName, more: Partial<typeof state> = {}): Promise<string[]> {
    const dimension = findFilterDimension(name);
    if (dimension === undefined) throw new Error(`no dimension ${name}`);
    const query = filterValuesQuery({ ...state, ...more }, dimension);
    const body = ofCharges.has(name) ? { ...query, fromTableNames: ['charge_level_info'] } : query;
    const page = name === 'credit_type' ? 'refund' : name === 'accessorial' ? 'accessorial' : 'spend';
    const answer = await shipper.call(filterValues, { params: { page, dimension: name }, body });
    expect(answer.status, answer.text).toBe(200);
    for (const { NAME, VALUE } of answer.body.data) expect(VALUE).toBe(NAME);
    return [...new Set(answer.body.data.map(({ NAME }) => NAME))];
  }

  const stored = async (table: string, column: string, condition = 'true') => {
    const rows = await house.sql<{ V: string }>(
      `select distinct ${column} as V from ${table} join account using (account_id)
       where fact.${rowsOf(state)} and ${column} is not null and trim(${column}) <> '' and ${condition} order by 1`,
      { V: 'text' },
    );
    return rows.map(({ V }) => V);
  };

  // The fields of the shipper and findings have tests of their own: no invoice states them.
  const ofInvoices = filterDimensions.filter(({ name }) => name !== 'zone' && !withOwnTests.has(name));
  it.each(ofInvoices.map(({ name, column }) => [name, column] as const))(
    '%s are those of the rows',
    async (name, column) => {
      const table = ofCharges.has(name) ? 'charge_level_info fact' : 'package_level_info fact';
      const qualified =
        name === 'account_group' || name === 'account_division' ? `account.${column}` : `fact.${column}`;
      const values = await offered(name);
      expect(values.length).toBeGreaterThan(0);
      expect(values).toEqual(await stored(table, qualified, ofAccounts.has(name) ? 'account.active' : 'true'));
    },
  );

  it('zone are the rated zones of the rows, each carrier code by the one table', async () => {
    const rows = await house.sql<{ CARRIER: number; CATEGORY: string; ZONE: string | null }>(
      `select distinct carrier_id as CARRIER, service_category as CATEGORY, zone as ZONE from package_level_info where ${rowsOf(state)}`,
      { CARRIER: 'integer', CATEGORY: 'text', ZONE: 'text' },
    );
    const rated = new Set(
      rows.flatMap(
        ({ CARRIER: carrierId, CATEGORY: serviceCategory, ZONE: zone }) =>
          ratedZone({ carrierId, serviceCategory, zone }) ?? [],
      ),
    );
    expect(await offered('zone')).toEqual([...rated].toSorted());
  });

  it('say how many rows of the fact each has, carriers that Total Spend leaves out too', async () => {
    const carrier = findFilterDimension('carrier_name');
    if (carrier === undefined) throw new Error('no dimension carrier_name');
    const body = filterValuesQuery(state, carrier);
    const answer = await shipper.call(filterValues, { params: { page: 'spend', dimension: 'carrier_name' }, body });
    expect(answer.status, answer.text).toBe(200);
    const counted = await house.sql<{ V: string; N: string }>(
      `select carrier_name as V, count(*) filter (where net_amount <> 0) as N
       from package_level_info where ${rowsOf(state)} group by 1 order by 1`,
      { V: 'text', N: 'text' },
    );
    expect(answer.body.data.map(({ NAME, ROWS }) => [NAME, ROWS])).toEqual(counted.map(({ V, N }) => [V, Number(N)]));
    expect(answer.body.data.some(({ ROWS = 0 }) => ROWS > 0)).toBe(true);
  });

  it('offer no account that is not active', async () => {
    const inactive = await house.settings.selectFrom('account').select('number').where('active', '=', false).execute();
    expect(inactive.length).toBeGreaterThan(0);
    const numbers = await offered('account_number');
    for (const { number } of inactive) expect(numbers).not.toContain(number);
  });

  it('offer the states of the country chosen', async () => {
    for (const side of ['sender', 'consignee'] as const) {
      const countries = await offered(`normalised_${side}_country`);
      for (const country of countries) {
        const states = await offered(`normalised_${side}_state`, {
          filters: { [`normalised_${side}_country`]: [country] },
        });
        expect(states).toEqual(
          await stored(
            'package_level_info fact',
            `fact.normalised_${side}_state`,
            `fact.normalised_${side}_country = '${country}'`,
          ),
        );
      }
    }
  });

  it('heed the other filters, and not their own', async () => {
    const filters = { carrier_name: ['FedEx'], bill_option: ['COLLECT'] };
    const condition = "fact.carrier_name = 'FedEx'";
    expect(await offered('bill_option', { filters })).toEqual(
      await stored('package_level_info fact', 'fact.bill_option', condition),
    );
    expect(await offered('carrier_name', { filters })).toEqual(
      await stored('package_level_info fact', 'fact.carrier_name', "fact.bill_option = 'COLLECT'"),
    );
  });

  it('say which table has the dimension when the one asked for has not', async () => {
    const body = {
      selectColumnNames: ['bill_date'],
      fromTableNames: ['package_level_info'],
      clientId: state.clientId,
    };
    const answer = await shipper.call(filterValues, { params: { page: 'refund', dimension: 'credit_type' }, body });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('charge_level_info');
  });

  it('are offered for children by themselves, and for nobody when no client is named', async () => {
    const ask = (body: Record<string, unknown>) =>
      shipper.call(filterValues, {
        params: { page: 'spend', dimension: 'account_number' },
        body: { selectColumnNames: ['account_number'], fromTableNames: ['package_level_info'], ...body },
      });
    const children = state.childClientIds.slice(0, 2).join(',');
    const named = await ask({ clientId: state.clientId, childClientIdsCSV: children });
    const unnamed = await ask({ childClientIdsCSV: children });
    expect(unnamed.status, unnamed.text).toBe(200);
    expect(unnamed.body).toEqual(named.body);
    expect((await ask({ childClientIdsCSV: '9001' })).status).toBe(403);
    for (const body of [{}, { childClientIdsCSV: ' ' }]) {
      const { status, body: problem } = await ask(body);
      expect(status).toBe(400);
      expect(problem).toMatchObject({ errors: [{ field: 'clientId' }] });
    }
    expect((await ask({ childClientIdsCSV: ',' })).status).toBe(403);
  });
});
