import { randomInt } from 'node:crypto';
import type { DuckDBConnection } from '@duckdb/node-api';
import { chargeFamilies } from '@waybill/model';

/** Two weighted amounts of a charge, or fourteen of a package, stay below the 18 digits that DuckDB adds up quickly. */
const weightLimit = 100_000_000;
const amountLimit = 5_000_000;

/**
 * Whether the charges of every package of the loads from a number on are found, quickly, to add up to its amounts. If not, the rule's own
 * query decides.
 *
 * That query adds up fifteen amounts of each package and takes three times as long. Here the amounts and discounts of
 * all families are added up at once, each with a weight drawn for this check. Packages whose charges differ are
 * overlooked only if the weights cancel out all differences: a chance of one in a hundred million.
 */
export async function chargesAddUp(connection: DuckDBConnection, firstLoad: number): Promise<boolean> {
  if (!(await areAmountsBelowLimit(connection, firstLoad))) return false;
  const weights = chargeFamilies.map((family) => ({ family, net: drawWeight(), discount: drawWeight() }));
  const weightOf = (amount: 'net' | 'discount'): string =>
    `case charge_family ${weights.map((each) => `when '${each.family}' then ${each[amount]}`).join(' ')} else 0 end`;
  // The amount of a family is what was charged before the discount.
  const ofPackage = weights
    .map(({ family, net, discount }) => `p.${family}_amount * ${net} + p.${family}_discount * ${discount - net}`)
    .join(' + ');
  return await isEmpty(
    connection,
    `select 1
     from package_level_info p left join (
       select tracking_id, sum(net_amount) as net,
         sum(net_amount * ${weightOf('net')} + incentive_amount * ${weightOf('discount')}) as weighted
       from charge_level_info where load_id >= ${firstLoad} group by tracking_id
     ) c using (tracking_id)
     where p.load_id >= ${firstLoad} and (p.net_amount <> coalesce(c.net, 0) or ${ofPackage} <> coalesce(c.weighted, 0))
     limit 1`,
  );
}

async function areAmountsBelowLimit(connection: DuckDBConnection, firstLoad: number): Promise<boolean> {
  const ofFamilies = chargeFamilies.flatMap((family) => [`${family}_amount`, `${family}_discount`]);
  const largest = (columns: readonly string[], table: string): string =>
    `select 1 from ${table} where load_id >= ${firstLoad}
     having greatest(${columns.map((column) => `max(abs(${column}))`).join(', ')}) >= ${amountLimit}`;
  return await isEmpty(
    connection,
    `${largest(['net_amount', 'incentive_amount'], 'charge_level_info')}
     union all ${largest(ofFamilies, 'package_level_info')}`,
  );
}

async function isEmpty(connection: DuckDBConnection, sql: string): Promise<boolean> {
  return (await connection.runAndReadAll(sql)).currentRowCount === 0;
}

const drawWeight = (): number => randomInt(1, weightLimit);
