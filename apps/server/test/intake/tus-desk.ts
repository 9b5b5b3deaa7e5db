import { setTimeout as sleep } from 'node:timers/promises';
import { getUploadState, uploadsPath } from '@waybill/contract';
import type { Caller } from '@waybill/testkit';
import { expect } from 'vitest';

/** Uploads files as one user, piece by piece, to whichever server a test likes. */
export class TusDesk {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  /** Announces a file and returns the number of its upload. */
  async begin(address: string, bytes: number, name: string): Promise<string> {
    const begun = await this.#ask(address, 'POST', uploadsPath, {
      'upload-length': String(bytes),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    });
    expect(begun.status, name).toBe(201);
    return begun.headers.get('location')?.split('/').at(-1) ?? '';
  }

  async send(address: string, id: string, offset: number, piece: BodyInit): Promise<number> {
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    return (await this.#ask(address, 'PATCH', `${uploadsPath}/${id}`, headers, piece)).status;
  }

  /** Sends a piece that never ends; resolves when the connection is cut. */
  async sendForever(address: string, id: string, offset: number, beginning: Uint8Array): Promise<void> {
    const hanging = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(beginning)) });
    await this.send(address, id, offset, hanging).catch(() => undefined);
  }

  /** How much has arrived; not a number where the server does not say. */
  async arrived(address: string, id: string): Promise<number> {
    const { headers } = await this.#ask(address, 'HEAD', `${uploadsPath}/${id}`, {});
    return Number(headers.get('upload-offset') ?? Number.NaN);
  }

  async discard(address: string, id: string): Promise<number> {
    return (await this.#ask(address, 'DELETE', `${uploadsPath}/${id}`, {})).status;
  }

  async #ask(
    address: string,
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: BodyInit,
  ): Promise<Response> {
    return await fetch(new URL(path, address), {
      method,
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${this.#token}`, ...headers },
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    });
  }
}

/** The state of an upload once it is neither previewed nor loaded any more. */
export async function settledUpload(caller: Caller, id: string) {
  for (;;) {
    const { body } = await caller.call(getUploadState, { params: { id } });
    if (body.step !== 'previewing' && body.step !== 'loading') return body;
    await sleep(50);
  }
}
