import type { PackageRow } from '@waybill/model';
import type { Load, Warehouse } from '@waybill/warehouse';
import { blankCharge, blankPackage } from './blank-rows.ts';

export const clientIds = [1001, 1002, 1003, 1004, 1005, 1006, 1007];
const carriers = [
  { id: 1, name: 'UPS' },
  { id: 2, name: 'FedEx' },
  { id: 3, name: 'USPS' },
  { id: 5, name: 'DHL eCommerce' },
];

export const accounts = clientIds.flatMap((clientId) =>
  carriers.map((carrier, index) => ({
    id: (clientId - 1000) * 10 + carrier.id,
    clientId,
    carrier,
    number: `A${clientId}${carrier.id}`,
    active: !(carrier.id === 3 && clientId % 2 === 1),
    group: index % 2,
  })),
);

const places = [
  ['US', 'MA', '25025'],
  ['US', 'CA', '06037'],
  ['US', 'TX', '48201'],
  ['CA', 'ON', null],
  ['CA', 'QC', null],
  ['MX', 'JAL', null],
] as const;
const categories = ['Ground', '2 Day', 'Next Day', 'International'];
const statuses = ['On Time', 'Late', 'Exception', 'Pending Late', null];
const options = ['PREPAID', 'COLLECT', 'THIRD PARTY'];

export async function fillSmallWorld(warehouse: Warehouse): Promise<void> {
  const load = await warehouse.beginLoad({ kind: 'synthetic', source: 'small' });
  let number = 0;
  for (const account of accounts) {
    for (let month = 0; month < 24; month += 3) {
      number += 1;
      addInvoice(load, account, month, number);
    }
  }
  await load.commit();
}

function addInvoice(load: Load, account: (typeof accounts)[number], month: number, number: number): void {
  const year = 2024 + Math.floor((month + 11) / 12);
  const billDate = `${year}-${String(((month + 11) % 12) + 1).padStart(2, '0')}-${String((number % 27) + 1).padStart(2, '0')}`;
  const currency = account.clientId === 1007 && account.carrier.id === 2 ? 'CAD' : 'USD';
  const packages = Array.from({ length: 8 }, (_, index) => packageOf(account, billDate, number, index, currency));
  const cents = packages.reduce((sum, row) => sum + Math.round(Number(row.net_amount) * 100), 0);
  const handle = load.addInvoice({
    clientId: account.clientId,
    accountId: account.id,
    carrierId: account.carrier.id,
    carrierName: account.carrier.name,
    accountNumber: account.number,
    invoiceNumber: `I${number}`,
    billDate,
    currencyCode: currency,
    amount: (cents / 100).toFixed(2),
    sourceName: 'small',
  });
  for (const row of packages) {
    const parent = load.addPackage(handle, row);
    const residential = row.other_accessorial_amount !== '0.00';
    load.addCharge(parent, {
      ...blankCharge,
      net_amount: (Number(row.transportation_amount) - Number(row.transportation_discount)).toFixed(2),
      incentive_amount: row.transportation_discount,
    });
    load.addCharge(parent, {
      ...blankCharge,
      charge_family: 'fuel_surcharge',
      charge_description: 'Fuel',
      net_amount: row.fuel_surcharge_amount,
    });
    if (residential) {
      load.addCharge(parent, {
        ...blankCharge,
        charge_family: 'other_accessorial',
        accessorial_code: 'RES',
        accessorial_group: 'Residential',
        charge_description: 'Residential Surcharge',
        net_amount: row.other_accessorial_amount,
      });
    }
    if (row.billing_adjustment_amount !== '0.00') {
      load.addCharge(parent, {
        ...blankCharge,
        charge_family: 'billing_adjustment',
        charge_description: 'Late delivery',
        credit_type: 'GSR',
        net_amount: row.billing_adjustment_amount,
        audit_refund_amount: (-Number(row.billing_adjustment_amount)).toFixed(2),
      });
    }
  }
}

function packageOf(
  account: (typeof accounts)[number],
  billDate: string,
  number: number,
  index: number,
  currency: string,
): PackageRow {
  const seed = number * 8 + index;
  const [country, state, county] = places[seed % places.length] ?? places[0];
  const published = 10 + (seed % 37) * 1.13;
  const discount = (seed % 5) * 0.87;
  const fuel = 1.01 + (seed % 7) * 0.11;
  const accessorial = seed % 3 === 0 ? 5.55 : 0;
  const credit = seed % 11 === 0 ? -3.21 : 0;
  return {
    ...blankPackage,
    invoice_number: `I${number}`,
    account_number: account.number,
    carrier_id: account.carrier.id,
    carrier_name: account.carrier.name,
    bill_date: billDate,
    pickup_date: new Date(Date.parse(billDate) - (seed % 9) * 86_400_000).toISOString().slice(0, 10),
    tracking_number: `1Z${account.clientId}${String(seed).padStart(6, '0')}`,
    tracking_status: statuses[seed % statuses.length] ?? null,
    service_category: categories[seed % categories.length] ?? 'Ground',
    service: `${account.carrier.name} ${categories[seed % categories.length]}`,
    zone: String(2 + (seed % 7)),
    bill_option: options[seed % options.length] ?? null,
    currency_code: currency,
    usd_rate: currency === 'CAD' ? '0.73120000' : '1.00000000',
    consignee_county: county,
    consignee_cntry: country,
    consignee_state: state,
    normalised_consignee_country: country,
    normalised_consignee_state: state,
    transportation_amount: published.toFixed(2),
    transportation_discount: discount.toFixed(2),
    fuel_surcharge_amount: fuel.toFixed(2),
    other_accessorial_amount: accessorial.toFixed(2),
    billing_adjustment_amount: credit.toFixed(2),
    net_amount: (
      (Math.round(published * 100) -
        Math.round(discount * 100) +
        Math.round(fuel * 100) +
        Math.round(accessorial * 100) +
        Math.round(credit * 100)) /
      100
    ).toFixed(2),
  };
}
