import {
  type InvoiceFileRequest,
  invoiceFilesPath,
  type LoadEvent,
  type LoadPreview,
  type LoadProgress,
  type LoadReport,
  loadEvent,
  type RunningServer,
} from '@waybill/server';
import { CannotWork } from '../cannot-work.ts';
import { handToServer, isBrokenConnection } from '../hand-to-server.ts';
import type { FileToLoad, Loader } from './loader.ts';

/** Sends files to the server that is running on the data directory. */
export class ServerLoader implements Loader {
  readonly #server: RunningServer;

  constructor(server: RunningServer) {
    this.#server = server;
  }

  async load(file: FileToLoad, onProgress: (progress: LoadProgress) => void): Promise<LoadReport> {
    const last = await this.#ask({ ...file }, onProgress);
    if ('report' in last) return last.report;
    throw new CannotWork(this.#silence);
  }

  async preview(file: FileToLoad, onProgress: (progress: LoadProgress) => void): Promise<LoadPreview> {
    const last = await this.#ask({ ...file, dryRun: true }, onProgress);
    if ('preview' in last) return last.preview;
    throw new CannotWork(this.#silence);
  }

  async close(): Promise<void> {}

  async #ask(request: InvoiceFileRequest, onProgress: (progress: LoadProgress) => void): Promise<LoadEvent> {
    try {
      return await this.#lastEvent(request, onProgress);
    } catch (error) {
      if (isBrokenConnection(error)) throw new CannotWork(this.#silence, { cause: error });
      throw error;
    }
  }

  async #lastEvent(request: InvoiceFileRequest, onProgress: (progress: LoadProgress) => void): Promise<LoadEvent> {
    const answer = await handToServer(this.#server, invoiceFilesPath, request);
    if (answer.body === null) throw new CannotWork(this.#silence);
    for await (const line of linesOf(answer.body)) {
      const event = loadEvent.parse(JSON.parse(line));
      if ('failure' in event) {
        throw new CannotWork(`The server at ${this.#server.address} could not load ${request.name}: ${event.failure}`);
      }
      if (!('progress' in event)) return event;
      onProgress(event.progress);
    }
    throw new CannotWork(this.#silence);
  }

  get #silence(): string {
    return (
      `The server at ${this.#server.address} stopped before it reported the result for the file: all of it is stored, or ` +
      'nothing. Load it again when the server is running: nothing is counted twice.'
    );
  }
}

/** The lines of a text that arrives in pieces, without their ends. */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
