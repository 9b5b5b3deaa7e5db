import { readFile } from 'node:fs/promises';
import { getBadLinesReport } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { administeredFile } from '../../loads/administered-files.ts';
import { notFound } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { PlainText, route } from '../route.ts';

export function getBadLinesReportRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getBadLinesReport, async ({ user, params }) => {
    const { badLinesPath } = await administeredFile(settings, user.tenantId, params.id);
    const text = badLinesPath === null ? undefined : await readFile(badLinesPath, 'utf8').catch(() => undefined);
    if (text === undefined) throw notFound('No such file found!.');
    return new PlainText('text/csv', text);
  });
}
