import type { UploadChoices, UploadState } from '@waybill/contract';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { conflict } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { loadInvoiceFile } from '../loads/load-invoice-file.ts';
import type { LoadRequest } from '../loads/load-request.ts';
import { previewInvoiceFile } from '../loads/preview/preview-invoice-file.ts';
import { takeOut } from './take-out.ts';
import type { StoredUpload, UploadStore } from './upload-store.ts';

const millisecondsKept = 24 * 60 * 60_000;
const failure = 'Waybill failed while reading the file. The log of the server says why.';

/** Of an upload with which nothing was begun. */
export const nothingYet: UploadState = {
  step: 'waiting',
  rows: 0,
  preview: null,
  choices: null,
  outcome: null,
  failure: null,
};

/** How a file is read, and for whom. */
interface Reading {
  readonly choices: UploadChoices;
  readonly receiver: Omit<LoadRequest, 'path' | 'name'>;
}

/** What is being done with a user's upload, and since when. */
interface Work {
  readonly userId: number;
  readonly since: number;
  readonly state: UploadState;
}

/** Reads and loads uploaded files, and knows how far each one is until its upload goes. */
export class UploadWork {
  readonly #services: Services;
  readonly #store: UploadStore;
  readonly #works = new Map<string, Work>();

  constructor(services: Services, store: UploadStore) {
    this.#services = services;
    this.#store = store;
  }

  /** Undefined when nothing was begun with it, or by somebody else. */
  stateOf({ userId }: SignedInUser, id: string): UploadState | undefined {
    const work = this.#works.get(id);
    return work?.userId === userId ? work.state : undefined;
  }

  isBusyWith(id: string): boolean {
    const step = this.#works.get(id)?.state.step;
    return step === 'previewing' || step === 'loading';
  }

  forget(id: string): void {
    this.#works.delete(id);
  }

  /** Forgets what ended more than a day ago. */
  forgetOld(): void {
    for (const [id, { since }] of this.#works) {
      if (!this.isBusyWith(id) && Date.now() - since > millisecondsKept) this.forget(id);
    }
  }

  /** @throws ProblemError 409 while the file is being read or loaded. */
  assertIdle(id: string): void {
    if (this.isBusyWith(id)) throw conflict('The file is being read. Wait until that is done.');
  }

  /** Begins a preview, or takes the files out of an archive, each of which is then an upload of its own. @throws ProblemError 409 while the file is being read or loaded. */
  preview(user: SignedInUser, upload: StoredUpload, reading: Reading, onFailure: (error: unknown) => void) {
    const { choices } = reading;
    return this.#begin(user, upload.id, { step: 'previewing', choices }, onFailure, async (onRows) => {
      const taken = await takeOut(this.#store, user, upload);
      if (taken.kind === 'unpacked') return { ...nothingYet, step: 'unpacked' };
      const preview = await previewInvoiceFile(this.#services, requestOf(taken.upload, reading), onRows);
      return { ...nothingYet, step: 'previewed', rows: preview.rows, preview };
    });
  }

  /**
   * Begins to load. The upload goes once its rows are in; a refused file stays, so that it can be tried differently.
   * @throws ProblemError 409 while the file is being read or loaded.
   */
  load(user: SignedInUser, upload: StoredUpload, reading: Reading, onFailure: (error: unknown) => void) {
    const { choices } = reading;
    return this.#begin(user, upload.id, { step: 'loading', choices }, onFailure, async (onRows) => {
      let fileId: number | null = null;
      const onReceived = async (_sha256: string, id: number) => {
        fileId = id;
      };
      const request = { ...requestOf(upload, reading), onReceived };
      const { invoices, ...report } = await loadInvoiceFile(this.#services, request, onRows);
      if (report.status !== 'refused') await this.#store.remove(upload.id);
      const { status, messages, packages, badLines } = report;
      const outcome = { status, messages, packages, badLines, fileId, invoices };
      return { ...nothingYet, step: 'ended', rows: report.rows, outcome };
    });
  }

  #begin(
    { userId }: SignedInUser,
    id: string,
    beginning: { readonly step: 'previewing' | 'loading'; readonly choices: UploadChoices },
    onFailure: (error: unknown) => void,
    work: (onRows: (progress: { readonly rows: number }) => void) => Promise<UploadState>,
  ): UploadState {
    this.assertIdle(id);
    const begun = { ...nothingYet, ...beginning };
    const since = Date.now();
    const note = (state: UploadState) =>
      this.#works.set(id, { userId, since, state: { ...state, choices: beginning.choices } });
    note(begun);
    work(({ rows }) => note({ ...begun, rows })).then(note, (error: unknown) => {
      onFailure(error);
      note({ ...nothingYet, step: 'failed', failure });
    });
    return begun;
  }
}

const requestOf = ({ path, name, refusal }: StoredUpload, { choices, receiver }: Reading): LoadRequest => ({
  path,
  name,
  refusal,
  acceptBadLines: choices.acceptBadLines,
  ...receiver,
});
