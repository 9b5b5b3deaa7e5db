import { setImmediate } from 'node:timers/promises';
import type { FileInvoice, Shipment } from '@waybill/invoices';
import { decimalOf } from '@waybill/model';
import type { ChargeClassification, InvoiceHandle, LoadRows, Warehouse } from '@waybill/warehouse';
import { ownerOf } from '../accounts.ts';
import type { StagedFile } from '../describe-load.ts';
import { invoiceKeyOf } from '../invoice-key.ts';
import { type JudgedInvoice, type LoadPlan, newRowsOf, newShipments } from '../judge/judge.ts';
import { OtherCharges } from '../other-charges.ts';
import type { StoredAccount } from './create-accounts.ts';

/** The number of rows after which the server handles other requests. */
const shipmentsAtOnce = 500;

/** What storing needs in addition to the plan. */
export interface StoringContext {
  readonly warehouse: Warehouse;
  readonly accounts: readonly StoredAccount[];
  readonly fileName: string;
  /** The tenant's classifications of charges, which come before the rules. */
  readonly classifications: readonly ChargeClassification[];
  defaultStateOf(countryCode: string): string;
  onRows(rows: number): void;
}

/** Adds every new row of the plan's invoices to the load, which is not committed yet. */
export async function stageInvoices(load: LoadRows, plan: LoadPlan, context: StoringContext): Promise<StagedFile> {
  const packages = new Map<string, number>();
  const handles = new Map<string, InvoiceHandle>();
  const others = new OtherCharges(context.classifications);
  for await (const invoice of plan.source.read((rows) => context.onRows(rows))) {
    const key = invoiceKeyOf(invoice);
    const judged = plan.judged.get(key);
    if (judged?.verdict.kind !== 'load') continue;
    const rows = await newRowsOf(invoice, judged.stored);
    const handle = handles.get(key) ?? addInvoice(load, invoice, judged, judged.verdict.cents, context);
    handles.set(key, handle);
    const usdRate = plan.rates(invoice);
    const shipments = await newShipments(invoice, rows, judged.stored, { ...context, usdRate });
    const counted = await addShipments(load, handle, shipments, others);
    load.addSourceRows(
      handle,
      rows.map(({ fingerprint }) => fingerprint),
    );
    packages.set(key, (packages.get(key) ?? 0) + counted);
    await load.drain();
  }
  return { packages, mappedToOther: others.list() };
}

function addInvoice(
  load: LoadRows,
  invoice: FileInvoice,
  { stored }: JudgedInvoice,
  cents: number,
  { accounts, fileName }: StoringContext,
): InvoiceHandle {
  const { carrierId, carrierName, accountNumber, invoiceNumber, billDate, currencyCode } = invoice;
  const { clientId, accountId } = stored?.invoice ?? ownerOf(accounts, invoice);
  return load.addInvoice({
    ...(stored ? { invoiceId: stored.invoice.invoiceId } : {}),
    clientId,
    accountId,
    carrierId,
    carrierName,
    accountNumber,
    invoiceNumber,
    billDate,
    currencyCode,
    amount: decimalOf(cents),
    sourceName: fileName,
  });
}

async function addShipments(
  load: LoadRows,
  invoice: InvoiceHandle,
  shipments: Iterable<Shipment>,
  others: OtherCharges,
): Promise<number> {
  let packages = 0;
  let index = 0;
  for (const shipment of shipments) {
    index += 1;
    const parent = load.addPackage(invoice, shipment.package);
    packages += shipment.package.no_of_pkgs;
    for (const charge of shipment.charges) {
      load.addCharge(parent, charge);
      others.add(charge, shipment.package);
    }
    if (index % shipmentsAtOnce !== 0) continue;
    await load.drain();
    await setImmediate();
  }
  return packages;
}
