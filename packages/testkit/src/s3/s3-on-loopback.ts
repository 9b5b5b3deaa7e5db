import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { OwnAuthority } from './certificate-authority.ts';
import { type AccessKey, signatureFault } from './verify-signature.ts';

/** What a request asks for. */
export interface S3Request {
  readonly method: string;
  /** The name of the object; empty if the request is about the bucket. */
  readonly key: string;
  readonly query: URLSearchParams;
}

/** How a request is refused. */
export interface S3Fault {
  readonly status: number;
  readonly code: string;
}

interface Answer {
  readonly status: number;
  readonly content: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

interface StoredObject {
  readonly content: Buffer;
  readonly at: Date;
}

interface UnfinishedObject {
  readonly key: string;
  readonly begun: Date;
  readonly parts: Map<number, Buffer>;
}

const mostListed = 3;
const leastPartBytes = 5 * 1_048_576;

const statuses: Readonly<Record<string, number>> = {
  EntityTooSmall: 400,
  InvalidPart: 400,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  XAmzContentSHA256Mismatch: 400,
};

/**
 * Storage that speaks S3, as far as Waybill needs it: one bucket in memory, with path-style addresses. It checks every
 * signature, lists a few objects at a time, and shows an object of several parts only when it is complete.
 */
export class S3OnLoopback {
  readonly bucket = 'waybill-files';
  readonly key: AccessKey = { id: 'key-of-the-tests', secret: 'secret of the tests/+=' };
  readonly objects = new Map<string, StoredObject>();
  readonly unfinished = new Map<string, UnfinishedObject>();
  /** Decides which requests are refused, although they are right. */
  refuse: (request: S3Request) => S3Fault | undefined = () => undefined;
  readonly #server: Server;
  readonly #scheme: 'http' | 'https';
  #uploads = 0;

  private constructor(tls: OwnAuthority | undefined) {
    const serve = (request: IncomingMessage, response: ServerResponse) => {
      this.#serve(request, response).catch(() => response.destroy());
    };
    this.#scheme = tls === undefined ? 'http' : 'https';
    this.#server =
      tls === undefined ? createServer(serve) : createTlsServer({ key: tls.key, cert: tls.certificate }, serve);
  }

  /** `tls`: answers by https only, with that certificate. */
  static async open(tls?: OwnAuthority): Promise<S3OnLoopback> {
    const storage = new S3OnLoopback(tls);
    storage.#server.listen(0, '127.0.0.1');
    await once(storage.#server, 'listening');
    return storage;
  }

  get address(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The storage has no port.');
    return `${this.#scheme}://127.0.0.1:${address.port}`;
  }

  /** The settings of a server that keeps its files here, in a folder of the bucket. */
  settings(prefix: string): Record<string, string> {
    return {
      WAYBILL_FILES: `s3://${this.bucket}/${prefix}`,
      WAYBILL_FILES_ENDPOINT: this.address,
      WAYBILL_FILES_ACCESS_KEY: this.key.id,
      WAYBILL_FILES_SECRET_KEY: this.key.secret,
    };
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, content, headers } = this.#answer(request, await buffer(request));
    response.writeHead(status, { 'content-length': Buffer.byteLength(content), ...headers });
    response.end(request.method === 'HEAD' ? undefined : content);
  }

  #answer(request: IncomingMessage, body: Buffer): Answer {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://storage');
    const [, bucket = '', name = ''] = /^\/([^/]*)\/?(.*)/s.exec(pathname) ?? [];
    const asked = { method: request.method ?? '', key: decodeURIComponent(name), query };
    const unsigned = signatureFault(request, body, this.key);
    if (unsigned !== undefined) return refused(unsigned);
    const fault = this.refuse(asked);
    if (fault !== undefined) return refused(fault.code, fault.status);
    if (bucket !== this.bucket) return refused('NoSuchBucket');
    if (asked.key === '') return this.#aboutBucket(asked);
    if (query.has('uploadId') || query.has('uploads')) return this.#aboutParts(asked, body);
    return this.#aboutObject(asked, body, request);
  }

