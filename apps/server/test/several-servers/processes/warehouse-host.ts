import type { ChildProcess } from 'node:child_process';
import type { InvoiceHandle, Load, PackageHandle, Warehouse } from '@waybill/warehouse';
import type { Asked, LoadStep, Question, Told } from './messages.ts';

interface OpenLoad {
  readonly load: Load;
  readonly invoices: InvoiceHandle[];
  readonly packages: PackageHandle[];
}

/**
 * Serves a server in another process, as a database server would: if that process dies, what it had not committed is
 * lost.
 */
export function hostWarehouse(server: ChildProcess, warehouse: Warehouse): void {
  const open = new Map<number, OpenLoad>();
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
    if (question.kind === 'begin load') {
      const load = await warehouse.beginLoad(question.description);
      if (server.connected) open.set(load.loadId, { load, invoices: [], packages: [] });
      else await load.rollback();
      return load.loadId;
    }
    const loading = open.get(question.loadId);
    if (loading === undefined) throw new Error('There is no such load.');
    for (const step of question.steps) add(loading, step);
    return await loading.load[question.then]();
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
    for (const { load } of open.values()) load.rollback().catch(() => undefined);
  });
  tellState();
}

function add({ load, invoices, packages }: OpenLoad, step: LoadStep): void {
  switch (step.add) {
    case 'invoice':
      invoices.push(load.addInvoice(step.row as Parameters<Load['addInvoice']>[0]));
      return;
    case 'package':
      packages.push(load.addPackage(at(invoices, step.invoice), step.row as Parameters<Load['addPackage']>[1]));
      return;
    case 'charge':
      load.addCharge(at(packages, step.package), step.row as Parameters<Load['addCharge']>[1]);
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
