import { isProblem, uploadsPath } from '@waybill/contract';
import { DetailedError, type HttpRequest, Upload } from 'tus-js-client';
import { currentToken } from '../signed-in/session-store.ts';
import { ApiError } from './api-error.ts';
import { jsonOf } from './json-of.ts';

const bytesPerPiece = 16 * 1024 * 1024;
const retryMilliseconds = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

/**
 * Uploads a file in pieces, resuming an interrupted attempt even after the page was closed. Returns the upload's id.
 * @throws ApiError when the server refuses it, or cannot be reached for a while.
 */
export async function uploadInPieces(file: File, onSent: (bytes: number) => void): Promise<string> {
  const ended = Promise.withResolvers<void>();
  const upload = new Upload(file, {
    endpoint: uploadsPath,
    chunkSize: bytesPerPiece,
    retryDelays: retryMilliseconds,
    removeFingerprintOnSuccess: true,
    metadata: { filename: file.name },
    onBeforeRequest: withToken,
    onProgress: (sent) => onSent(sent),
    onSuccess: () => ended.resolve(),
    onError: (error) => ended.reject(apiErrorOf(error)),
  });
  const [earlier] = await upload.findPreviousUploads();
  if (earlier !== undefined) upload.resumeFromPreviousUpload(earlier);
  upload.start();
  await ended.promise;
  return upload.url?.split('/').at(-1) ?? '';
}

/** Removes an uploaded file from the server. */
export async function discardUpload(id: string): Promise<void> {
  await Upload.terminate(`${uploadsPath}/${id}`, { onBeforeRequest: withToken });
}

function withToken(request: HttpRequest): void {
  const token = currentToken();
  if (token !== undefined) request.setHeader('Authorization', `Bearer ${token}`);
}

function apiErrorOf(error: Error): ApiError {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (response === null || response === undefined)
    return new ApiError(0, 'The server cannot be reached. Check your connection and try again.');
  const answer = jsonOf(response.getBody());
  return isProblem(answer)
    ? new ApiError(response.getStatus(), answer.detail, answer)
    : new ApiError(response.getStatus(), 'Server Error');
}