  #aboutBucket({ method, query }: S3Request): Answer {
    const prefix = query.get('prefix') ?? '';
    if (method === 'GET' && query.has('uploads')) {
      const begun = [...this.unfinished].filter(([, { key }]) => key.startsWith(prefix));
      const listed = begun.map(
        ([id, each]) =>
          `<Upload><Key>${escaped(each.key)}</Key><UploadId>${id}</UploadId>` +
          `<Initiated>${each.begun.toISOString()}</Initiated></Upload>`,
      );
      return answered(xml('ListMultipartUploadsResult', `<IsTruncated>false</IsTruncated>${listed.join('')}`));
    }
    if (method !== 'GET' || query.get('list-type') !== '2') return refused('NotImplemented');
    const after = query.get('continuation-token') ?? '';
    const names = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = names.slice(0, mostListed);
    const isTruncated = names.length > page.length;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${escaped(key)}</Key><Size>${this.objects.get(key)?.content.length}</Size>` +
        `<LastModified>${this.objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
    );
    const next = isTruncated ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
    const content = `<KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${next}`;
    return answered(xml('ListBucketResult', `${content}${contents.join('')}`));
  }

  #aboutParts({ method, key, query }: S3Request, body: Buffer): Answer {
    if (method === 'POST' && query.has('uploads')) {
      this.#uploads += 1;
      const id = `upload-${this.#uploads}`;
      this.unfinished.set(id, { key, begun: new Date(), parts: new Map() });
      return answered(xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`));
    }
    const id = query.get('uploadId') ?? '';
    const upload = this.unfinished.get(id);
    if (upload?.key !== key) return refused('NoSuchUpload');
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body);
      return { ...answered(''), headers: { etag: etagOf(body) } };
    }
    if (method === 'DELETE') {
      this.unfinished.delete(id);
      return answered('', 204);
    }
    if (method !== 'POST') return refused('NotImplemented');
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number));
    const parts = named.map((number) => upload.parts.get(number));
    const whole = parts.filter((part) => part !== undefined);
    if (whole.length < parts.length || parts.length === 0) return refused('InvalidPart');
    if (whole.slice(0, -1).some((part) => part.length < leastPartBytes)) return refused('EntityTooSmall');
    this.unfinished.delete(id);
    this.#put(key, Buffer.concat(whole));
    return answered(xml('CompleteMultipartUploadResult', `<Key>${escaped(key)}</Key><ETag>"whole"</ETag>`));
  }

  #aboutObject({ method, key }: S3Request, body: Buffer, { headers }: IncomingMessage): Answer {
    const found = this.objects.get(key);
    if (method === 'PUT') {
      if (headers['if-none-match'] === '*' && found !== undefined) return refused('PreconditionFailed');
      this.#put(key, body);
      return { ...answered(''), headers: { etag: etagOf(body) } };
    }
    if (method === 'DELETE') {
      this.objects.delete(key);
      return answered('', 204);
    }
    if (found === undefined) return method === 'HEAD' ? answered('', 404) : refused('NoSuchKey');
    if (method !== 'GET' && method !== 'HEAD') return refused('NotImplemented');
    const facts = { 'last-modified': found.at.toUTCString(), etag: etagOf(found.content) };
    return { status: 200, content: found.content, headers: facts };
  }

  #put(key: string, content: Buffer): void {
    this.objects.set(key, { content, at: new Date() });
  }
}

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const xml = (name: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${name}>`;

const answered = (content: string, status = 200): Answer => ({ status, content });

const refused = (code: string, status = statuses[code] ?? 403): Answer =>
  answered(xml('Error', `<Code>${code}</Code><Message>Refused: ${code}.</Message>`), status);
