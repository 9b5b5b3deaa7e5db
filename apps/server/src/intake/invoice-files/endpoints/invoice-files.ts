import {
  downloadInvoiceFile,
  getBadLinesReport,
  getInvoiceFile,
  getMeaningOfFile,
  listInvoiceFiles,
  reloadInvoiceFile,
  undoInvoiceFile,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { textOf } from '../../../platform/files/file-store.ts';
import { sendFile } from '../../../platform/files/send-file.ts';
import { PlainText, route } from '../../../platform/http/route.ts';
import { notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { administeredFile, administeredFiles } from '../../received-files/administered-files.ts';
import { nameOfAddress } from '../../received-files/kept-files.ts';
import { meaningOfFile } from '../meaning-of-file.ts';
import { reloadFile } from '../reload-file.ts';
import { undoFile } from '../undo-file.ts';

/** The carrier files that were uploaded. */
export function invoiceFileRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, listInvoiceFiles, async ({ user, query }) => {
    const { status } = query;
    const files = await administeredFiles(settings, user);
    const chosen = status === 'all' ? files : files.where('invoice_file.status', '=', status);
    return await tablePage(settings, chosen, query, { searched: ['name', 'layout', 'reason'], unique: 'id' });
  });

  route(app, getInvoiceFile, async ({ user, params }) => {
    return await administeredFile(settings, user, params.id);
  });

  route(app, getMeaningOfFile, async ({ user, params }) => await meaningOfFile(services, user, params.id));

  route(app, getBadLinesReport, async ({ user, params }) => {
    const { badLinesAddress: address } = await administeredFile(settings, user, params.id);
    const text = address === null ? undefined : await textOf(services.files, nameOfAddress(address));
    if (text === undefined) throw notFound('No such file found!.');
    return new PlainText('text/csv', text);
  });

  route(app, downloadInvoiceFile, async ({ user, params, reply }) => {
    const { keptAddress: address, mayDownload, name } = await administeredFile(settings, user, params.id);
    const found = address !== null && mayDownload ? await services.files.open(nameOfAddress(address)) : undefined;
    if (found === undefined) throw notFound('No such file found!.');
    return sendFile(reply, found, { fileName: lastPart(name), contentType: 'application/octet-stream' });
  });

  route(app, reloadInvoiceFile, async ({ user, params, body, request }) => {
    return await reloadFile(services, user, { fileId: params.id, ...body }, (error) =>
      request.log.error({ err: error }, 'load failed'),
    );
  });

  route(app, undoInvoiceFile, async ({ user, params, request }) => {
    return await undoFile(services, user, params.id, (error) => request.log.error({ err: error }, 'undo failed'));
  });
}

/** The name of a file of an archive without the archive and its folders. */
const lastPart = (name: string): string => name.split('/').at(-1) || name;
