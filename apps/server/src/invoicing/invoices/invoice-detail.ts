import { audiences, belongsTo, type CarrierInvoice, type InvoiceDetail } from '@waybill/contract';
import { type ChargeFamily, chargeFamilies } from '@waybill/model';
import { compileInvoiceParts, scopeToAll } from '@waybill/query';
import { readableClients } from '../../identity/access/readable-clients.ts';
import { invoiceKeyOf } from '../../intake/loads/invoice-key.ts';
import { administeredFiles } from '../../intake/received-files/administered-files.ts';
import { readSummary } from '../../intake/received-files/invoice-files.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { queryTimeoutMs } from '../../platform/query-limits.ts';
import { findInvoices, type InvoiceReader, type InvoiceServices } from './find-invoices.ts';

type Family = InvoiceDetail['families'][number] & { readonly family: ChargeFamily };
type Service = InvoiceDetail['services'][number];
type Load = Omit<InvoiceDetail['loads'][number], 'file'>;

/** @throws ProblemError 404 when the reader may read no such invoice, in the same words whether it exists or not. */
export async function invoiceOf(services: InvoiceServices, reader: InvoiceReader, id: number): Promise<CarrierInvoice> {
  const window = { sort: 'id', descending: false, limit: 1, offset: 0 } as const;
  const { rows } = await findInvoices(services, reader, { invoiceIds: [id], search: '' }, window);
  const [invoice] = rows;
  if (invoice === undefined) throw notFound('There is no such invoice, or you do not have access to it.');
  return invoice;
}

/** An invoice with its breakdown, and what the carrier's files state about it. Throws as `invoiceOf` does. */
export async function invoiceDetail(
  services: InvoiceServices,
  reader: SignedInUser,
  id: number,
): Promise<InvoiceDetail> {
  const { settings, warehouse } = services;
  const invoice = await invoiceOf(services, reader, id);
  const scope = scopeToAll(await readableClients(settings, reader), warehouse.dataVersion);
  const parts = compileInvoiceParts(id, { scope });
  const options = { timeoutMs: queryTimeoutMs };
  const [families, byService, loads] = await Promise.all([
    warehouse.rows<Family>(parts.families, options),
    warehouse.rows<Service>(parts.services, options),
    warehouse.rows<Load>(parts.loads, options),
  ]);
  const withFiles = await Promise.all(
    loads.map(async (load) => ({ ...load, file: await fileOf(services, reader, invoice, load) })),
  );
  return {
    ...invoice,
    families: chargeFamilies.flatMap((family) => families.filter((each) => each.family === family)),
    services: byService,
    loads: withFiles,
    controlTotal: withFiles.flatMap(({ file }) => file?.statedAmount ?? []).at(-1) ?? null,
  };
}

/** What the file of a load states about the invoice; null for rows that are not from a file. */
async function fileOf(
  { settings }: InvoiceServices,
  reader: SignedInUser,
  invoice: CarrierInvoice,
  { loadId }: Load,
): Promise<InvoiceDetail['loads'][number]['file']> {
  const files = await settings
    .selectFrom('invoice_file')
    .select(['id', 'name', 'layout', 'summary'])
    .where('load_id', '=', loadId)
    .where('status', '=', 'loaded')
    .orderBy('id')
    .execute();
  for (const { id, name, layout, summary } of files) {
    const report = readSummary(summary)?.report;
    const stated = report?.invoices.find((each) => invoiceKeyOf(each) === invoiceKeyOf(invoice));
    if (report === undefined || stated === undefined) continue;
    return {
      id: (await mayOpen(settings, reader, id)) ? id : null,
      name,
      layout,
      rows: stated.rows,
      badLines: report.badLines,
      statedAmount: stated.statedAmount === null ? null : Number(stated.statedAmount),
    };
  }
  return null;
}

/** Whether the reader may see the page of a file, with all that is in it. */
async function mayOpen(settings: InvoiceServices['settings'], reader: SignedInUser, fileId: number): Promise<boolean> {
  if (!belongsTo(audiences.invoiceFiles, reader)) return false;
  const files = await administeredFiles(settings, reader);
  return (await files.where('invoice_file.id', '=', fileId).executeTakeFirst()) !== undefined;
}
