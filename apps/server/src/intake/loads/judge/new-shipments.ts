import type { FileInvoice, InvoiceRow, Shipment, ShipmentContext } from '@waybill/invoices';
import type { PackageRow } from '@waybill/model';
import type { StoredInvoice } from './stored-invoices.ts';

/** The packages and charges that new rows of an invoice add, one after another, as the warehouse will hold them. */
export async function newShipments(
  invoice: Pick<FileInvoice, 'shipmentsOf'>,
  rows: readonly InvoiceRow[],
  stored: Pick<StoredInvoice, 'countedPackages'> | undefined,
  context: ShipmentContext,
): Promise<Iterable<Shipment>> {
  const known = stored && rows.length > 0 ? await stored.countedPackages() : new Set<string>();
  return eachCountedOnce(invoice.shipmentsOf(rows, context), known);
}

function* eachCountedOnce(shipments: Iterable<Shipment>, known: ReadonlySet<string>): Generator<Shipment> {
  for (const shipment of shipments) yield { ...shipment, package: countedOnce(shipment.package, known) };
}

/** Further rows of a package that the invoice counts already are an adjustment of it. */
const countedOnce = (row: PackageRow, known: ReadonlySet<string>): PackageRow =>
  row.no_of_pkgs > 0 && row.tracking_number !== null && known.has(row.tracking_number)
    ? { ...row, row_kind: 'adjustment', no_of_pkgs: 0 }
    : row;
