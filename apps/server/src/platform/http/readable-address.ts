import type { IncomingMessage } from 'node:http';

/**
 * The address of a request. If its percent codes are invalid, it is taken literally, so that it is answered like any
 * other unknown address: with the same headers, as a problem.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '/', ...query] = url.split('?');
  return [isReadable(path) ? path : path.replaceAll('%', '%25'), ...query].join('?');
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
