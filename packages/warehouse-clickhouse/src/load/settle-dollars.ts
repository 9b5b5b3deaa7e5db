import { clickhouse, type Sql, sql } from '@waybill/query';
import { dollarSumsOfCharges, settledDollars, storedColumns } from '@waybill/warehouse';
import { columnList } from '../schema/column-list.ts';
import type { Change } from './change.ts';

/** The loading table of packages whose dollars have not been added up from their charges yet. */
export const unsettled = 'unsettled';

/**
 * Moves the packages of a change from `unsettled` to their loading table. If a package is not billed in dollars, its
 * dollars are the sums of its charges' dollars.
 */
export async function settleDollars({ connection, loading }: Change): Promise<void> {
  const amountOf = (name: string): Sql => sql.ref(`p.${name}`);
  const settled = new Map(settledDollars(clickhouse, { amountOf, rate: sql`p.usd_rate`, sums: 'c' }));
  const columns = [...storedColumns('package_level_info'), { name: 'since_load' }];
  const values = columns.map(({ name }) => {
    const value = settled.get(name);
    return value === undefined
      ? sql.ref(`p.${name}`)
      : sql`if(isNull(c.tracking_id), ${sql.ref(`p.${name}`)}, CAST(${value}, 'Decimal(18, 2)'))`;
  });
  const { sql: statement } = clickhouse.write(
    sql`insert into ${sql.table(loading.of('package_level_info'))} (${sql.raw(columnList(columns))})
     select ${sql.join(values)} from ${sql.table(loading.of(unsettled))} p
     left join (
       select tracking_id, ${sql.raw(dollarSumsOfCharges)} from ${sql.table(loading.of('charge_level_info'))}
       where usd_rate <> 1 group by tracking_id
     ) c on c.tracking_id = p.tracking_id`,
  );
  await connection.command(statement);
}
