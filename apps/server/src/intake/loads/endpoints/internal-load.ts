import { Readable } from 'node:stream';
import { fileMapping, readingAnswers } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isCommandOnThisMachine } from '../../../platform/internal-calls/from-this-machine.ts';
import { notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { loadEvents } from '../load-events.ts';

/** Receives files from the command on this machine. */
export const invoiceFilesPath = '/internal/invoice-files';

const body = z.strictObject({
  /** Absolute path that this server can read. */
  path: z.string().min(1),
  name: z.string().min(1).max(500),
  clientId: z.number().int().positive().optional(),
  acceptBadLines: z.boolean().default(false),
  answers: readingAnswers.optional(),
  refusal: z.string().max(500).optional(),
  mapping: fileMapping.optional(),
  /** Only say what loading would do. */
  dryRun: z.boolean().default(false),
});

export type InvoiceFileRequest = z.input<typeof body>;

/** Loads or previews a file for the command; returns a line of JSON for each step, the last one with the result. */
export function loadRoute(app: FastifyInstance, services: Services): void {
  app.post<{ Body: z.output<typeof body> }>(
    invoiceFilesPath,
    {
      schema: { hide: true, body },
      onRequest: async (request) => {
        if (!isCommandOnThisMachine(request, services.internalToken)) {
          throw notFound(`There is no POST ${invoiceFilesPath}.`);
        }
      },
    },
    async (request, reply) => {
      const gone = new AbortController();
      reply.raw.on('close', () => gone.abort());
      const events = loadEvents(services, { ...request.body, signal: gone.signal }, (error, reference) =>
        request.log.error({ err: error, reference }, 'load failed'),
      );
      return reply.type('application/x-ndjson').send(Readable.from(asLines(events)));
    },
  );
}

async function* asLines(events: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(event)}\n`;
}
