import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { deleteMarkupRun, downloadMarkupRun, getMarkupRun, listMarkupRuns, runMarkup } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { tablePage } from '../../administration/table-page.ts';
import { callSignal } from '../../data/call-signal.ts';
import { deleteRun } from '../../markup/delete-run.ts';
import { presentRun, readableRun, readableRuns } from '../../markup/read-runs.ts';
import { RunFiles } from '../../markup/run-files.ts';
import { runMarkup as run } from '../../markup/run-markup.ts';
import { notFound } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { attachment } from '../attachment.ts';
import { route } from '../route.ts';

/** What clients were billed on. */
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
