import type { ChildProcess } from 'node:child_process';
import type { InvoiceHandle, LoadGroup, LoadRows, PackageHandle, Warehouse } from '@waybill/warehouse';
import type { Asked, LoadStep, Question, Told } from './messages.ts';

interface OpenLoads {
  readonly group: LoadGroup;
  /** The newest one. */
  load?: LoadRows;
  readonly invoices: InvoiceHandle[];
  readonly packages: PackageHandle[];
}

/**
 * Serves a server in another process, as a database server would: if that process dies, what it had not committed is
 * lost.
 */
export function hostWarehouse(server: ChildProcess, warehouse: Warehouse): void {
  const open = new Map<number, OpenLoads>();
  let begun = 0;
  const tell = (told: Told) => void (server.connected && server.send(told));
  const tellState = () => {
    const { dataVersion, dataAsOf, rollups } = warehouse;
    tell({ kind: 'state', state: { dataVersion, dataAsOf, rollups } });
  };
  const answer = async (question: Question): Promise<unknown> => {
    if (question.kind === 'call') {
      const method: unknown = Reflect.get(warehouse, question.method);
      if (typeof method !== 'function') throw new Error(`A warehouse cannot ${question.method}.`);
      return await Reflect.apply(method, warehouse, question.parameters);
    }
    if (question.kind === 'begin loads') {
      const group = await warehouse.beginLoads();
      begun += 1;
      if (server.connected) open.set(begun, { group, invoices: [], packages: [] });
      else await group.rollback();
      return begun;
    }
    const loading = open.get(question.group);
    if (loading === undefined) throw new Error('There are no such loads.');
    for (const step of question.steps) add(loading, step);
    if (question.then === 'drain') return await loading.load?.drain();
    return await loading.group[question.then]();
  };
  server.on('message', ({ id, question }: Asked) => {
    answer(question).then(
      (value) => tell({ kind: 'answer', id, value }),
      ({ name, message }: Error) => tell({ kind: 'failure', id, name, message }),
    );
  });
  const stopTelling = warehouse.onPublished(tellState);
  server.on('disconnect', () => {
    stopTelling();
    for (const { group } of open.values()) group.rollback().catch(() => undefined);
  });
  tellState();
}

function add(loading: OpenLoads, step: LoadStep): void {
  if (step.add === 'load') {
    loading.load = loading.group.add(step.description);
    return;
  }
  const { load, invoices, packages } = loading;
  if (load === undefined) throw new Error('No load was begun.');
  switch (step.add) {
    case 'invoice':
      invoices.push(load.addInvoice(step.row as Parameters<LoadRows['addInvoice']>[0]));
      return;
    case 'package':
      packages.push(load.addPackage(at(invoices, step.invoice), step.row as Parameters<LoadRows['addPackage']>[1]));
      return;
    case 'charge':
      load.addCharge(at(packages, step.package), step.row as Parameters<LoadRows['addCharge']>[1]);
      return;
    case 'sourceRows':
      load.addSourceRows(at(invoices, step.invoice), step.fingerprints);
  }
}

function at<Handle>(handles: readonly Handle[], index: number): Handle {
  const handle = handles[index];
  if (handle === undefined) throw new Error(`Nothing was added as number ${index}.`);
  return handle;
}
