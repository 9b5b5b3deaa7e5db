import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ClickHouseProcess } from '@waybill/testkit/clickhouse';
import { ClickHouseConnection, readClickHouseAddress } from '../../src/index.ts';

/** A replicated table: which rows it shares with others of this path. */
interface ReplicatedTable {
  readonly path: string;
  /** The state of the first replica that it has the rows of. */
  readonly copied: number;
}

/** A statement as it was asked, in the address or in the body. */
interface Asked {
  readonly message: IncomingMessage;
  readonly address: URL;
  readonly body: Buffer;
  readonly database: string;
  readonly statement: string;
}

/**
 * A server that is one of several replicas. The engine behind it cannot replicate, so what changes on the first replica
 * arrives at the others when they are asked what they still have to get.
 */
export class ReplicaOnLoopback implements AsyncDisposable {
  readonly url: string;
  /** Whether it lacks what has changed since, and cannot get it. */
  isBehind = false;
  /** Whether nobody reaches it. */
  isLost = false;
  /** Whether it takes questions and does not answer them. */
  isSilent = false;
  /** How often it was asked what it still has to get. */
  looks = 0;
  readonly #server: Server;
  readonly #engine: ClickHouseProcess;
  readonly #first: ReplicaOnLoopback | undefined;
  readonly #tables = new Map<string, ReplicatedTable>();
  #state = 0;

  private constructor(server: Server, engine: ClickHouseProcess, url: string, first: ReplicaOnLoopback | undefined) {
    this.#server = server;
    this.#engine = engine;
    this.url = url;
    this.#first = first;
  }

  /** @param first the replica on which changes are made; absent for this one */
  static async start(first?: ReplicaOnLoopback): Promise<ReplicaOnLoopback> {
    const engine = await ClickHouseProcess.start();
    let replica: ReplicaOnLoopback | undefined;
    const server = createServer((message, response) => {
      const answered =
        replica?.isLost === false ? replica.#answer(message, response) : Promise.reject(new Error('lost'));
      answered.catch(() => message.socket.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    replica = new ReplicaOnLoopback(server, engine, `http://127.0.0.1:${port}`, first);
    return replica;
  }

  /** Ends every connection and refuses new ones, until it is found again. */
  lose(): void {
    this.isLost = true;
    this.#server.closeAllConnections();
  }

  /** Has a database dropped, as if its server were a new one. */
  forget(database: string): void {
    for (const name of this.#tables.keys()) if (name.startsWith(`${database}.`)) this.#tables.delete(name);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await this.#engine[Symbol.asyncDispose]();
  }

  async #answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(message);
    if (this.isSilent) return;
    const address = new URL(message.url ?? '/', this.#engine.url);
    const database = address.searchParams.get('database') ?? 'default';
    const statement = address.searchParams.get('query') ?? body.toString();
    const asked = { message, address, body, database, statement };
    if (statement.includes('system.replication_queue')) {
      this.looks += 1;
      if (!this.isBehind) await this.#receiveAll(database);
    }
    if (/^system sync replica \w+ if exists pull/.test(statement)) response.end();
    else await pass(this.#readable(asked), response);
  }

  /** The statement as the engine can read it, and what it does to replicated tables. */
  #readable(asked: Asked): Asked {
    const { database, statement } = asked;
    if (!/^\s*(?:select|with)\b/.test(statement)) this.#state += 1;
    const [, created, path] =
      /^create table if not exists (\w+)[\s\S]*ReplicatedMergeTree\('([^']+)', '[^']+'\)/.exec(statement) ?? [];
    if (created !== undefined && path !== undefined && !this.#tables.has(`${database}.${created}`))
      this.#tables.set(`${database}.${created}`, { path, copied: -1 });
    const [, one, other] = /^exchange tables (\w+) and (\w+)/.exec(statement) ?? [];
    if (one !== undefined && other !== undefined) this.#exchange(`${database}.${one}`, `${database}.${other}`);
    const [, dropped] = /^drop table (?:if exists )?(\w+)/.exec(statement) ?? [];
    if (dropped !== undefined) this.#tables.delete(`${database}.${dropped}`);
    const readable = statement
      .replace(/ReplicatedMergeTree\([^)]*\)/, 'MergeTree')
      .replace('system.replicas', this.#listed())
      .replace('system.replication_queue', this.#queue(database));
    return { ...asked, statement: readable };
  }

  #exchange(one: string, other: string): void {
    const [first, second] = [this.#tables.get(one), this.#tables.get(other)];
    if (second !== undefined) this.#tables.set(one, second);
    if (first !== undefined) this.#tables.set(other, first);
  }

  /** `system.replicas`, which the engine does not fill. */
  #listed(): string {
    const rows = [...this.#tables].map(([name, { path }]) => `('${name.split('.').join("', '")}', '${path}')`);
    return `values('database String, table String, zookeeper_path String', ${["('', '', '')", ...rows].join(', ')})`;
  }

  /** `system.replication_queue`: what it still has to get. */
  #queue(database: string): string {
    const entry = this.isBehind ? `('${database}', 'invoice', 'GET_PART', 1, 'one')` : "('', '', '', 0, 'one')";
    return `(select * from values('database String, table String, type String, create_time DateTime, source_replica String', ${entry}))`;
  }

  async #receiveAll(database: string): Promise<void> {
    for (const name of [...this.#tables.keys()]) {
      const [of, table] = name.split('.');
      if (of === database && table !== undefined) await this.#receive(database, table);
    }
  }

  /** Gets the rows that the first replica has in a table now. */
  async #receive(database: string, table: string): Promise<void> {
    const name = `${database}.${table}`;
    const own = this.#tables.get(name);
    const first = this.#first;
    if (own === undefined || first === undefined || first.isLost || own.copied === first.#state) return;
    const copied = first.#state;
    const source = [...first.#tables].find(([, { path }]) => path === own.path)?.[0].split('.')[1];
    if (source === undefined) return;
    const copy = `received_${table}`;
    const [from, to] = [first, this].map((replica) => replica.#direct(database));
    const rows = (await from?.rows(`select * from ${source}`)) ?? [];
    await to?.command(`create table ${copy} as ${table}`);
    if (rows.length > 0) await to?.insertRows(copy, rows);
    await to?.command(`exchange tables ${copy} and ${table}`);
    await to?.command(`drop table ${copy} sync`);
    this.#tables.set(name, { ...own, copied });
    await Promise.all([from?.close(), to?.close()]);
  }

  #direct(database: string): ClickHouseConnection {
    return new ClickHouseConnection(
      readClickHouseAddress(`${this.#engine.url.replace('http:', 'clickhouse:')}/${database}`),
    );
  }
}

async function pass({ message, address, body, statement }: Asked, response: ServerResponse): Promise<void> {
  const isInAddress = address.searchParams.has('query');
  if (isInAddress) address.searchParams.set('query', statement);
  const isMultipart = message.headers['content-type']?.startsWith('multipart/') === true;
  const sent = isInAddress || isMultipart ? body : Buffer.from(statement);
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = message.headers;
  const passing = request(address, { method: message.method, headers: { ...headers, 'content-length': sent.length } });
  passing.end(sent);
  const [answer]: IncomingMessage[] = await once(passing, 'response');
  if (answer === undefined) throw new Error('The engine does not answer');
  response.writeHead(answer.statusCode ?? 500, answer.headers);
  await pipeline(answer, response);
}
