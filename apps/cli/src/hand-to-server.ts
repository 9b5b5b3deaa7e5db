import { problem } from '@waybill/contract';
import { askRunningServer, type RunningServer } from '@waybill/server';
import { CannotWork } from './cannot-work.ts';

/** Asks the running server to carry out a command. @throws CannotWork with the server's message if it refuses. */
export async function handToServer(server: RunningServer, path: string, request: object): Promise<Response> {
  const answer = await askRunningServer(server, path, request);
  if (answer.ok) return answer;
  const refused = problem.safeParse(await answer.json().catch(() => undefined));
  throw new CannotWork(
    refused.success ? refused.data.detail : `The server at ${server.address} answers ${answer.status}.`,
  );
}
