import { decimalOf } from '@waybill/model';
import type { DemoPackage } from './demo-packages.ts';

const fuelPercent = 16;
/** A column that OnTrac has never had. */
const newCharge = { column: 'Green Routing Surcharge', cents: 65 };

/** An OnTrac invoice file with the columns that say something. `garbled`: these packages have a day that does not exist. */
export function ontracDemoFile(
  account: string,
  packages: readonly DemoPackage[],
  garbled: readonly number[] = [],
): string {
  const rows = packages.map((each, index) => rowOf(account, each, index, garbled.includes(index)));
  const [first = {}] = rows;
  const lines = [Object.keys(first), ...rows.map((row) => Object.values(row))];
  return lines.map((line) => `${line.join(',')}\n`).join('');
}

function rowOf(
  account: string,
  { billDate, trackingNumber, shipped, delivered, signedBy, freight, pounds, ...to }: DemoPackage,
  index: number,
  isGarbled: boolean,
): Readonly<Record<string, string>> {
  const fuel = Math.round((freight * fuelPercent) / 100);
  const extra = index % 4 === 0 ? newCharge.cents : 0;
  return {
    'Invoice Number': `OT${billDate.replaceAll('-', '').slice(2)}`,
    'Billing Date': american(billDate),
    'Tracking Number': trackingNumber,
    'Shipper Company Name': 'BLUEBIRD BOOKS',
    'Shipper City': 'RENO',
    'Shipper State': 'NV',
    'Shipper Country': 'US',
    'Shipper Postalcode': '89501',
    'Destination City': to.city,
    'Destination State': to.state,
    'Destination Country': 'US',
    'Destination Postalcode': to.zip,
    'Service Code': 'C',
    Zone: '5',
    'Proof of Delivery Name': signedBy,
    'Proof of Delivery DateTime': delivered === undefined ? '' : american(delivered),
    'First Scan Date Time': isGarbled ? '13/32/2025' : american(shipped),
    'Customer Account': account,
    'Weight(lbs)': `${pounds}`,
    'Billed Weight (lbs)': `${pounds}`,
    'Total Charges': decimalOf(freight + fuel + extra),
    'Service Charge': decimalOf(freight),
    'Fuel Surcharge': decimalOf(fuel),
    [newCharge.column]: decimalOf(extra),
  };
}

function american(day: string): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  return `${month}/${dayOfMonth}/${year}`;
}
