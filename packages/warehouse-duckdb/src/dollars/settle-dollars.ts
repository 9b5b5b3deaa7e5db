import { duckdb, type Sql, sql } from '@waybill/query';
import { dollarSumsOfCharges, settledDollars } from '@waybill/warehouse';

/**
 * Sets the dollars of stored packages to what they are settled by.
 *
 * @param where a condition on columns that packages and charges share, such as `load_id = 7`
 */
export function settleDollars(where: string): string {
  const condition = sql.raw(where);
  const amountOf = (name: string): Sql => sql.ref(`p.${name}`);
  const settled = settledDollars(duckdb, { amountOf, rate: sql`p.usd_rate`, sums: 'c' });
  return duckdb.write(
    sql`update package_level_info p set ${sql.join(settled.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
      from (
        select tracking_id, ${sql.raw(dollarSumsOfCharges)}
        from charge_level_info where usd_rate <> 1 and (${condition}) group by tracking_id
      ) c
      where p.tracking_id = c.tracking_id and p.usd_rate <> 1 and (${condition})`,
  ).sql;
}
