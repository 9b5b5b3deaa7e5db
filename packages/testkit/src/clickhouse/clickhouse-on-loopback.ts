import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Chdb, type ChdbSession, loadChdb } from './chdb.ts';
import { type ClickHouseRequest, readRequest } from './read-request.ts';

const sessionsAtOnce = 2;
const idleMilliseconds = 60_000;
/** Compiling expressions takes longer than a test's few rows would. */
const withoutCompiling = [
  '--compile_expressions=0',
  '--compile_aggregate_expressions=0',
  '--compile_sort_description=0',
];

/** The HTTP interface of ClickHouse on the loopback address, with the engine of chdb behind it. */
export class ClickHouseOnLoopback {
  readonly url: string;
  readonly #server: Server;
  readonly #engine: Engine;
  readonly #folder: string;

  private constructor(server: Server, engine: Engine, folder: string, url: string) {
    this.#server = server;
    this.#engine = engine;
    this.#folder = folder;
    this.url = url;
  }

  static async start(): Promise<ClickHouseOnLoopback> {
    const folder = await mkdtemp(join(tmpdir(), 'clickhouse-'));
    const engine = new Engine(await loadChdb(), join(folder, 'data'));
    const server = createServer((request, response) => {
      answer(request, response, engine.free).catch((error: unknown) => refuse(response, error));
    });
    // Longer than clients keep a connection that they do not use, even where both wait for a processor.
    server.keepAliveTimeout = idleMilliseconds;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return new ClickHouseOnLoopback(server, engine, folder, `http://127.0.0.1:${port}`);
  }

