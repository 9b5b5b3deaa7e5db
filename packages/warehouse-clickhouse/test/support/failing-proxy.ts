import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Stands between a client and a server, and cuts the client off after so many statements. */
export class FailingProxy implements AsyncDisposable {
  readonly url: string;
  readonly #server: Server;
  /** Statements that have reached the server. */
  passed = 0;

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
  }

  /** The last statement that passes is carried out, but its answer is lost, as when the client's process is killed. */
  static async start(target: string, lastStatement = Number.POSITIVE_INFINITY): Promise<FailingProxy> {
    let proxy: FailingProxy | undefined;
    const server = createServer((asked, answered) => {
      const number = proxy === undefined ? 0 : ++proxy.passed;
      if (number > lastStatement) {
        asked.socket.destroy();
        return;
      }
      const passing = request(new URL(asked.url ?? '/', target), { method: asked.method, headers: asked.headers });
      passing.on('response', (answer) => {
        if (number === lastStatement) {
          answer.resume();
          answer.on('end', () => asked.socket.destroy());
          return;
        }
        answered.writeHead(answer.statusCode ?? 500, answer.headers);
        pipeline(answer, answered).catch(() => undefined);
      });
      passing.on('error', () => asked.socket.destroy());
      asked.pipe(passing);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    proxy = new FailingProxy(server, `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    return proxy;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
