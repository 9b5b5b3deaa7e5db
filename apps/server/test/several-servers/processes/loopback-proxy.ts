import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const millisecondsBetweenLooks = 100;

/**
 * A plain proxy: it asks `/readyz`, deals requests to the servers that are ready in turn, lets requests wait while none
 * is, and sends a request to another one only if it could not connect.
 */
export class LoopbackProxy {
  readonly #ports: readonly number[];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server = createServer((asked, answer) => void this.#pass(asked, answer));
  readonly #sockets = new Set<Socket>();
  /** What each server said last; one that is slow to answer may still be ready. */
  #isReady: readonly boolean[] = [];
  #turn = 0;
  #isClosed = false;

  constructor(ports: readonly number[]) {
    this.#ports = ports;
    this.#server.on(
      'upgrade',
      (asked: IncomingMessage, near: Socket, head: Buffer) => void this.#join(asked, near, head),
    );
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    void this.#keepLooking();
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
    return `http://127.0.0.1:${address.port}`;
  }

  close(): void {
    this.#isClosed = true;
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    this.#server.closeAllConnections();
    this.#agent.destroy();
  }

  /** How many servers get requests. */
  get ready(): number {
    return this.#isReady.filter(Boolean).length;
  }

  async #look(): Promise<void> {
    this.#isReady = await Promise.all(
      this.#ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
  }

  /** Looks again as soon as all servers have answered. */
  async #keepLooking(): Promise<void> {
    while (!this.#isClosed) {
      await this.#look();
      await sleep(millisecondsBetweenLooks);
    }
  }

  async #next(): Promise<number> {
    while (this.ready === 0 && !this.#isClosed) await sleep(millisecondsBetweenLooks);
    const ready = this.#ports.filter((_, index) => this.#isReady[index]);
    this.#turn += 1;
    return ready[this.#turn % Math.max(1, ready.length)] ?? 0;
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    const tryNext = async (triesLeft: number): Promise<void> => {
      const port = await this.#next();
      const { method, url, headers } = asked;
      const passed = request({ host: '127.0.0.1', port, method, path: url, headers, agent: this.#agent });
      passed.on('response', (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        given.on('error', () => answer.destroy());
      });
      passed.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && triesLeft > 0) void tryNext(triesLeft - 1);
        else if (answer.headersSent) answer.destroy();
        else answer.writeHead(502).end(JSON.stringify({ title: `Bad Gateway: ${error.message}` }));
      });
      passed.end(body);
    };
    await tryNext(this.#ports.length);
  }

  async #join(asked: IncomingMessage, near: Socket, head: Buffer): Promise<void> {
    const far = connect(await this.#next(), '127.0.0.1');
    const lines = asked.rawHeaders.reduce(
      (text, part, index) => text + part + (index % 2 === 0 ? ': ' : '\r\n'),
      `${asked.method} ${asked.url} HTTP/1.1\r\n`,
    );
    far.write(`${lines}\r\n`);
    far.write(head);
    near.pipe(far).pipe(near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
  }
}
