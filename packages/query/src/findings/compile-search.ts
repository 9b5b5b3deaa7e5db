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
import { coveredMonths } from './rule-coverage.ts';

/** A finding has null in the last one. */
const outputs: readonly OutputColumn[] = [...foundOutputs, { name: 'lacks', type: 'text' }];
const coverageColumns = new Set(['rule', 'client_id', 'carrier_name', 'bill_date', 'lacks']);

/**
 * Compiles what all rules find, as `compileFound` does, and in the same answer what every rule could judge of the bills
 * that are asked about, as rows of `CoveredMonth`. Bills are read once for both.
 */
export function compileSearch(ruleContext: RuleContext, packs: Packs, context: QueryContext): CompiledQuery {
  const bills = planBills(ruleContext, context);
  const statement = (dialect: Dialect): Sql => sql`${findingStatements(bills, ruleContext, packs, dialect)}
select ${selectFound(dialect)}, null as lacks
from finding as finding where at_stake > 0
union all
${covered(ruleContext, packs, dialect)}`;
  const compiled = compileStatement(
    (dialect) => united(dialect, statement, sql`order by all`),
    outputs,
    bills.packages,
  );
  return { ...compiled, plan: planOf([bills.packages, bills.charges]) };
}

function covered(context: RuleContext, packs: Packs, dialect: Dialect): Sql {
  const columns = outputs.map(({ name }) => (coverageColumns.has(name) ? sql.id(name) : sql`null`));
  return sql`select ${sql.join(columns)} from (${coveredMonths(context, packs, dialect)}) as covered_month`;
}
