import { stat } from 'node:fs/promises';
import { refreshAccountMirror } from '../../organisation/clients/account-mirror.ts';
import { inSpan } from '../../platform/telemetry/in-span.ts';
import type { LoadRequest, LoadWork, OnProgress } from '../load-requests/load-request.ts';
import { removeCreatedAccounts, sourceOf } from '../received-files/invoice-files.ts';
import type { LoadReport } from '../received-files/load-report.ts';
import { type NotLoaded, notLoaded } from '../received-files/not-loaded.ts';
import { storeDeliveries } from './deliveries/store-deliveries.ts';
import { type Judgement, judge, type ToStore } from './judge/judge.ts';
import { openReceived, type ReadFile, receive } from './receive/receive.ts';
import { report } from './report/report.ts';
import { LoadsTogether, type Stored, store } from './store/store.ts';

/** Larger files are loaded by themselves, so that no small one waits until they are read. */
const mostBytesOfSmall = 2_000_000;

/** A file that waits for its turn, and who waits for its report. */
export interface WaitingFile {
  readonly request: LoadRequest;
  readonly onProgress: OnProgress;
  readonly resolve: (report: LoadReport) => void;
  readonly reject: (error: unknown) => void;
  /** Runs work as if its caller did: for the caller's share of the warehouse, and for traces. */
  readonly within: <Result>(work: () => Result) => Result;
}

/** A file whose rows are staged with those of others. */
interface StagedFile {
  readonly waiting: WaitingFile;
  readonly received: ReadFile | NotLoaded;
  readonly judged: ToStore;
}

/** Whether a file is loaded together with others. One that cannot be read says so when it is its turn. */
export const isSmall = async ({ path }: LoadRequest): Promise<boolean> =>
  await stat(path).then(
    ({ size }) => size <= mostBytesOfSmall,
    () => true,
  );

/**
 * Loads files one after another:
 *
 * 1. receive: copy and keep the file, read it, list its bad lines.
 * 2. judge: find its accounts and rates, compare it with what is stored, decide what to load.
 * 3. store: create new accounts and commit the new rows to the warehouse.
 * 4. report: record the outcome, tell the users concerned, answer the report.
 *
 * Each stage answers a value and the next one takes it; a file that is not loaded passes through the remaining stages
 * unchanged. A file of deliveries has no invoices to judge: `storeDeliveries` takes the second and third stage.
 *
 * The rows of files are staged in one group and committed together; then each file is reported. A file that is judged by
 * what one of the group stores waits for its commit. If the group cannot be committed, each of its files is loaded alone,
 * so that none is refused for what is wrong with another.
 */
export class LoadsInTurn {
  readonly #work: LoadWork;
  #together: LoadsTogether;
  #staged: StagedFile[] = [];

  constructor(work: LoadWork) {
    this.#work = work;
    this.#together = new LoadsTogether(work);
  }

  /** Whether another file may be loaded with those that are staged. */
  get hasRoom(): boolean {
    return this.#together.hasRoom;
  }

  /** Loads a file as far as it can be done without those after it. */
  async load(waiting: WaitingFile): Promise<void> {
    await waiting.within(async () => {
      try {
        await this.#withReader(waiting, (work) => this.#receive(work, waiting));
      } catch (error) {
        waiting.reject(error);
      }
    });
  }

