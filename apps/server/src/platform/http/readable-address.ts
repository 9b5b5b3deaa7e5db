import type { IncomingMessage } from 'node:http';

/**
 * The address of a request. One whose percent codes mean nothing is taken letter by letter, so that it is answered like
 * every other one that leads nowhere: with the same headers, and as a problem.
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
