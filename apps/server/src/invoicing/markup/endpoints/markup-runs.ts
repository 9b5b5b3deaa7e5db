import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { deleteMarkupRun, downloadMarkupRun, getMarkupRun, listMarkupRuns, runMarkup } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { attachment } from '../../../platform/http/attachment.ts';
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
  const { settings, dataDirectory } = services;
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
    const path = new RunFiles(dataDirectory).path(file);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined) throw notFound('No such file found!.');
    reply
      .type('text/csv; charset=utf-8')
      .header('connection', 'close')
      .header('content-length', found.size)
      .header('content-disposition', attachment(`markup-run-${params.id}.csv`))
      .header('cache-control', 'private, no-store');
    return createReadStream(path);
  });
}
