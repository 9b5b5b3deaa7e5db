import { problem } from '@waybill/contract';
import { askRunningServer, type RunningServer } from '@waybill/server';
import { CannotWork } from './cannot-work.ts';

/** What Node throws when the server at the other end is gone. */
export const isBrokenConnection = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && 'code' in error && error.code === 'ECONNRESET');

/** Asks the running server to carry out a command. @throws CannotWork with the server's message if it refuses. */
export async function handToServer(server: RunningServer, path: string, request: object): Promise<Response> {
  const answer = await askRunningServer(server, path, request).catch((error: unknown) => {
    if (!isBrokenConnection(error)) throw error;
    const message = `The server at ${server.address} stopped before it answered. Try again when it is running.`;
    throw new CannotWork(message, { cause: error });
  });
  if (answer.ok) return answer;
  const refused = problem.safeParse(await answer.json().catch(() => undefined));
  throw new CannotWork(
    refused.success ? refused.data.detail : `The server at ${server.address} answers ${answer.status}.`,
  );
}
