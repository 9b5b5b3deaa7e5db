import type { BudgetLine } from '@waybill/contract';
import { requestScope } from '../../analysis/data/request-scope.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { type AskedYear, monthsOf } from './budget-of-year.ts';

/**
 * Replaces a year's budget of a client and its children.
 * @throws ScopeError for a client that the user may not read, ProblemError 400 for lines of others and for one that is there twice
 */
export async function saveBudget(
  context: Pick<Services, 'settings' | 'warehouse' | 'clock'>,
  user: SignedInUser,
  { clientId, year, lines }: AskedYear & { readonly lines: readonly BudgetLine[] },
): Promise<void> {
  const scope = await requestScope(context, user, { clientId });
  if (lines.some((line) => !scope.clientIds.includes(line.clientId)))
    throw fieldProblem('lines', 'has a client that is neither the chosen one nor one of its sub-clients');
  const keys = lines.map((line) => `${line.clientId} ${line.carrier}`);
  const twice = lines.find((_, place) => keys.indexOf(keys[place] ?? '') < place);
  if (twice !== undefined) throw fieldProblem('lines', `has ${twice.carrier} twice for one client: put them together`);
  const months = monthsOf(year);
  const rows = lines.flatMap((line) =>
    months.flatMap((month, place) => {
      const amount = line.amounts[place] ?? null;
      const cents = Math.round((amount ?? 0) * 100);
      return amount === null ? [] : [{ client_id: line.clientId, carrier: line.carrier, month, cents }];
    }),
  );
  await context.settings.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('budget_month')
      .where('client_id', 'in', scope.clientIds)
      .where('month', 'in', months)
      .execute();
    if (rows.length > 0) await transaction.insertInto('budget_month').values(rows).execute();
    const client = await transaction
      .selectFrom('client')
      .select('name')
      .where('id', '=', clientId)
      .executeTakeFirstOrThrow();
    const total = rows.reduce((sum, { cents }) => sum + cents, 0) / 100;
    await writeAudit(transaction, user, context.clock(), {
      action: 'budget.save',
      subject: { id: clientId, name: client.name },
      more: { year, lines: lines.length, total },
    });
  });
}
