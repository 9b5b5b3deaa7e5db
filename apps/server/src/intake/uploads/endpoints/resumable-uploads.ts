import {
  getUploadState,
  listUploads,
  loadUpload,
  mostResumableBytes,
  previewUpload,
  resumableUpload,
  startMapping as startMappingEndpoint,
  tryMapping as tryMappingEndpoint,
  uploadsPath,
} from '@waybill/contract';
import { recognisedIssuers } from '@waybill/invoices';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordEvent } from '../../../identity/audit/write-audit.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { guardOf, route } from '../../../platform/http/route.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import { badRequest, notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { startMapping, tryMapping } from '../../file-layouts/try-mapping.ts';
import { receiverOfUser } from '../../load-requests/receiver-of-user.ts';
import { KeptWork, nothingYet } from '../kept-work.ts';
import { openUploadPieces } from '../pieces/open-upload-pieces.ts';
import { isUploadId } from '../pieces/upload-pieces.ts';
import { SharedLocker } from '../shared-locker.ts';
import { type StoredUpload, UploadStore } from '../upload-store.ts';
import { UploadWork } from '../upload-work.ts';

const millisecondsBetweenCleanings = 60 * 60_000;
const pieceType = 'application/offset+octet-stream';

/** Files that are uploaded in pieces, previewed, and then loaded. */
export function resumableUploadRoutes(app: FastifyInstance, services: Services): void {
  const { settings, sharesSettings } = services;
  const locker = sharesSettings === true ? new SharedLocker(settings, app) : undefined;
  const store = new UploadStore(openUploadPieces(services), locker);
  const kept = new KeptWork(settings, app.presence.id);
  const work = new UploadWork(services, store, kept, app);
  const removeOld = async () => {
    await kept.forgetOld();
    await store.removeOld(await kept.busy());
  };
  app.register(async (scope) => {
    scope.addHook('onReady', removeOld);
    const cleaning = setInterval(() => {
      removeOld().catch((error: unknown) => scope.log.error({ err: error }, 'old uploads could not be removed'));
    }, millisecondsBetweenCleanings);
    scope.addHook('onClose', async () => {
      clearInterval(cleaning);
      await work.settled();
    });
    // The tus server reads the piece itself.
    scope.addContentTypeParser(pieceType, (_request, _payload, done) => done(null));
    addTusRoutes(scope, services, store, work, kept);
    addWorkRoutes(scope, services, store, work, kept);
  });
}

function addTusRoutes(
  scope: FastifyInstance,
  { readers }: Services,
  store: UploadStore,
  work: UploadWork,
  kept: KeptWork,
): void {
  const shared = { onRequest: guardOf(scope, resumableUpload), bodyLimit: mostResumableBytes };
  const assertReadable = ({ headers }: FastifyRequest) => {
    if (headers['upload-checksum'] !== undefined)
      throw badRequest('Checksums of pieces are not checked here. Leave out the header Upload-Checksum.');
  };
  const handOver = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    if (request.method === 'POST') readers?.warmUp();
    const problemOf = (error: unknown) => scope.loggedProblem(error, reply);
    await store.handle({ user: request.signedInUser(), problemOf }, request.raw, reply.raw);
  };
  scope.route({
    ...shared,
    method: 'POST',
    url: uploadsPath,
    schema: { hide: true },
    preParsing: async (request) => assertReadable(request),
    handler: handOver,
  });
  scope.route<{ Params: { id: string } }>({
    ...shared,
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${uploadsPath}/:id`,
    schema: { hide: true },
    preParsing: async (request) => {
      assertReadable(request);
      const { id } = request.params;
      const user = request.signedInUser();
      const upload = await store.find(user, id);
      if (upload === undefined) throw notFound('There is no such upload.');
      if (request.method === 'DELETE') await work.stopPreview(user.userId, id);
      else if (request.method !== 'HEAD') await work.assertIdle(id);
      if (request.method === 'DELETE') await kept.forget(id);
    },
    handler: handOver,
  });
}

function addWorkRoutes(
  scope: FastifyInstance,
  services: Services,
  store: UploadStore,
  work: UploadWork,
  kept: KeptWork,
): void {
  const { settings, clock } = services;
  const failed = (request: FastifyRequest) => (error: unknown) => request.log.error({ err: error }, 'load failed');

  route(scope, listUploads, async ({ user }) => {
    const uploads = await store.list(user);
    const states = await kept.statesOf(
      user.userId,
      uploads.map(({ id }) => id),
    );
    return {
      recognised: [...recognisedIssuers],
      uploads: uploads.map(({ id, name, isComplete }) => ({
        id,
        name,
        isComplete,
        state: states.get(id) ?? nothingYet,
      })),
    };
  });

  route(scope, getUploadState, async ({ user, params }) => {
    const state = isUploadId(params.id) ? (await kept.statesOf(user.userId, [params.id])).get(params.id) : undefined;
    if (state !== undefined) return state;
    await ownUpload(store, user, params.id);
    return nothingYet;
  });

  route(scope, previewUpload, async ({ user, params, body, request }) => {
    const receiver = await receiverOfUser(services, user, body.clientId);
    const upload = await completeUpload(store, user, params.id);
    return work.preview(user, upload, { choices: body, receiver }, failed(request));
  });

  route(scope, startMappingEndpoint, async ({ user, params, query, reply }) => {
    const upload = await completeUpload(store, user, params.id);
    return await store.withFile(upload, (file) => startMapping(services, user, file, query, callSignal(reply)));
  });

  route(scope, tryMappingEndpoint, async ({ user, params, body, reply }) => {
    const receiver = await receiverOfUser(services, user, body.clientId);
    const upload = await completeUpload(store, user, params.id);
    return await store.withFile(upload, (file) =>
      tryMapping(services, file, body.mapping, receiver, callSignal(reply)),
    );
  });

  route(scope, loadUpload, async ({ user, params, body, request }) => {
    const receiver = await receiverOfUser(services, user, body.clientId);
    const upload = await completeUpload(store, user, params.id);
    await work.assertIdle(upload.id);
    await recordEvent(settings, user, clock(), {
      action: 'invoice_file.upload',
      more: { name: upload.name, acceptBadLines: body.acceptBadLines, clientId: body.clientId },
    });
    return work.load(user, upload, { choices: body, receiver }, failed(request));
  });
}

async function ownUpload(store: UploadStore, user: SignedInUser, id: string): Promise<StoredUpload> {
  const upload = await store.find(user, id);
  if (upload === undefined) throw notFound('There is no such upload.');
  return upload;
}

async function completeUpload(store: UploadStore, user: SignedInUser, id: string): Promise<StoredUpload> {
  const upload = await ownUpload(store, user, id);
  if (!upload.isComplete) throw badRequest('The file has not arrived completely yet.');
  return upload;
}
