import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** A proxy between a client and a server that cuts the client off after a given number of statements. */
export class FailingProxy implements AsyncDisposable {
  readonly url: string;
  readonly #server: Server;
  #passed: string[] = [];
  #last = Number.POSITIVE_INFINITY;
  #lost: { readonly statement: RegExp; readonly lose: 'statement' | 'answer' } | undefined;

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
  }

  static async start(target: string): Promise<FailingProxy> {
    let proxy: FailingProxy | undefined;
    const server = createServer(async (asked, answered) => {
      const body = await buffer(asked);
      const address = new URL(asked.url ?? '/', target);
      const statement = address.searchParams.get('query') ?? body.toString();
      const number = proxy?.pass(statement) ?? 0;
      const lost = proxy?.lossOf(statement);
      if (proxy === undefined || number > proxy.#last || lost === 'statement') {
        asked.socket.destroy();
        return;
      }
      const isLast = number === proxy.#last || lost === 'answer';
      const passing = request(address, { method: asked.method, headers: asked.headers });
      passing.on('response', (answer) => {
        if (isLast) {
          answer.resume();
          answer.on('end', () => asked.socket.destroy());
          return;
        }
        answered.writeHead(answer.statusCode ?? 500, answer.headers);
        pipeline(answer, answered).catch(() => undefined);
      });
      passing.on('error', () => asked.socket.destroy());
      passing.end(body);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    proxy = new FailingProxy(server, `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    return proxy;
  }

  /** The statements since the last `cutOffAfter`. */
  get passed(): readonly string[] {
    return this.#passed;
  }

  /**
   * Lets the given number of statements pass. The last one is carried out but its answer is lost, as if the client had
   * been killed.
   */
  cutOffAfter(statements: number): void {
    this.#passed = [];
    this.#last = statements;
  }

  /** From now on these statements, or their answers, do not arrive. All others pass. */
  lose(lose: 'statement' | 'answer', statement: RegExp): void {
    this.#lost = { statement, lose };
  }

  loseNothing(): void {
    this.#lost = undefined;
  }

  lossOf(statement: string): 'statement' | 'answer' | undefined {
    return this.#lost?.statement.test(statement) ? this.#lost.lose : undefined;
  }

  pass(statement: string): number {
    return this.#passed.push(statement);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** The statements, counted from 1, that change what queries read, and the first and the last of all. */
export function worthCuttingOff(statements: readonly string[]): readonly number[] {
  const changes = /^\s*(?:alter table|update|delete|exchange tables \w+ and (?!loading_)|insert into (?!loading_))/i;
  return statements.flatMap((statement, index) =>
    changes.test(statement) || index === 0 || index === statements.length - 1 ? [index + 1] : [],
  );
}