  /**
   * From now on clients have only these rights, each a `grant` without its recipient. Nothing may be running at the
   * time.
   */
  async restrict(rights: readonly string[]): Promise<void> {
    const file = join(this.#folder, 'rights.xml');
    await writeFile(file, rightsFile(file, rights));
    this.#engine.restart([`--config-file=${file}`]);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    this.#engine.close();
    // The engine may still be putting parts together.
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** The configuration of an engine whose one user has these rights alone. */
const rightsFile = (file: string, rights: readonly string[]): string => `<clickhouse>
  <users><default>
    <password></password><networks><ip>::/0</ip></networks><profile>default</profile><quota>default</quota>
    <grants>${rights.map((right) => `<query>${right}</query>`).join('')}</grants>
  </default></users>
  <profiles><default/></profiles><quotas><default/></quotas>
  <user_directories><users_xml><path>${file}</path></users_xml></user_directories>
</clickhouse>`;

/** The engine of this process on its folder. */
class Engine {
  readonly #chdb: Chdb;
  readonly #folder: string;
  #sessions: readonly ChdbSession[] = [];
  free = new Free([]);

  constructor(chdb: Chdb, folder: string) {
    this.#chdb = chdb;
    this.#folder = folder;
    this.restart([]);
  }

  restart(connectionArgs: readonly string[]): void {
    this.close();
    const { Session } = this.#chdb;
    this.#sessions = Array.from(
      { length: sessionsAtOnce },
      () => new Session(this.#folder, { connectionArgs: [...withoutCompiling, ...connectionArgs] }),
    );
    this.free = new Free(this.#sessions);
  }

  close(): void {
    for (const session of this.#sessions) session.close();
  }
}

/** Sessions that nobody uses, lent in the order of asking. */
class Free {
  readonly #idle: ChdbSession[];
  readonly #waiting: ((session: ChdbSession) => void)[] = [];

  constructor(sessions: readonly ChdbSession[]) {
    this.#idle = [...sessions];
  }

  async use<Result>(work: (session: ChdbSession) => Promise<Result>): Promise<Result> {
    const session = this.#idle.pop() ?? (await new Promise<ChdbSession>((resolve) => this.#waiting.push(resolve)));
    try {
      return await work(session);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(session);
      else this.#idle.push(session);
    }
  }
}

async function answer(message: IncomingMessage, response: ServerResponse, free: Free): Promise<void> {
  if (message.url === '/ping') {
    response.end('Ok.\n');
    return;
  }
  const request = await readRequest(message);
  response.setHeader('X-ClickHouse-Query-Id', request.queryId ?? randomUUID());
  await free.use(async (session) => {
    if (request.database !== undefined) session.query(`use ${request.database}`);
    if (/^\s*insert\b/i.test(request.query) && request.data.length > 0) await insert(session, request, response);
    else if (/^\s*(?:select|with|show|exists|explain)\b/i.test(request.query)) await select(session, request, response);
    else {
      await session.queryBindAsync(withSettings(request), request.parameters, { format: 'TabSeparated' });
      response.end();
    }
  });
}

/** Rows are sent as they come; if an error occurs after the first one, it follows them, as the protocol says. */
async function select(session: ChdbSession, request: ClickHouseRequest, response: ServerResponse): Promise<void> {
  const format = /\bformat\s+(\w+)[\s;]*$/i.exec(request.query);
  const query = format ? request.query.slice(0, format.index) : request.query;
  const tag = randomUUID().replaceAll('-', '').slice(0, 16);
  response.setHeader('X-ClickHouse-Exception-Tag', tag);
  response.setHeader('X-ClickHouse-Format', format?.[1] ?? 'TabSeparated');
  if (format?.[1] === 'Parquet') {
    // As a stream, the library writes a file for each portion of the rows.
    const whole = await session.queryBindAsync(withSettings({ ...request, query }), request.parameters, {
      format: 'Parquet',
    });
    response.end(Buffer.from(whole.bytes()));
    return;
  }
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  try {
    const chunks = session.queryStreamBind(withSettings({ ...request, query }), request.parameters, {
      format: format?.[1] ?? 'TabSeparated',
      signal: gone.signal,
    });
    for await (const chunk of chunks) {
      if (response.destroyed) return;
      if (!response.write(Buffer.from(chunk.raw()))) await once(response, 'drain', gone).catch(() => undefined);
    }
    response.end();
  } catch (error) {
    if (!response.headersSent) throw error;
    const text = `${messageOf(error)}\n`;
    response.end(`\r\n__exception__\r\n${tag}\r\n${text}${Buffer.byteLength(text)} ${tag}\r\n__exception__\r\n`);
  }
}

async function insert(session: ChdbSession, request: ClickHouseRequest, response: ServerResponse): Promise<void> {
  const [, table, columns = '', format] =
    /^\s*insert\s+into\s+([\w."`]+)(?:\s*\(([^)]*)\))?\s+format\s+(\w+)\s*$/i.exec(request.query) ?? [];
  if (table === undefined || format === undefined) throw new Error(`Code: 62. No insert: ${request.query}`);
  if (format === 'Parquet') await insertFile(session, table, columns, request);
  else await session.insert({ table, values: request.data, format, settings: request.settings });
  response.end();
}

/** The library takes only lines as values; the engine reads other formats from a file. */
async function insertFile(
  session: ChdbSession,
  table: string,
  columns: string,
  { data, settings }: ClickHouseRequest,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'inserted-'));
  try {
    const file = join(folder, 'rows.parquet');
    await writeFile(file, data);
    const query = `insert into ${table} ${columns && `(${columns})`} select ${columns || '*'} from file('${file}', Parquet)`;
    await session.queryBindAsync(withSettings({ query, settings }), {}, { format: 'TabSeparated' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function withSettings({ query, settings }: Pick<ClickHouseRequest, 'query' | 'settings'>): string {
  const written = Object.entries(settings).map(([name, value]) =>
    /^-?\d+(?:\.\d+)?$/.test(value) ? `${name} = ${value}` : `${name} = '${value.replaceAll(/[\\']/g, '\\$&')}'`,
  );
  const takesSettings = /^\s*(?:select|with|insert|create table \w+ .* empty as)\b/is.test(query);
  return written.length === 0 || !takesSettings ? query : `${query} settings ${written.join(', ')}`;
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/^Query failed: /, '').trim();

function refuse(response: ServerResponse, error: unknown): void {
  const message = messageOf(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.statusCode = 500;
  response.setHeader('X-ClickHouse-Exception-Code', /Code: (\d+)/.exec(message)?.[1] ?? '1001');
  response.end(message);
}
