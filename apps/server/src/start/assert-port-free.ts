import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

/**
 * Tries the address before minutes are spent on loading. @throws StartError if something else is listening there, or if
 * the address does not belong to this machine.
 */
export async function assertPortFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    probe.listen({ host, port, exclusive: true }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** The message for the operator if the server cannot listen. */
export function listenError(error: NodeJS.ErrnoException, host: string, port: number): StartError {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken. Stop the other program, or choose a port: PORT=${port + 1} npm start`,
    EACCES: `Port ${port} may not be opened by this user. Choose one above 1023, such as PORT=8080.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.`,
    ENOTFOUND: `HOST=${host} is not a known address.`,
  };
  return new StartError(reasons[error.code ?? ''] ?? `Cannot listen on ${host}:${port}: ${error.message}`, {
    cause: error,
  });
}
