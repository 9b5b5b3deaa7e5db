import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { FindingRow } from '../plan/finding-rows.ts';
import type { ColumnReference } from '../resolve/tree/expression.ts';

const cents = { overcharged: 'overcharged_amount', recoverable: 'recoverable_amount', unproven: 'unproven_amount' };
const fields = { row: 'bigint', rule: 'text', confidence: 'text', findings: 'integer' } as const;
const centFields = { overcharged: 'bigint', recoverable: 'bigint', unproven: 'bigint' } as const;

/** Findings, which are a parameter, as columns of the package rows that they are about. */
export function findingJoin(findings: readonly FindingRow[], dialect: Dialect): Sql {
  const rows = dialect.jsonRows(JSON.stringify(findings), { ...fields, ...centFields });
  const amounts = Object.entries(cents).map(
    ([field, name]) => sql`${dialect.cents(sql`cast(${sql.id('each', field)} as double) / 100e0`)} as ${sql.id(name)}`,
  );
  return sql`left join (
    select ${sql.id('each', 'row')} as found_row, ${sql.id('each', 'rule')} as finding_rule,
      ${sql.id('each', 'confidence')} as finding_confidence, ${sql.id('each', 'findings')} as finding_count, ${sql.join(amounts)}
    from (${rows}) as ${sql.id('each')}
  ) as finding on ${sql.ref('finding.found_row')} = ${sql.ref('fact.tracking_id')}`;
}

/** A column of findings; a row without any has none and nothing to recover. Dollars become the currency of the row. */
export function findingColumn(
  { name, type, isOriginalMoney }: ColumnReference,
  dialect: Dialect,
  converts: boolean,
): Sql {
  const column = sql.ref(`finding.${name}`);
  if (type.kind === 'text') return column;
  const filled = sql`coalesce(${column}, 0)`;
  if (!isOriginalMoney || converts) return filled;
  return dialect.cents(sql`cast(${filled} as double) / cast(${sql.ref('fact.usd_rate')} as double)`);
}
