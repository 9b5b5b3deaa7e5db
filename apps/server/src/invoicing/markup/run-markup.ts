import type { MarkupRunInput, MarkupRunLine, WholeMarkupRun } from '@waybill/contract';
import {
  type MarkupState,
  markupByKindQuery,
  markupByPackageQuery,
  markupPackagesQuery,
  sumOfAmounts,
} from '@waybill/model';
import { compileDataQuery, type Scope } from '@waybill/query';
import { requestScope } from '../../analysis/data/request-scope.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { requestedClient } from '../../organisation/clients/requested-client.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { longQuery, mostRowsOfContainer } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { type MarkupInForce, markupsInForce } from './markups-in-force.ts';
import { readableRun } from './read-runs.ts';
import { RunFiles, type RunFilesContext } from './run-files.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock'> & RunFilesContext;

interface KindRow extends Record<string, string | number> {
  readonly CARRIER_NAME: string;
  readonly SERVICE_CATEGORY: string;
  readonly CHARGE_FAMILY: string;
  readonly CHARGES: number;
  readonly CHARGED: number;
  readonly MARKUP: number;
}

const packageHeaders = [
  'Tracking Number',
  'Invoice Number',
  'Invoice Date',
  'Account Number',
  'Carrier',
  'Service',
  'Charged',
  'Markup',
  'Billed',
];

/**
 * Works out what to bill on to a client, writes the file of packages, and stores both, or neither if the file fails.
 * @throws ProblemError 403 for a client that the user may not read, 400 when nothing was billed or no markup is in
 * effect.
 */
export async function runMarkup(
  context: Context,
  user: SignedInUser,
  { clientId, from, to }: MarkupRunInput,
  signal: AbortSignal,
): Promise<WholeMarkupRun> {
  const { settings, clock } = context;
  if (from > to) throw fieldProblem('to', 'must not be before from');
  await requestedClient(settings, user, clientId);
  const dates = { from, to };
  const markups = await markupsInForce(settings, clientId, dates);
  if (markups.length === 0) throw fieldProblem('clientId', 'has no markup on these days; assign one first');
  const scope = await requestScope(context, user, { clientId, childClientIdsCSV: `${clientId}` });
  const worked = await workOut(context, { clientId, dates, markups }, scope, signal);
  if (worked.lines.length === 0) throw fieldProblem('from', 'and to contain no invoice of this client');
  const files = new RunFiles(context);
  const file = await files.write((path) => exportPackages(context, { clientId, dates, markups }, scope, path, signal));
  const id = await settings
    .transaction()
    .execute(async (transaction) => {
      const run = await transaction
        .insertInto('markup_run')
        .values({
          client_id: clientId,
          from_date: from,
          to_date: to,
          ran_at: clock(),
          ran_by: user.userId,
          packages: worked.packages,
          charged: worked.charged,
          markup: worked.markup,
          lines: JSON.stringify(worked.lines),
          markups: JSON.stringify(markups.map((each) => ({ name: each.name, ...each.dates }))),
          file,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await writeAudit(transaction, user, clock(), {
        action: 'markup_run.create',
        subject: { id: run.id, name: `${from} – ${to}` },
        more: { clientId, charged: worked.charged, markup: worked.markup },
      });
      return run.id;
    })
    .catch(async (error: unknown) => {
      await files.remove(file);
      throw error;
    });
  return await readableRun(settings, user, id);
}

interface Marked extends Pick<MarkupState, 'clientId' | 'dates'> {
  readonly markups: readonly MarkupInForce[];
}

async function workOut({ warehouse }: Context, state: Marked, scope: Scope, signal: AbortSignal) {
  const limits = { ...longQuery, signal, maxRows: mostRowsOfContainer };
  const [kinds, [counted]] = await Promise.all([
    warehouse.rows<KindRow>(compileDataQuery(markupByKindQuery(state), { scope }), limits),
    warehouse.rows<{ PACKAGES: number }>(compileDataQuery(markupPackagesQuery(state), { scope }), limits),
  ]);
  const lines: MarkupRunLine[] = kinds.map((row) => ({
    carrierName: row.CARRIER_NAME,
    serviceCategory: row.SERVICE_CATEGORY,
    chargeFamily: row.CHARGE_FAMILY,
    charges: row.CHARGES,
    charged: row.CHARGED,
    markup: row.MARKUP,
  }));
  return {
    lines,
    packages: counted?.PACKAGES ?? 0,
    charged: sumOfAmounts(lines.map(({ charged }) => charged)),
    markup: sumOfAmounts(lines.map(({ markup }) => markup)),
  };
}

async function exportPackages(
  { warehouse }: Context,
  state: Marked,
  scope: Scope,
  path: string,
  signal: AbortSignal,
): Promise<void> {
  const compiled = compileDataQuery(markupByPackageQuery(state), { scope });
  await warehouse.export(compiled, path, 'csv', { headers: packageHeaders, signal });
}
