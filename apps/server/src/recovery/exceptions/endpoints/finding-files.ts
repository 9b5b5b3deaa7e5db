import { addFindingFile, deleteFindingFile, downloadFindingFile, largestFindingFile } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { NumberedFiles } from '../../../platform/files/numbered-files.ts';
import { sendFile } from '../../../platform/files/send-file.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import { notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { addFile } from '../files/add-file.ts';
import { deleteFile } from '../files/delete-file.ts';
import { noSuchFile, ownFile } from '../files/finding-files.ts';

/** Base64 takes four characters for three bytes; the rest of the body is short. */
const largestBody = Math.ceil((largestFindingFile * 4) / 3) + 64 * 1024;

/** Files beside findings. */
export function findingFileRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, addFindingFile, ({ body, user, reply }) => addFile(services, user, body, callSignal(reply)), {
    bodyLimit: largestBody,
  });
  route(app, downloadFindingFile, async ({ params, user, reply }) => {
    const { id, file_name: fileName, content_type: contentType } = await ownFile(settings, user, params.id);
    const found = await new NumberedFiles(services.files, 'finding-files').open(id);
    if (found === undefined) throw notFound(noSuchFile);
    return sendFile(reply, found, { fileName, contentType });
  });
  route(app, deleteFindingFile, async ({ params, user }) => {
    await deleteFile(services, user, params.id);
    return { message: 'Deleted.' };
  });
}
