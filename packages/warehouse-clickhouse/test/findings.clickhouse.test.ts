import type { RuleContext } from '@waybill/model';
import { compileBilledMonths, compileSearch, scopeTo } from '@waybill/query';
import { auditedYear, dayAfterYear } from '@waybill/testkit/audited-year';
import { expect, test } from 'vitest';
import { packs } from '../../query/test/search-findings.ts';
import { type Answer, TinyWarehouse } from '../../query/test/tiny-warehouse.ts';
import { ClickHouseCopy } from './support/clickhouse-copy.ts';
import { difference } from './support/same-values.ts';

const minute = 60_000;
const scope = scopeTo({ clientId: 1001 }, [{ id: 1001, childIds: [] }], 5);
const context: RuleContext = {
  from: '2025-01-01',
  to: dayAfterYear,
  today: dayAfterYear,
  guaranteed: { isUpsGsr: [], isFedexExpressGsr: [2], isFedexIntlGsr: [] },
};

const keys = ['client_id', 'month', 'part', 'rule', 'id', 'carrier_name', 'bill_date', 'lacks'];
const keyOf = (row: Answer) => keys.map((key) => String(row[key])).join('|');
const inOrder = (rows: readonly Answer[]) => rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

test('both engines find the same in a year of bills', { timeout: 10 * minute }, async () => {
  const { packages, charges } = auditedYear(1);
  const duckdb = await TinyWarehouse.open();
  await duckdb.insert('package_level_info', packages);
  await duckdb.insert('charge_level_info', charges);
  const clickhouse = await ClickHouseCopy.of(duckdb);
  try {
    for (const query of [compileBilledMonths({ scope }), compileSearch(context, packs, { scope })]) {
      const [one, other] = [inOrder(await duckdb.run(query)), inOrder(await clickhouse.run(query))];
      expect(one.length).toBeGreaterThan(0);
      // A fingerprint is compared with earlier ones of the same engine.
      const columns = query.columns.filter(({ name }) => name !== 'fingerprint');
      expect(difference(one, other, columns)).toBeUndefined();
    }
  } finally {
    await clickhouse.stop();
  }
});
