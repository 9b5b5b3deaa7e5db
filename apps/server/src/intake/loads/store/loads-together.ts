import type { LoadGroup } from '@waybill/warehouse';
import { ownPromises } from '../../../organisation/rule-packs/own-promises.ts';
import { returnMemory } from '../../../platform/memory/return-memory.ts';
import { followStep, type LoadContext, type LoadRequest, type OnProgress } from '../../load-requests/load-request.ts';
import { type FileSummary, noteSummary, sourceOf } from '../../received-files/invoice-files.ts';
import type { FileFacts } from '../../received-files/not-loaded.ts';
import { standingClassifications } from '../../unknown-charges/classifications.ts';
import { readDefaultStates } from '../default-states.ts';
import { reportOfPlan, type StagedFile } from '../describe-load.ts';
import type { NamedInvoice } from '../invoice-key.ts';
import type { LoadPlan, ToStore } from '../judge/judge.ts';
import { stageInvoices } from './stage-invoices.ts';
import { storeAccounts } from './store-accounts.ts';

/** After a file of so many rows V8 holds more than the engine may be short of while it stores them. */
const manyRows = 100_000;

/** A file whose rows are staged, and what is recorded of it once they are stored. */
interface StagedLoad {
  readonly facts: FileFacts;
  readonly plan: LoadPlan;
  readonly summary: FileSummary;
  readonly signal: AbortSignal | undefined;
}

/** The warehouse holds the new rows. */
export interface Committed {
  readonly kind: 'committed';
  readonly facts: FileFacts;
  /** Absent for a file of deliveries. */
  readonly plan?: LoadPlan;
  readonly summary: FileSummary;
  readonly loadId: number;
}

/**
 * The loads of files that the warehouse stores in one change, all or none. What a change costs whatever its size is paid
 * once for all of them.
 */
export class LoadsTogether {
  readonly #context: LoadContext;
  readonly #staged: StagedLoad[] = [];
  readonly #invoices = new Set<string>();
  #group: LoadGroup | undefined;

  constructor(context: LoadContext) {
    this.#context = context;
  }

  /** Whether another file may be staged. */
  get hasRoom(): boolean {
    return this.#group?.hasRoom ?? true;
  }

  /** Whether one of the files has this content. */
  haveContent(sha256: string): boolean {
    return this.#staged.some(({ facts }) => facts.received.sha256 === sha256);
  }

  /** Whether the files have rows of any of these invoices, under whatever date: they are judged by what is stored of them. */
  haveAny(invoices: Iterable<NamedInvoice>): boolean {
    return [...invoices].some((invoice) => this.#invoices.has(numberOf(invoice)));
  }

  /** Creates a file's accounts and stages its new rows; after an error, discard all. `repairInterruptedLoads` knows every step. */
  async stage({ signal }: LoadRequest, { facts, plan }: ToStore, onProgress: OnProgress): Promise<void> {
    const { settings, warehouse } = this.#context;
    const { received } = facts;
    const { tenantId } = received;
    const defaultStateOf = await readDefaultStates(settings);
    const summaryOf = (staged: StagedFile | undefined, createdAccounts: number[]): FileSummary => ({
      report: reportOfPlan(facts, plan, staged),
      createdAccounts,
      completedFiles: [...plan.completedFiles],
    });
    const { accounts, created } = await storeAccounts(this.#context, facts, plan.accounts, (ids) =>
      summaryOf(undefined, ids),
    );
    const classifications = await standingClassifications(settings, tenantId);
    const promises = await ownPromises(settings);
    this.#group ??= await warehouse.beginLoads();
    const load = this.#group.add({
      kind: 'invoice',
      source: sourceOf(received),
      tenantId,
      classifications,
      ownPromises: promises,
    });
    const onRows = followStep('storing', onProgress, signal);
    const storing = { warehouse, accounts, fileName: received.name, defaultStateOf, onRows, classifications };
    const summary = summaryOf(await stageInvoices(load, plan, storing), created);
    signal?.throwIfAborted();
    await noteSummary(settings, received.id, summary);
    if ((facts.file?.rows ?? 0) >= manyRows) returnMemory();
    this.#staged.push({ facts, plan, summary, signal });
    for (const { invoice } of plan.judged.values()) this.#invoices.add(numberOf(invoice));
  }

  /** Stores the rows of all files. @throws if it stores none. */
  async commit(): Promise<Committed[]> {
    for (const { signal } of this.#staged) signal?.throwIfAborted();
    const loads = (await this.#group?.commit()) ?? [];
    return this.#staged.flatMap(({ facts, plan, summary }, place) => {
      const load = loads[place];
      return load === undefined ? [] : [{ kind: 'committed', facts, plan, summary, loadId: load.loadId } as const];
    });
  }

  /** Discards what is staged. Has no effect after `commit`. */
  async discard(): Promise<void> {
    await this.#group?.rollback();
  }
}

const numberOf = ({ carrierName, accountNumber, invoiceNumber }: NamedInvoice): string =>
  JSON.stringify([carrierName, accountNumber, invoiceNumber]);
