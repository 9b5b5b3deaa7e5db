import { deleteMarkupRun, downloadMarkupRun, getMarkupRun, listMarkupRuns, runMarkup } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../../../platform/files/send-file.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import { notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { deleteRun } from '../delete-run.ts';
import { presentRun, readableRun, readableRuns } from '../read-runs.ts';
import { RunFiles } from '../run-files.ts';
import { runMarkup as run } from '../run-markup.ts';

/** What was billed on to clients. */
export function markupRunRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, listMarkupRuns, async ({ user, query }) => {
    const { rows, total } = await tablePage(settings, await readableRuns(settings, user), query, {
      searched: ['clientName', 'ranBy'],
      unique: 'id',
    });
    return { rows: rows.map(presentRun), total };
  });
  route(app, getMarkupRun, ({ user, params }) => readableRun(settings, user, params.id));
  route(app, runMarkup, ({ user, body, reply }) => run(services, user, body, callSignal(reply)));
  route(app, deleteMarkupRun, async ({ user, params }) => {
    await deleteRun(services, user, params.id);
    return { message: 'The markup run is deleted.' };
  });
  route(app, downloadMarkupRun, async ({ user, params, reply }) => {
    const { file } = await readableRun(settings, user, params.id);
    const found = await new RunFiles(services).open(file);
    if (found === undefined) throw notFound('No such file found!.');
    return sendFile(reply, found, { fileName: `markup-run-${params.id}.csv`, contentType: 'text/csv; charset=utf-8' });
  });
}
