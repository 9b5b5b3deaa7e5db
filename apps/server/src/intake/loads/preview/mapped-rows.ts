import { setImmediate } from 'node:timers/promises';
import type { Shipment } from '@waybill/invoices';
import { followStep, type LoadContext, type OnProgress } from '../../load-requests/load-request.ts';
import type { FileCopy } from '../../received-files/invoice-files.ts';
import { standingClassifications } from '../../unknown-charges/classifications.ts';
import { readDefaultStates } from '../default-states.ts';
import type { StagedFile } from '../describe-load.ts';
import { invoiceKeyOf } from '../invoice-key.ts';
import { type Judgement, type LoadPlan, newRowsOf, newShipments } from '../judge/judge.ts';
import { OtherCharges } from '../other-charges.ts';

/** Enough to see whether the columns were understood. */
const shownPackages = 20;
/** After this many, the server turns to other requests. */
const shipmentsAtOnce = 500;
/** Dollars are not shown, and a refused file may have no rate. */
const unknownRate = '1';

/** What the new rows of a file would become. */
export interface MappedRows extends StagedFile {
  readonly firstShipments: readonly Shipment[];
}

/** Maps every row that would be stored; of a file that would not be loaded, only the first packages. */
export async function mappedRows(
  context: LoadContext,
  judged: Judgement<FileCopy>,
  onProgress: OnProgress,
  signal: AbortSignal | undefined,
): Promise<MappedRows> {
  const defaultStateOf = await readDefaultStates(context.settings);
  if (judged.kind === 'to store') {
    const onRows = followStep('mapping', onProgress, signal);
    const { tenantId } = judged.facts.received;
    const others = new OtherCharges(await standingClassifications(context.settings, tenantId));
    return await mapPlan(judged.plan, defaultStateOf, { others, onRows });
  }
  const firstShipments: Shipment[] = [];
  for await (const invoice of judged.facts.file?.read() ?? []) {
    signal?.throwIfAborted();
    for (const shipment of invoice.shipmentsOf(invoice.invoiceRows, { usdRate: unknownRate, defaultStateOf })) {
      firstShipments.push(shipment);
      if (firstShipments.length === shownPackages) break;
    }
    if (firstShipments.length === shownPackages) break;
  }
  return { packages: new Map(), mappedToOther: [], firstShipments };
}

async function mapPlan(
  plan: LoadPlan,
  defaultStateOf: (countryCode: string) => string,
  { others, onRows }: { readonly others: OtherCharges; readonly onRows: (rows: number) => void },
): Promise<MappedRows> {
  const packages = new Map<string, number>();
  const firstShipments: Shipment[] = [];
  for await (const invoice of plan.source.read(onRows)) {
    const key = invoiceKeyOf(invoice);
    const judged = plan.judged.get(key);
    if (judged?.verdict.kind !== 'load') continue;
    const context = { usdRate: plan.rates(invoice), defaultStateOf };
    const rows = await newRowsOf(invoice, judged.stored);
    const shipments = await newShipments(invoice, rows, judged.stored, context);
    const counted = await countPackages(shipments, others, firstShipments);
    packages.set(key, (packages.get(key) ?? 0) + counted);
  }
  return { packages, mappedToOther: others.list(), firstShipments };
}

async function countPackages(shipments: Iterable<Shipment>, others: OtherCharges, first: Shipment[]): Promise<number> {
  let packages = 0;
  let index = 0;
  for (const shipment of shipments) {
    index += 1;
    packages += shipment.package.no_of_pkgs;
    if (first.length < shownPackages) first.push(shipment);
    for (const charge of shipment.charges) others.add(charge, shipment.package);
    if (index % shipmentsAtOnce === 0) await setImmediate();
  }
  return packages;
}
