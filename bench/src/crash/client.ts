import { Buffer } from 'node:buffer';
import { setTimeout as wait } from 'node:timers/promises';
import {
  classifyCharge,
  getUploadState,
  type InvoiceFileRow,
  listClassifications,
  listInvoiceFiles,
  listUploads,
  loadUpload,
  previewUpload,
  synchronise,
  undoClassification,
  undoInvoiceFile,
  uploadsPath,
} from '@waybill/contract';
import type { CrashFile } from './crash-files.ts';

const millisecondsBetweenLooks = 40;
const rowsOfPage = 500;
const pieceBytes = 300_000;
const tus = { 'tus-resumable': '1.0.0' };

interface Call<Answer> {
  readonly method: string;
  readonly path: string;
  readonly answer: { parse(value: unknown): Answer };
}

/** A request that the server refused. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** A signed-in user's calls. */
export class Client {
  readonly #address: string;
  readonly #token: string;

  constructor(address: string, token: string) {
    this.#address = address;
    this.#token = token;
  }

  /** Sends a file in pieces; returns the number of the upload. */
  async upload({ name, text }: CrashFile): Promise<string> {
    const bytes = Buffer.from(text);
    const metadata = `filename ${Buffer.from(name).toString('base64')}`;
    const headers = { 'upload-length': String(bytes.length), 'upload-metadata': metadata };
    const begun = await this.#send('POST', uploadsPath, headers);
    const id = begun.headers.get('location')?.split('/').at(-1) ?? '';
    await this.#sendFrom(id, bytes, 0);
    return id;
  }

  /** Resumes an interrupted upload. */
  async resume(id: string, { text }: CrashFile): Promise<void> {
    const head = await this.#send('HEAD', `${uploadsPath}/${id}`, {});
    await this.#sendFrom(id, Buffer.from(text), Number(head.headers.get('upload-offset')));
  }

  async discard(id: string): Promise<void> {
    await this.#send('DELETE', `${uploadsPath}/${id}`, {});
  }

  async uploads() {
    return (await this.#call(listUploads)).uploads;
  }

  /** Previews or loads an upload; returns its final state. */
  async work(kind: 'preview' | 'load', id: string, clientId: number) {
    const call = kind === 'preview' ? previewUpload : loadUpload;
    const params = { id };
    await this.#call(call, { params, body: { clientId, acceptBadLines: false } });
    for (;;) {
      const state = await this.#call(getUploadState, { params });
      if (state.step !== 'previewing' && state.step !== 'loading') return state;
      await wait(millisecondsBetweenLooks);
    }
  }

  /** Every file of this name, loaded or refused. */
  async files(search: string) {
    const rows: InvoiceFileRow[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await this.#call(listInvoiceFiles, { query: { search, page, size: rowsOfPage, sort: 'name' } });
      rows.push(...answer.rows);
      if (answer.rows.length < rowsOfPage) return rows;
    }
  }

  async undo(id: number) {
    return await this.#call(undoInvoiceFile, { params: { id } });
  }

  async classify(body: Readonly<Record<string, unknown>>) {
    return await this.#call(classifyCharge, { body });
  }

  async undoClassification(id: number) {
    return await this.#call(undoClassification, { params: { id } });
  }

  async classifications() {
    return (await this.#call(listClassifications)).rows;
  }

  async sort(): Promise<void> {
    await this.#call(synchronise);
  }

  async #sendFrom(id: string, bytes: Buffer<ArrayBuffer>, from: number): Promise<void> {
    for (let start = from; start < bytes.length; start += pieceBytes) {
      const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(start) };
      await this.#send('PATCH', `${uploadsPath}/${id}`, headers, bytes.subarray(start, start + pieceBytes));
    }
  }

  async #call<Answer>(
    { method, path, answer }: Call<Answer>,
    parts: {
      readonly params?: Readonly<Record<string, string | number>>;
      readonly query?: Readonly<Record<string, string | number>>;
      readonly body?: unknown;
    } = {},
  ): Promise<Answer> {
    const { params = {}, query = {}, body } = parts;
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const reply = await this.#send(
      method,
      search.size > 0 ? `${filled}?${search}` : filled,
      body === undefined ? {} : { 'content-type': 'application/json' },
      body === undefined ? undefined : JSON.stringify(body),
    );
    return answer.parse(await reply.json());
  }

  async #send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: string | Uint8Array<ArrayBuffer>,
  ): Promise<Response> {
    const reply = await fetch(new URL(path, this.#address), {
      method,
      headers: { ...(path.startsWith(uploadsPath) ? tus : {}), ...headers, authorization: `Bearer ${this.#token}` },
      ...(body === undefined ? {} : { body }),
    });
    if (reply.ok) return reply;
    throw new Refusal(`${method} ${path} answered ${reply.status}: ${(await reply.text()).slice(0, 300)}`);
  }
}
