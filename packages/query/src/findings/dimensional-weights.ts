import type { Packs } from '@waybill/audit';
import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { divisors, exceeds, leastPounds } from './rules-in-sql.ts';

/**
 * What the sides of packages are divided by: of the published divisor and those that agreements have, the one that
 * explains most weights billed by size.
 */
export function ownDivisors(packs: Packs): Sql {
  const listed = sql.join(
    divisors(packs).map((divisor) => sql`select ${sql.lit(divisor)} as divisor`),
    sql` union all `,
  );
  return sql`divisor_case as materialized (
select client_id as of_client, carrier_id as of_carrier, divisor, count(*) as cases
from parcel as parcel cross join (${listed}) as candidate
where volume > 0 and pounds > ceiling(actual) and pounds = ceiling(volume / divisor - 1e-9)
group by client_id, carrier_id, divisor
), divisor_of as materialized (
select of_client, of_carrier, divisor, cases from divisor_case as divisor_case
qualify row_number() over (partition by of_client, of_carrier order by cases desc, divisor) = 1
)`;
}

/** Rows of packages with the weight that is due by their size. */
export function withDuePounds(rows: Sql, packs: Packs, dialect: Dialect): Sql {
  const [published] = divisors(packs);
  return sql`(
select divided.*, greatest(1e0, ceiling(actual - 1e-9), ceiling(volume / own_divisor - 1e-9),
case when large_lines > 0 or ${exceeds(packs, dialect, 'Large package', 'size')} then ${sql.lit(leastPounds(packs, 'Large package'))}
  when handling_lines > 0 or ${exceeds(packs, dialect, 'Additional handling', 'size')} then ${sql.lit(leastPounds(packs, 'Additional handling'))}
  else 1 end * 1e0) as due_pounds
from (
select packed.*, case when coalesce(cases, 0) >= 10 then divisor else ${sql.lit(published)} end as own_divisor, coalesce(cases, 0) as divisor_cases
from ${rows} as packed left join divisor_of as divisor_of on of_client = client_id and of_carrier = carrier_id
) as divided
)`;
}
