import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { mostUploadedBytes, uploadInvoiceFile, uploadType } from '@waybill/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dataPaths } from '../../../platform/data-directory/data-paths.ts';
import { route } from '../../../platform/http/route.ts';
import { badRequest } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { uploadFile } from '../upload-file.ts';

export function uploadInvoiceFileRoute(app: FastifyInstance, services: Services): void {
  const { uploaded } = dataPaths(services.dataDirectory, services.scratchDirectory);
  app.register(async (scope) => {
    scope.addHook('onReady', () => rm(uploaded, { recursive: true, force: true }));
    scope.addContentTypeParser(uploadType, {}, async (_request: FastifyRequest, content: Readable) => content);
    route(
      scope,
      uploadInvoiceFile,
      async ({ user, query, request }) => {
        if (!isStream(request.body)) throw badRequest(`Send the file as the body, as ${uploadType}.`);
        const { name, clientId, acceptBadLines, ...answers } = query;
        const upload = { name, clientId, acceptBadLines, answers, content: request.body };
        return await uploadFile(services, user, upload, (error) => request.log.error({ err: error }, 'load failed'));
      },
      { bodyLimit: mostUploadedBytes },
    );
  });
}

const isStream = (body: unknown): body is Readable => typeof body === 'object' && body !== null && 'pipe' in body;