  /** Commits what is staged, and reports it. */
  async end(): Promise<void> {
    const [together, staged] = [this.#together, this.#staged];
    this.#together = new LoadsTogether(this.#work);
    this.#staged = [];
    const [first] = staged;
    if (first === undefined) return;
    try {
      const committed = await first.waiting.within(() => inSpan('load: store', {}, () => together.commit()));
      for (const [place, { waiting }] of staged.entries()) {
        const stored = committed[place];
        if (stored !== undefined) await this.#report(waiting, stored);
      }
    } catch (error) {
      await this.#endWithout(staged, error);
    } finally {
      await together.discard();
    }
  }

  async #withReader(
    { request: { signal } }: WaitingFile,
    work: (withReader: LoadWork) => Promise<void>,
  ): Promise<void> {
    const { readers } = this.#work;
    if (readers === undefined) await work(this.#work);
    else await readers.forLoad({ signal }, (reader) => work({ ...this.#work, reader }));
  }

  async #receive(work: LoadWork, waiting: WaitingFile): Promise<void> {
    const { request, onProgress } = waiting;
    const received = await inSpan('load: receive', {}, () =>
      receive(work, { ...request, onReceived: this.#afterSameContent(request) }, onProgress),
    );
    const { file } = received.facts;
    const deliveries = file?.deliveries;
    if (received.kind === 'read' && deliveries !== undefined && file?.questions.length === 0) {
      await this.end();
      const stored = await inSpan('load: store', {}, () =>
        storeDeliveries(work, request, received, deliveries, onProgress),
      );
      waiting.resolve(await inSpan('load: report', {}, () => report(work, stored)));
      return;
    }
    if (this.#together.haveAny(file?.invoices ?? [])) await this.end();
    const judged = await this.#judge(work, waiting, received);
    if (judged.kind === 'to store') await this.#stage({ waiting, received, judged });
    else await this.#report(waiting, await store(work, request, judged, onProgress));
  }

  /** A file is read with the corrections that were loaded with the same content. */
  #afterSameContent({ onReceived }: LoadRequest): LoadRequest['onReceived'] {
    return async (sha256, fileId) => {
      if (this.#together.haveContent(sha256)) await this.end();
      await onReceived?.(sha256, fileId);
    };
  }

  /** Waiting parts of its invoices may be parts of other invoices as well, which a file of the group has completed. */
  async #judge(work: LoadWork, { request }: WaitingFile, received: ReadFile | NotLoaded): Promise<Judgement> {
    const judged = await inSpan('load: judge', {}, () => judge(work, request, received));
    if (judged.kind !== 'to store') return judged;
    const invoices = [...judged.plan.judged.values()].map(({ invoice }) => invoice);
    if (!this.#together.haveAny(invoices)) return judged;
    await this.end();
    return await judge(work, request, received);
  }

  async #stage(file: StagedFile): Promise<void> {
    const { waiting, judged } = file;
    this.#staged.push(file);
    try {
      await inSpan('load: store', {}, () => this.#together.stage(waiting.request, judged, waiting.onProgress));
    } catch (error) {
      const [together, staged] = [this.#together, this.#staged];
      this.#together = new LoadsTogether(this.#work);
      this.#staged = [];
      await together.discard();
      await this.#endWithout(staged, error);
    }
  }

  /** What becomes of staged files that cannot be stored together. */
  async #endWithout(staged: readonly StagedFile[], error: unknown): Promise<void> {
    const [first, second] = staged;
    if (first === undefined) return;
    const { facts } = first.judged;
    try {
      if ((await this.#work.warehouse.loadOf(sourceOf(facts.received))) !== undefined) throw error;
      if (second === undefined) await this.#report(first.waiting, notLoaded(facts, error));
      else await this.#loadEachAlone(staged);
    } catch (failure) {
      for (const { waiting } of staged) waiting.reject(failure);
    }
  }

  async #loadEachAlone(staged: readonly StagedFile[]): Promise<void> {
    await this.#removeAccounts(staged);
    for (const { waiting, received } of staged) {
      const { request, onProgress } = waiting;
      await waiting.within(async () => {
        try {
          await this.#withReader(waiting, async (work) => {
            const judged = await judge(work, request, await readAgain(work, request, received));
            await this.#report(waiting, await store(work, request, judged, onProgress));
          });
        } catch (error) {
          waiting.reject(error);
        }
      });
    }
  }

  /** Removes the accounts that the files have created: the next file may be the one that creates them. */
  async #removeAccounts(staged: readonly StagedFile[]): Promise<void> {
    const { settings, warehouse } = this.#work;
    const removed = await settings.transaction().execute(async (transaction) => {
      let accounts = 0;
      for (const { judged } of staged) accounts += await removeCreatedAccounts(transaction, judged.facts.received.id);
      return accounts;
    });
    if (removed > 0) await refreshAccountMirror(settings, warehouse);
  }

  async #report({ within, resolve, reject }: WaitingFile, stored: Stored): Promise<void> {
    await within(async () => {
      try {
        resolve(await inSpan('load: report', {}, () => report(this.#work, stored)));
      } catch (error) {
        reject(error);
      }
    });
  }
}

/** Its reader has gone meanwhile. */
async function readAgain(
  work: LoadWork,
  request: LoadRequest,
  { facts: { received, quarantineReport } }: ReadFile | NotLoaded,
): Promise<ReadFile | NotLoaded> {
  const read = await openReceived(work, request, received, () => undefined);
  return read.kind === 'read' ? { ...read, facts: { ...read.facts, quarantineReport } } : read;
}
