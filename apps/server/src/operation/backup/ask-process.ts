import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Sends a request to a process of its own, and returns the first thing it answers; undefined if it ends without a word. */
export async function askProcess<Answer>(script: string, request: object): Promise<Answer | undefined> {
  const child = fork(script, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: process.execArgv });
  // It may end before the request has reached it. Without a listener, that would end this process.
  child.on('error', () => undefined);
  const exit = once(child, 'exit');
  const answers: Answer[] = [];
  child.on('message', (answer: Answer) => answers.push(answer));
  child.send(request);
  await exit;
  return answers[0];
}
