import {
  addCarrierResponse,
  captchaFileDetails,
  deleteCarrierResponse,
  downloadCaptchaFile,
  largestCarrierResponse,
  listCarrierResponses,
  listResponsesOfPackages,
  noSuchCaptchaFile,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { requestedClient } from '../../../organisation/clients/requested-client.ts';
import { NumberedFiles } from '../../../platform/files/numbered-files.ts';
import { sendFile } from '../../../platform/files/send-file.ts';
import { route } from '../../../platform/http/route.ts';
import { notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { addResponse } from '../add-response.ts';
import { newestResponses, ownResponse, packageKey, responsesFor } from '../carrier-responses.ts';
import { deleteResponse } from '../delete-response.ts';

/** Base64 takes four characters for three bytes; the rest of the body is short. */
const largestBody = Math.ceil((largestCarrierResponse * 4) / 3) + 64 * 1024;

/** Carriers' responses to claims (S1 sections 6 to 8). */
export function carrierResponseRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  const files = new NumberedFiles(services.files, 'carrier-responses');
  route(app, downloadCaptchaFile, async ({ params, user, reply }) => {
    const { id, file_name: fileName, content_type: contentType } = await ownResponse(settings, user, params.id);
    const found = await files.open(id);
    if (found === undefined) throw notFound(noSuchCaptchaFile);
    return sendFile(reply, found, { fileName, contentType });
  });
  route(app, captchaFileDetails, async ({ params, user }) => {
    const { file_name: fileName, content_type: contentType } = await ownResponse(settings, user, params.id);
    return { contentType, fileName };
  });
  route(app, listCarrierResponses, async ({ query, user }) => {
    const { client } = await requestedClient(settings, user, query.clientId);
    const found = await responsesFor(settings, [client.id], [query.trackingNumber]);
    return [...(found.get(packageKey(client.id, query.trackingNumber)) ?? [])];
  });
  route(app, listResponsesOfPackages, ({ body, user }) =>
    newestResponses(settings, user, body.clientIds, body.trackingNumbers),
  );
  route(app, addCarrierResponse, ({ body, user }) => addResponse(services, user, body), { bodyLimit: largestBody });
  route(app, deleteCarrierResponse, async ({ params, user }) => {
    await deleteResponse(services, user, params.id);
    return { message: 'Deleted.' };
  });
}
