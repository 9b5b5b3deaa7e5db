import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Problem, problemContentType } from '@waybill/contract';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Responds to input that is not HTTP, too long or too slow and so never becomes a request, with the usual security
 * headers.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const title = STATUS_CODES[status] ?? 'Bad Request';
  const problem: Problem = { type: 'about:blank', title, status, detail: 'The server cannot read this request.' };
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    `content-type: ${problemContentType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'x-frame-options: DENY',
    'referrer-policy: no-referrer',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
