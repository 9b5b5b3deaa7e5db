import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createSecureContext, type SecureContext, TLSSocket } from 'node:tls';

interface Options {
  readonly userName: string;
  readonly password: string;
  /** With a certificate the server asks for TLS (explicit FTPS). */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** The certificate of data connections, if it is another. */
  readonly dataTls?: { readonly key: string; readonly cert: string };
  /** What a hostile server answers instead of the files in its folder. */
  readonly lists?: () => Readable;
  readonly sends?: (path: string) => Readable | undefined;
}

/** A carrier's FTP or FTPS server on the loopback address, whose root is a folder of this machine. */
export class FtpServer {
  readonly #root: string;
  readonly #options: Options;
  readonly #context: SecureContext | undefined;
  readonly #server: Server;

  private constructor(root: string, options: Options) {
    this.#root = root;
    this.#options = options;
    this.#context = options.tls === undefined ? undefined : createSecureContext(options.tls);
    this.#server = createServer((socket) => {
      socket.on('error', () => undefined);
      this.#say(socket, '220 ready');
      this.#listen(socket, { user: '', renaming: '', data: undefined });
    });
  }

  static async open(root: string, options: Options): Promise<FtpServer> {
    const server = new FtpServer(root, options);
    await new Promise<void>((done) => server.#server.listen(0, '127.0.0.1', done));
    return server;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    await new Promise<void>((done) => this.#server.close(() => done()));
  }

  #listen(socket: Socket, state: { user: string; renaming: string; data: Promise<Socket> | undefined }): void {
    let rest = '';
    const onData = (chunk: Buffer) => {
      const lines = `${rest}${chunk.toString()}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [command = '', ...words] = line.split(' ');
        if (command === 'AUTH') {
          socket.off('data', onData);
          if (this.#context === undefined) return this.#say(socket, '502 no TLS');
          this.#say(socket, '234 go on');
          const secure = new TLSSocket(socket, { isServer: true, secureContext: this.#context });
          secure.on('error', () => undefined);
          return this.#listen(secure, state);
        }
        void this.#obey(socket, state, command.toUpperCase(), words.join(' ')).catch(() => this.#say(socket, '550 no'));
      }
      return undefined;
    };
    socket.on('data', onData);
  }

  async #obey(
    socket: Socket,
    state: { user: string; renaming: string; data: Promise<Socket> | undefined },
    command: string,
    argument: string,
  ): Promise<void> {
    const { userName, password } = this.#options;
    const path = join(this.#root, join('/', argument));
    switch (command) {
      case 'USER':
        state.user = argument;
        return this.#say(socket, '331 and the password?');
      case 'PASS':
        return this.#say(socket, state.user === userName && argument === password ? '230 welcome' : '530 no');
      case 'FEAT':
        return this.#say(socket, '211-has\r\n MLST type*;size*;modify*;\r\n211 end');
      case 'EPSV':
        return this.#say(socket, `229 here (|||${await this.#expectData(state)}|)`);
      case 'MLSD': {
        if (this.#options.lists !== undefined) return this.#send(socket, state, this.#options.lists());
        const lines = await Promise.all((await readdir(path)).map((name) => factsOf(path, name)));
        return this.#send(socket, state, Readable.from([lines.join('')]));
      }
      case 'RETR': {
        const sent = this.#options.sends?.(argument);
        if (sent !== undefined) return this.#send(socket, state, sent);
        await stat(path);
        return this.#send(socket, state, createReadStream(path));
      }
      case 'RNFR':
        state.renaming = path;
        return this.#say(socket, '350 to what?');
      case 'RNTO':
        await rename(state.renaming, path);
        return this.#say(socket, '250 done');
      case 'MKD':
        await mkdir(path);
        return this.#say(socket, '257 made');
      default:
        return this.#say(socket, ['TYPE', 'PBSZ', 'PROT', 'OPTS', 'STRU'].includes(command) ? '200 yes' : '502 what?');
    }
  }

  async #expectData(state: { data: Promise<Socket> | undefined }): Promise<number> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    state.data = new Promise((resolve) => {
      server.once('connection', (socket) => {
        server.close();
        const { dataTls } = this.#options;
        const secureContext = dataTls === undefined ? this.#context : createSecureContext(dataTls);
        resolve(secureContext === undefined ? socket : new TLSSocket(socket, { isServer: true, secureContext }));
      });
    });
    return (server.address() as AddressInfo).port;
  }

  async #send(socket: Socket, state: { data: Promise<Socket> | undefined }, content: Readable): Promise<void> {
    this.#say(socket, '150 here it comes');
    const data = await state.data;
    if (data === undefined) throw new Error('No data connection');
    await pipeline(content, data);
    this.#say(socket, '226 done');
  }

  #say(socket: Socket, line: string): void {
    socket.write(`${line}\r\n`);
  }
}

async function factsOf(folder: string, name: string): Promise<string> {
  const facts = await stat(join(folder, name));
  const modified = facts.mtime.toISOString().replaceAll(/[-T:]/g, '').slice(0, 14);
  return `type=${facts.isDirectory() ? 'dir' : 'file'};size=${facts.size};modify=${modified}; ${name}\r\n`;
}
