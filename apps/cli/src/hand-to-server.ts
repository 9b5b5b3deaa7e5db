import { problem } from '@waybill/contract';
import type { RunningServer } from '@waybill/server';
import { CannotWork } from './cannot-work.ts';

/** Has the running server do what a command asks. @throws CannotWork in the server's own words when it refuses. */
export async function handToServer(
  { address, token }: RunningServer,
  path: string,
  request: object,
): Promise<Response> {
  const answer = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(request),
  });
  if (answer.ok) return answer;
  const refused = problem.safeParse(await answer.json().catch(() => undefined));
  throw new CannotWork(refused.success ? refused.data.detail : `The server at ${address} answers ${answer.status}.`);
}
