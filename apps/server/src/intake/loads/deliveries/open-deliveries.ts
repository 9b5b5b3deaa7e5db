import { setImmediate } from 'node:timers/promises';
import type { DeliveriesOfFile } from '@waybill/invoices';
import type { DeliveriesLoad } from '@waybill/warehouse';
import { ownPromises } from '../../../organisation/rule-packs/own-promises.ts';
import type { LoadContext, LoadRequest } from '../../load-requests/load-request.ts';
import type { FileCopy } from '../../received-files/invoice-files.ts';
import { type FileFacts, Refused } from '../../received-files/not-loaded.ts';
import { describeBadLines } from '../judge/judge.ts';
import { type DeliveriesScope, scopeOfDeliveries, wereLoaded } from './deliveries-scope.ts';

const factsAtOnce = 500;

/** A file of deliveries that may be loaded. */
export interface DeliveriesToLoad {
  readonly deliveries: DeliveriesOfFile;
  readonly scope: DeliveriesScope;
  /** The same content is there already. */
  readonly isThere: boolean;
}

/** Checks what can be checked before any fact is stored. @throws Refused */
export async function judgeDeliveries(
  context: LoadContext,
  request: LoadRequest,
  facts: FileFacts<FileCopy>,
  deliveries: DeliveriesOfFile,
): Promise<DeliveriesToLoad> {
  const { received, file } = facts;
  const scope = await scopeOfDeliveries(context.settings, received, request);
  const isThere = await wereLoaded(context, received, scope, deliveries.kind);
  const hasBadLines = (file?.badLineCount ?? 0) > 0;
  if (hasBadLines && request.acceptBadLines !== true && !isThere) throw new Refused(describeBadLines(facts));
  if (file?.rows === 0) throw new Refused(['The file does not contain any packages.']);
  return { deliveries, scope, isThere };
}

/** Passes every fact of a file to the warehouse, which stores them only on commit. */
export async function stageDeliveries(
  { settings, warehouse }: LoadContext,
  { name }: FileCopy,
  { deliveries, scope }: DeliveriesToLoad,
  source: string,
  onRows: (rows: number) => void,
): Promise<DeliveriesLoad> {
  const load = await warehouse.beginDeliveries({
    source,
    name,
    kind: deliveries.kind,
    receivedAt: new Date(),
    ownPromises: await ownPromises(settings),
    ...scope,
  });
  try {
    let rows = 0;
    for await (const fact of deliveries.read()) {
      load.add(fact);
      rows += 1;
      if (rows % factsAtOnce !== 0) continue;
      onRows(rows);
      await load.drain();
      await setImmediate();
    }
    onRows(rows);
    return load;
  } catch (error) {
    await load.rollback();
    throw error;
  }
}
