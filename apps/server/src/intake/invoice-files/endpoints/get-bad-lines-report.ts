import { readFile } from 'node:fs/promises';
import { getBadLinesReport } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { PlainText, route } from '../../../platform/http/route.ts';
import { notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { administeredFile } from '../administered-files.ts';

export function getBadLinesReportRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getBadLinesReport, async ({ user, params }) => {
    const { badLinesPath } = await administeredFile(settings, user.tenantId, params.id);
    const text = badLinesPath === null ? undefined : await readFile(badLinesPath, 'utf8').catch(() => undefined);
    if (text === undefined) throw notFound('No such file found!.');
    return new PlainText('text/csv', text);
  });
}
