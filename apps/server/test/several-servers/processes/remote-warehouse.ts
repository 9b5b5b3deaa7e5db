import { once } from 'node:events';
import type { LoadGroup, LoadRows, LoadSummary, Warehouse } from '@waybill/warehouse';
import type { Asked, LoadEnd, LoadStep, Question, Told, WarehouseState } from './messages.ts';

const idle = { running: 0, waiting: 0 };

/** A warehouse that other processes use, too: every call goes to the process that started this one. */
export async function remoteWarehouse(): Promise<Warehouse> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Set<(dataVersion: number) => void>();
  let state: WarehouseState | undefined;
  let asked = 0;
  process.on('message', (told: Told) => {
    if (told.kind === 'state') {
      state = told.state;
      for (const listener of listeners) listener(state.dataVersion);
      return;
    }
    const waiter = waiting.get(told.id);
    waiting.delete(told.id);
    if (told.kind === 'answer') waiter?.resolve(told.value);
    else waiter?.reject(Object.assign(new Error(told.message), { name: told.name }));
  });
  const ask = (question: Question): Promise<unknown> => {
    const answer = Promise.withResolvers<unknown>();
    asked += 1;
    waiting.set(asked, answer);
    process.send?.({ id: asked, question } satisfies Asked);
    return answer.promise;
  };
  while (state === undefined) await once(process, 'message');
  const own = {
    localFile: undefined,
    get dataVersion() {
      return state?.dataVersion ?? 0;
    },
    get dataAsOf() {
      return state?.dataAsOf ?? null;
    },
    rollups: state.rollups,
    occupancy: { short: idle, long: idle },
    lostQueries: 0,
    onPublished(listener: (dataVersion: number) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    beginLoads: async () => remoteLoads((await ask({ kind: 'begin loads' })) as number, ask),
    close: async () => undefined,
  };
  const call =
    (method: string) =>
    (...parameters: readonly unknown[]) =>
      ask({ kind: 'call', method, parameters: parameters.map(sendable) });
  return new Proxy(own, {
    // What has a method `then` would be taken for a promise.
    get: (known, name) => (name === 'then' || name in known ? Reflect.get(known, name) : call(String(name))),
  }) as unknown as Warehouse;
}

/** Signals and functions stay where they are: the question is answered although nobody waits any more. */
function sendable(parameter: unknown): unknown {
  if (typeof parameter !== 'object' || parameter === null || Array.isArray(parameter)) return parameter;
  const fields = Object.entries(parameter);
  const kept = fields.filter(([, value]) => typeof value !== 'function' && !(value instanceof AbortSignal));
  return kept.length === fields.length ? parameter : Object.fromEntries(kept);
}

function remoteLoads(group: number, ask: (question: Question) => Promise<unknown>): LoadGroup {
  let steps: LoadStep[] = [];
  let [invoices, packages] = [0, 0];
  const send = (then: LoadEnd) => {
    const sent = steps;
    steps = [];
    return ask({ kind: 'loads', group, steps: sent, then });
  };
  const rows: LoadRows = {
    addInvoice: (row) => {
      steps.push({ add: 'invoice', row });
      invoices += 1;
      return { invoice: invoices - 1 };
    },
    addPackage: ({ invoice }, row) => {
      steps.push({ add: 'package', invoice, row });
      packages += 1;
      return { invoice, package: packages - 1 };
    },
    addCharge: (parent, row) => void steps.push({ add: 'charge', package: parent.package, row }),
    addSourceRows: ({ invoice }, fingerprints) =>
      void steps.push({ add: 'sourceRows', invoice, fingerprints: [...fingerprints] }),
    drain: async () => void (await send('drain')),
  };
  return {
    hasRoom: true,
    add: (description) => {
      steps.push({ add: 'load', description });
      return rows;
    },
    commit: async () => (await send('commit')) as LoadSummary[],
    rollback: async () => void (await send('rollback')),
  };
}
