import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./clickhouse-child.ts', import.meta.url));

/** A ClickHouse in a process of its own: the engine has one folder in a process. */
export class ClickHouseProcess implements AsyncDisposable {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start(): Promise<ClickHouseProcess> {
    const child = fork(script, { execArgv: [] });
    const told: unknown[] = await once(child, 'message');
    const [message] = told;
    if (typeof message !== 'object' || message === null || !('url' in message))
      throw new Error('The process with ClickHouse did not say where it is.');
    return new ClickHouseProcess(child, String(message.url));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.disconnect();
    await ended;
  }
}
