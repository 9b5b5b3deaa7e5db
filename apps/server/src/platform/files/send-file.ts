import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { attachment } from '../http/attachment.ts';
import type { OpenedFile } from './file-store.ts';

/** Returns the bytes of a file as the answer to a download. */
export function sendFile(
  reply: FastifyReply,
  { bytes, content }: OpenedFile,
  { fileName, contentType }: { readonly fileName: string; readonly contentType: string },
): Readable {
  reply
    .type(contentType)
    .header('content-length', bytes)
    .header('content-disposition', attachment(fileName))
    .header('cache-control', 'private, no-store');
  return content;
}
