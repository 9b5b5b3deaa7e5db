import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const changes = /^\s*(?:alter table|update|delete|exchange tables \w+ and (?!loading_)|insert into (?!loading_))/i;

/** How many statements pass, of one proxy or of several together. */
export class Cut {
  passed: string[] = [];
  last = Number.POSITIVE_INFINITY;
  #changes = Number.POSITIVE_INFINITY;

  /** From now on so many statements pass. */
  after(statements: number): void {
    this.passed = [];
    this.last = statements;
  }

  /** From now on statements pass up to this one of those that change what queries read, counted from 1. */
  afterChange(number: number): void {
    this.after(Number.POSITIVE_INFINITY);
    this.#changes = number;
  }

  /** The number of the statement. */
  pass(statement: string): number {
    const number = this.passed.push(statement);
    if (changes.test(statement)) {
      this.#changes -= 1;
      if (this.#changes === 0) this.last = number;
    }
    return number;
  }
}

/** Stands between a client and a server, and cuts the client off after so many statements. */
export class FailingProxy implements AsyncDisposable {
  readonly url: string;
  readonly #server: Server;
  readonly #cut: Cut;
  #lost: { readonly statement: RegExp; readonly lose: 'statement' | 'answer' } | undefined;

  private constructor(server: Server, url: string, cut: Cut) {
    this.#server = server;
    this.url = url;
    this.#cut = cut;
  }

  /** @param cut shared by the proxies of several servers, whose client is cut off from all of them at once */
  static async start(target: string, cut = new Cut()): Promise<FailingProxy> {
    let proxy: FailingProxy | undefined;
    const server = createServer(async (asked, answered) => {
      const body = await buffer(asked);
      const address = new URL(asked.url ?? '/', target);
      const statement = address.searchParams.get('query') ?? body.toString();
      const number = proxy?.pass(statement) ?? 0;
      const lost = proxy?.lossOf(statement);
      if (proxy === undefined || number > cut.last || lost === 'statement') {
        asked.socket.destroy();
        return;
      }
      const isLast = number === cut.last || lost === 'answer';
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
    proxy = new FailingProxy(server, `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, cut);
    return proxy;
  }

  /** The statements since the last `cutOffAfter`. */
  get passed(): readonly string[] {
    return this.#cut.passed;
  }

  /**
   * From now on so many statements pass. The last of them is carried out, but its answer is lost, as when the client's
   * process is killed.
   */
  cutOffAfter(statements: number): void {
    this.#cut.after(statements);
  }

  /** From now on such statements do not arrive, or their answers do not. All others pass. */
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
    return this.#cut.pass(statement);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** The statements, counted from 1, that change what queries read, and the first and the last of all. */
export function worthCuttingOff(statements: readonly string[]): readonly number[] {
  return statements.flatMap((statement, index) =>
    changes.test(statement) || index === 0 || index === statements.length - 1 ? [index + 1] : [],
  );
}
