import { setTimeout } from 'node:timers/promises';
import type { UploadChoices, UploadState } from '@waybill/contract';
import { tellServers } from '@waybill/db';
import type { FastifyInstance } from 'fastify';
import { diskFull, isDiskFull } from '../../platform/disk-full.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { conflict, ProblemError } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import type { LoadRequest } from '../load-requests/load-request.ts';
import { loadInvoiceFile } from '../loads/load-invoice-file.ts';
import { previewInvoiceFile } from '../loads/preview/preview-invoice-file.ts';
import { type KeptWork, nothingYet } from './kept-work.ts';
import { takeOut } from './take-out.ts';
import type { StoredUpload, UploadedFile, UploadStore } from './upload-store.ts';

const millisecondsBetweenNotes = 500;
/** How long a stopping server waits for files being read and loaded. */
const longestGoodbye = 20_000;

/** How long somebody who discards a file waits for the end of its preview. */
const longestStop = 10_000;
const millisecondsBetweenLooks = 100;
const stopTopic = 'stop preview';

/** The user discards the file that is being read. */
class PreviewStopped extends Error {
  override readonly name = 'PreviewStopped';
}

/** How a file is read, and for whom. */
interface Reading {
  readonly choices: UploadChoices;
  readonly receiver: Omit<LoadRequest, 'path' | 'name'>;
}

/** Reads and loads uploaded files; whichever server is asked knows how far each one is until its upload goes. */
export class UploadWork {
  readonly #services: Services;
  readonly #store: UploadStore;
  readonly #kept: KeptWork;
  readonly #underWay = new Set<Promise<void>>();
  /** How the previews of this server are stopped, by the number of the upload. */
  readonly #previews = new Map<string, AbortController>();

  constructor(services: Services, store: UploadStore, kept: KeptWork, { news }: Pick<FastifyInstance, 'news'>) {
    this.#services = services;
    this.#store = store;
    this.#kept = kept;
    news.on(stopTopic, (id) => this.#previews.get(id)?.abort(new PreviewStopped()));
  }

  /** @throws ProblemError 409 while the file is being read or loaded. */
  async assertIdle(id: string): Promise<void> {
    if ((await this.#kept.busy([id])).has(id)) throw busy();
  }

  /** Resolves when this server reads and loads nothing, or after twenty seconds. */
  async settled(): Promise<void> {
    const late = setTimeout(longestGoodbye, undefined, { ref: false });
    await Promise.race([Promise.all(this.#underWay), late]);
  }

  /** Begins a preview, or takes the files out of an archive, each of which is then an upload of its own. @throws ProblemError 409 while the file is being read or loaded. */
  preview(user: SignedInUser, upload: StoredUpload, reading: Reading, onFailure: (error: unknown) => void) {
    const { choices } = reading;
    return this.#begin(user, upload.id, { step: 'previewing', choices }, onFailure, async (onRows) => {
      const stopped = new AbortController();
      this.#previews.set(upload.id, stopped);
      const { signal } = stopped;
      try {
        return await this.#store.withFile(upload, async (file): Promise<UploadState> => {
          const taken = await takeOut(this.#services, this.#store, user, file, signal);
          if (taken.kind === 'unpacked') return { ...nothingYet, step: 'unpacked' };
          const request = { ...requestOf(taken.file, reading), signal };
          const preview = await previewInvoiceFile(this.#services, request, onRows);
          return { ...nothingYet, step: 'previewed', rows: preview.rows, preview };
        });
      } finally {
        this.#previews.delete(upload.id);
      }
    });
  }

  /** Stops the preview of an upload, on whichever server it is read. @throws ProblemError 409 while the file is being loaded. */
  async stopPreview(userId: number, id: string): Promise<void> {
    const latest = performance.now() + longestStop;
    for (;;) {
      const step = (await this.#kept.statesOf(userId, [id])).get(id)?.step;
      if (step === 'loading' || performance.now() > latest) throw busy();
      if (step !== 'previewing') return;
      await tellServers(this.#services.settings, stopTopic, id);
      await setTimeout(millisecondsBetweenLooks);
    }
  }

  /**
   * Starts loading. The upload is removed once its rows are loaded; a refused file stays, so that it can be tried
   * differently.
   * @throws ProblemError 409 while the file is being read or loaded.
   */
  load(user: SignedInUser, upload: StoredUpload, reading: Reading, onFailure: (error: unknown) => void) {
    const { choices } = reading;
    return this.#begin(user, upload.id, { step: 'loading', choices }, onFailure, async (onRows) => {
      let fileId: number | null = null;
      const onReceived = async (_sha256: string, id: number) => {
        fileId = id;
      };
      const { invoices, ...report } = await this.#store.withFile(upload, (file) =>
        loadInvoiceFile(this.#services, { ...requestOf(file, reading), onReceived }, onRows),
      );
      if (report.status !== 'refused') await this.#store.remove(upload.id);
      const { status, messages, limits, packages, badLines } = report;
      const outcome = { status, messages, limits, packages, badLines, fileId, invoices };
      return { ...nothingYet, step: 'ended', rows: report.rows, outcome };
    });
  }

  async #begin(
    { userId }: SignedInUser,
    id: string,
    beginning: { readonly step: 'previewing' | 'loading'; readonly choices: UploadChoices },
    onFailure: (error: unknown) => void,
    work: (onRows: (progress: { readonly rows: number }) => void) => Promise<UploadState>,
  ): Promise<UploadState> {
    const begun = { ...nothingYet, ...beginning };
    if (!(await this.#kept.begin(userId, id, begun))) throw busy();
    const noting = new Noting((rows) => this.#kept.note(id, { ...begun, rows }));
    const ended = work(({ rows }) => noting.tell(rows)).catch((error: unknown): UploadState => {
      if (!isRefusal(error) && !(error instanceof PreviewStopped)) onFailure(error);
      return { ...nothingYet, step: 'failed', failure: failureText(error) };
    });
    const noted = ended
      .then(async (state) => {
        await noting.end();
        await this.#kept.note(id, { ...state, choices: beginning.choices });
      })
      .catch(async (error: unknown) => {
        onFailure(error);
        await this.#kept.note(id, { ...nothingYet, step: 'failed', failure: failureText(error) });
      })
      .catch(onFailure)
      .finally(() => this.#underWay.delete(noted));
    this.#underWay.add(noted);
    return begun;
  }
}

/** Records the number of rows from time to time; ignores failures. */
class Noting {
  readonly #note: (rows: number) => Promise<void>;
  #notedAt = performance.now();
  #underWay: Promise<void> = Promise.resolve();

  constructor(note: (rows: number) => Promise<void>) {
    this.#note = note;
  }

  tell(rows: number): void {
    const now = performance.now();
    if (now - this.#notedAt < millisecondsBetweenNotes) return;
    this.#notedAt = now;
    this.#underWay = this.#underWay.then(() => this.#note(rows)).catch(() => undefined);
  }

  /** Resolves when all is noted. */
  async end(): Promise<void> {
    await this.#underWay;
  }
}

const isRefusal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.problem.status < 500;

function failureText(error: unknown): string {
  if (isRefusal(error)) return error.problem.detail;
  if (isDiskFull(error)) return diskFull.detail;
  return 'Waybill failed while reading the file. The log of the server says why.';
}

const busy = () => conflict('The file is being read. Wait until it has been read.');

const requestOf = ({ path, name, refusal }: UploadedFile, { choices, receiver }: Reading): LoadRequest => ({
  path,
  name,
  refusal,
  acceptBadLines: choices.acceptBadLines,
  answers: choices.answers,
  ...receiver,
});
