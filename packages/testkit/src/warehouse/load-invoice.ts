import type { ChargeRow, PackageRow } from '@waybill/model';
import type { NewInvoice, Warehouse } from '@waybill/warehouse';
import { blankCharge, blankPackage } from '../rows/index.ts';

/** A package as a test describes it; its only charge is transportation, or what else is given. Money is exact text. */
export interface SimplePackage {
  readonly net: string;
  readonly discount?: string;
  readonly row?: Partial<PackageRow>;
  readonly charge?: Partial<ChargeRow>;
}

/** Loads one invoice of a client whose packages cost `net` each, and publishes it. */
export async function loadInvoice(
  warehouse: Warehouse,
  place: Pick<NewInvoice, 'clientId' | 'accountId' | 'accountNumber' | 'invoiceNumber' | 'billDate'> &
    Partial<NewInvoice>,
  packages: readonly SimplePackage[],
): Promise<void> {
  const cents = packages.reduce((sum, { net }) => sum + Math.round(Number(net) * 100), 0);
  const invoice: NewInvoice = {
    carrierId: 1,
    carrierName: 'UPS',
    currencyCode: 'USD',
    amount: (cents / 100).toFixed(2),
    sourceName: 'test',
    ...place,
  };
  const load = await warehouse.beginLoad({ kind: 'invoice', source: 'test' });
  try {
    const handle = load.addInvoice(invoice);
    for (const simple of packages) {
      const amounts = { net_amount: simple.net, incentive_amount: simple.discount ?? '0.00' };
      const charge = { ...blankCharge, ...amounts, ...simple.charge };
      load.addCharge(load.addPackage(handle, packageRow(invoice, simple)), charge);
    }
    await load.commit();
  } finally {
    await load.rollback();
  }
}

function packageRow(invoice: NewInvoice, { net, discount = '0.00', row }: SimplePackage): PackageRow {
  return {
    ...blankPackage,
    invoice_number: invoice.invoiceNumber,
    account_number: invoice.accountNumber,
    carrier_id: invoice.carrierId,
    carrier_name: invoice.carrierName,
    currency_code: invoice.currencyCode,
    bill_date: invoice.billDate,
    pickup_date: invoice.billDate,
    net_amount: net,
    transportation_amount: (Number(net) + Number(discount)).toFixed(2),
    transportation_discount: discount,
    ...row,
  };
}
