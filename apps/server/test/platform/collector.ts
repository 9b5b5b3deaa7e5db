import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A collector of OpenTelemetry on the loopback address, which keeps what it is sent. */
export class Collector {
  readonly #received: { readonly path: string; readonly headers: unknown; readonly text: string }[] = [];
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    // Texts stand in a protobuf message as they are.
    const text = Buffer.concat(chunks).toString('latin1');
    this.#received.push({ path: request.url ?? '', headers: request.headers, text });
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  received(path: string) {
    return this.#received.filter((one) => one.path === path);
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
