import { forgetDataExportKey, listDataExportRuns, runDataExport, testDataExport } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { recordEvent, writeAudit } from '../../../identity/audit/write-audit.ts';
import { RemoteError } from '../../../intake/fetches/remote/remote-folder.ts';
import { lockRow } from '../../../platform/database/lock-row.ts';
import { route } from '../../../platform/http/route.ts';
import { badRequest } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { dataExports } from '../data-exports.ts';
import { testTarget } from '../test-target.ts';

/** Exports to directories and buckets: their settings, their connection and their runs. */
export function dataExportRoutes(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  dataExports.serve(app, services);

  route(app, testDataExport, async ({ user, params: { id } }) => {
    const { name } = await dataExports.find(settings, user, id, clock());
    const act = (more: Readonly<Record<string, unknown>>) => ({
      action: 'data_export.test',
      subject: { id, name },
      more,
    });
    try {
      const hostKey = await testTarget(services, id);
      await recordEvent(settings, user, clock(), act({ hostKey }));
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      await recordEvent(settings, user, clock(), act({ refusal: error.message }));
      throw badRequest(error.message);
    }
    return dataExports.find(settings, user, id, clock());
  });

  route(app, forgetDataExportKey, ({ user, params: { id } }) =>
    settings.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'data_export', id);
      const { name, hostKey } = await dataExports.find(transaction, user, id, clock());
      await transaction.updateTable('data_export').set({ host_key: null }).where('id', '=', id).execute();
      await writeAudit(transaction, user, clock(), {
        action: 'data_export.forget_key',
        subject: { id, name },
        changes: { hostKey: { before: hostKey, after: null } },
      });
      return dataExports.find(transaction, user, id, clock());
    }),
  );

  route(app, runDataExport, async ({ user, params: { id } }) => {
    const { protocol, hostKey } = await dataExports.find(settings, user, id, clock());
    if (protocol === 'sftp' && hostKey === null) throw badRequest('Test the connection first.');
    if (!(await app.dataExports.begin(id, user))) throw badRequest('This export is already under way.');
    return { message: 'What is new is being delivered.' };
  });

  route(app, listDataExportRuns, async ({ user, params: { id }, query }) => {
    await dataExports.find(settings, user, id, clock());
    const page = await tablePage(settings, runsOf(settings, id), query, { searched: ['login'], unique: 'id' });
    return { ...page, rows: page.rows.map((row) => ({ ...row, bytesWritten: Number(row.bytesWritten) })) };
  });
}

const moment = (column: string) =>
  sql<string | null>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const runsOf = (settings: Settings, exportId: number) =>
  settings
    .selectFrom('data_export_run')
    .leftJoin('user_account', 'user_account.id', 'data_export_run.user_id')
    .select([
      'data_export_run.id',
      moment('started_at').$notNull().as('startedAt'),
      moment('finished_at').as('finishedAt'),
      'outcome',
      'reason',
      'user_account.login',
      'files_written as filesWritten',
      'files_removed as filesRemoved',
      'bytes_written as bytesWritten',
    ])
    .where('export_id', '=', exportId);
