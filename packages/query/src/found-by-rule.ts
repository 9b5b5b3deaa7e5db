import { claimWindows, type ExceptionRule, findingColumns, type RuleContext } from '@waybill/model';
import { sql } from 'kysely';
import { columnAlias } from './compile/select-of-planned.ts';
import { selectStatement } from './compile/statement-of-planned.ts';
import type { Dialect } from './dialect/dialect.ts';
import type { Sql } from './dialect/sql.ts';
import { planQuery } from './plan/plan-query.ts';
import type { PlannedQuery } from './plan/planned-query.ts';
import type { QueryContext } from './plan/query-context.ts';
import { resolveQuery } from './resolve/resolve-query.ts';

/** What one rule finds. */
export interface FoundByRule {
  readonly planned: PlannedQuery;
  readonly statement: (dialect: Dialect) => Sql;
}

/** What a rule finds, under its name, and whether a credit has settled it since. */
export function foundByRule(rule: ExceptionRule, ruleContext: RuleContext, context: QueryContext): FoundByRule {
  const planned = planQuery(resolveQuery(rule.found(ruleContext)), context);
  const credits = creditsOf(rule, ruleContext, context);
  const columns = planned.query.selected.map(
    (column, index) =>
      sql`${sql.id('row', columnAlias(column, index))} as ${sql.id(findingColumns[index] ?? column.name)}`,
  );
  return {
    planned,
    statement: (
      dialect,
    ) => sql`select found.*, ${claimBy(rule, dialect)} as claim_by, ${answeredBy(credits, dialect)} as answered
from (select ${rule.name} as rule, ${sql.join(columns)} from (\n${selectStatement(planned, dialect)}\n) as ${sql.id('row')}) as found`,
  };
}

/** The last day on which the carrier accepts a claim for what the rule finds. */
function claimBy({ claim }: ExceptionRule, dialect: Dialect): Sql {
  const windows = claimWindows.filter((window) => window.claim === claim);
  const cases = windows.map(({ carrierId, days, since }) => {
    const start = sql.id('found', since === 'invoice date' ? 'bill_date' : 'promised');
    return sql`when ${carrierId} then ${dialect.daysAfter(start, days)}`;
  });
  return sql`case found.carrier_id ${sql.join(cases, sql` `)} end`;
}

/** The credits that may settle what a rule finds; undefined if there are none. */
function creditsOf(
  { answeredBy: credits }: ExceptionRule,
  { from, today, to }: RuleContext,
  context: QueryContext,
): PlannedQuery | undefined {
  if (credits.length === 0) return undefined;
  const last = today > to ? today : to;
  const creditTypes = credits.map((credit) => `'${credit}'`).join(', ');
  return planQuery(
    resolveQuery({
      selectColumnNames: ['client_id', 'carrier_name', 'tracking_number'],
      fromTableNames: ['charge_level_info'],
      whereClauseDetails: [
        `bill_date between '${from}' and '${last}'`,
        `credit_type in (${creditTypes})`,
        'tracking_number is not null',
      ],
    }),
    context,
  );
}

function answeredBy(credits: PlannedQuery | undefined, dialect: Dialect): Sql {
  if (credits === undefined) return sql`false`;
  const statement = selectStatement(credits, dialect);
  return sql`coalesce((found.client_id, found.carrier_name, found.tracking_number) in (\n${statement}\n), false)`;
}
