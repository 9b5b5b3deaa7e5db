import type { Packs } from '@waybill/audit';
import type { RuleContext } from '@waybill/model';
import { sql } from 'kysely';
import { compileStatement } from '../compile/compile-planned.ts';
import { united } from '../compile/united.ts';
import type { CompiledQuery, OutputColumn } from '../compiled-query.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { planBills } from './bills.ts';
import { foundOutputs, planOf, selectFound } from './compile-found.ts';
import { findingStatements } from './finding-statements.ts';
import { coveredRows } from './rule-coverage.ts';

/** Columns of a row that says what rules could judge, as `judgedByRules` reads it; `lacks` of a finding is null. */
export const coverageOutputs: readonly OutputColumn[] = [
  { name: 'rule', type: 'text' },
  { name: 'client_id', type: 'integer' },
  { name: 'carrier_name', type: 'text' },
  { name: 'bill_date', type: 'date' },
  { name: 'lacks', type: 'text' },
];

const onlyOfCoverage = coverageOutputs.filter(({ name }) => foundOutputs.every((output) => output.name !== name));

/**
 * Compiles what all rules find, as `compileFound` does, and in the same answer what rules could judge of the bills
 * that are asked about, as `judgedByRules` reads it. Bills are read once for both.
 */
export function compileSearch(ruleContext: RuleContext, packs: Packs, context: QueryContext): CompiledQuery {
  const bills = planBills(ruleContext, context);
  const outputs = [...foundOutputs, ...onlyOfCoverage];
  const statement = (dialect: Dialect): Sql => sql`${findingStatements(bills, ruleContext, packs, dialect)}
select ${selectFound(dialect)}, ${sql.join(onlyOfCoverage.map(({ name }) => sql`null as ${sql.id(name)}`))}
from finding as finding where at_stake > 0
union all
${covered(ruleContext, dialect, outputs)}`;
  const compiled = compileStatement(
    (dialect) => united(dialect, statement, sql`order by all`),
    outputs,
    bills.packages,
  );
  return { ...compiled, plan: planOf([bills.packages, bills.charges]) };
}

function covered(context: RuleContext, dialect: Dialect, outputs: readonly OutputColumn[]): Sql {
  const columns = outputs.map(({ name }) =>
    coverageOutputs.some((output) => output.name === name) ? sql.id(name) : sql`null`,
  );
  return sql`select ${sql.join(columns)} from (${coveredRows(context, dialect)}) as covered_rows`;
}
