import { decimalOf } from '@waybill/model';
import type { GiantFile } from './giant-file.ts';
import { upsLine } from './ups-billing.ts';

const [freight, fuel, residential, area] = [1_000, 150, 525, 310];
const centsOfPackage = freight + fuel + residential + area;
const amountOf = (packages: number): string => decimalOf(packages * centsOfPackage);
const charge = (cents: number): string => decimalOf(cents);
const number = (place: number): string => String(place).padStart(10, '0');

/** Four rows for each package. */
const ups: GiantFile = {
  name: 'UPS billing data',
  *lines(packages) {
    const amount = amountOf(packages);
    const shared = { account: 'GIANT1', invoice: '000000GIANT1', billDate: '2026-10-03', amount, incentive: '0.40' };
    const charges = [
      { classification: 'FRT', code: '003', description: 'Ground Residential', net: charge(freight) },
      { classification: 'FSC', code: 'FSC', description: 'Fuel Surcharge', net: charge(fuel) },
      { classification: 'ACC', code: 'RES', description: 'Residential Surcharge', net: charge(residential) },
      { classification: 'ACC', code: 'DAS', description: 'Delivery Area Surcharge', net: charge(area) },
    ];
    for (let place = 0; place < packages; place += 1)
      for (const each of charges) yield upsLine({ ...shared, ...each, tracking: `1Z${number(place)}` });
  },
};

/** The lines of a table, from texts by column. */
const row = (columns: readonly string[], texts: Readonly<Record<string, string>>): string =>
  columns.map((column) => texts[column] ?? '').join(',');

const pair = ['Tracking ID Charge Description', 'Tracking ID Charge Amount'];
const fedexColumns =
  'Consolidated Account Number,Bill to Account Number,Invoice Date,Invoice Number,Original Amount Due,Payor,Ground Tracking ID Prefix,Express or Ground Tracking ID,Transportation Charge Amount,Net Charge Amount,Service Type,Ground Service,Shipment Date,POD Delivery Date,POD Delivery Time,Actual Weight Amount,Actual Weight Units,Rated Weight Amount,Rated Weight Units,Number of Pieces,Recipient Company,Recipient Address Line 1,Recipient City,Recipient State,Recipient Zip Code,Recipient Country/Territory,Shipper Company,Shipper City,Shipper State,Shipper Zip Code,Shipper Country/Territory,Original Customer Reference,Zone Code'.split(
    ',',
  );

/** One row for each package, with three pairs of charges. */
const fedexBillingOnline: GiantFile = {
  name: 'FedEx Billing Online',
  *lines(packages) {
    yield [...fedexColumns, ...pair, ...pair, ...pair].join(',');
    const charges = `Fuel Surcharge,${charge(fuel)},Residential,${charge(residential)},DAS Resi,${charge(area)}`;
    for (let place = 0; place < packages; place += 1) {
      const texts = {
        'Bill to Account Number': '555000222',
        'Invoice Date': '20261003',
        'Invoice Number': '777000222',
        'Original Amount Due': amountOf(packages),
        Payor: 'Shipper',
        'Express or Ground Tracking ID': `7${number(place)}`,
        'Transportation Charge Amount': charge(freight),
        'Net Charge Amount': charge(centsOfPackage),
        'Service Type': 'Home Delivery',
        'Shipment Date': '20260928',
        'POD Delivery Date': '20260930',
        'POD Delivery Time': '09:18',
        'Actual Weight Amount': '17.0',
        'Actual Weight Units': 'lbs',
        'Rated Weight Amount': '17.0',
        'Rated Weight Units': 'lbs',
        'Number of Pieces': '1',
        'Recipient Company': 'EXAMPLE HARDWARE',
        'Recipient City': 'AURORA',
        'Recipient State': 'IL',
        'Recipient Zip Code': '60505',
        'Recipient Country/Territory': 'US',
        'Shipper City': 'HILLIARD',
        'Shipper State': 'OH',
        'Shipper Zip Code': '43026',
        'Shipper Country/Territory': 'US',
        'Original Customer Reference': `PO-${place}`,
        'Zone Code': '03',
      };
      yield `${row(fedexColumns, texts)},${charges}`;
    }
  },
};

const ediColumns =
  'Master EDI No,Invoice Number,Invoice Date,Bill-to Account,Inv Charge,Tracking Number,Ship Date,Dlvry Date,Time,Svc,Pcs,Orig Wt,Bill Wt,Wt Unit,Net Chrg,Freight Amt,Fuel Amt,Resi Amt,DAS Amt,Shipper City,ST,Postal,Cntry1,Recipient City,ST2,Postal2,Cntry2,Ref 1'.split(
    ',',
  );

const fedexEdi: GiantFile = {
  name: 'FedEx EDI invoice as CSV',
  *lines(packages) {
    yield ediColumns.join(',');
    for (let place = 0; place < packages; place += 1) {
      yield row(ediColumns, {
        'Invoice Number': '777000333',
        'Invoice Date': '20261003',
        'Bill-to Account': '555000333',
        'Inv Charge': decimalOf(packages * (freight + fuel)),
        'Tracking Number': `7${number(place)}`,
        'Ship Date': '20260928',
        'Dlvry Date': '20260930',
        Time: '0918',
        Svc: 'Home Delivery',
        Pcs: '1',
        'Orig Wt': '17.0',
        'Bill Wt': '17.0',
        'Wt Unit': 'L',
        'Net Chrg': decimalOf(freight + fuel),
        'Freight Amt': charge(freight),
        'Fuel Amt': charge(fuel),
        'Shipper City': 'HILLIARD',
        ST: 'OH',
        Postal: '43026',
        Cntry1: 'US',
        'Recipient City': 'AURORA',
        ST2: 'IL',
        Postal2: '60505',
        Cntry2: 'US',
        'Ref 1': `PO-${place}`,
      });
    }
  },
};

/** One freight bill for each package, all of the same invoice number. */
const x12: GiantFile = {
  name: 'X12 210',
  *lines(packages) {
    yield 'ISA*00*          *00*          *02*ODFL           *ZZ*ACME           *261003*0900*U*00401*000000001*0*P*>~';
    yield 'GS*IM*ODFL*ACME*20261003*0900*1*X*004010~';
    const cents = freight + fuel;
    for (let place = 0; place < packages; place += 1) {
      const body = [
        `ST*210*${number(place)}`,
        `B3**GIANT4*BOL${place}*PP*L*20261003*${cents}**20260930*035*ODFL*20260928`,
        `N9*CN*PRO${number(place)}`,
        'N1*SH*INVENTED GOODS LLC',
        'N4*HILLIARD*OH*43026*US',
        'N1*CN*EXAMPLE HARDWARE',
        'N4*COVINGTON*LA*70433*US',
        'N1*BT*INVENTED GOODS LLC*25*0099887',
        'LX*1',
        'L0*1***500*G***2*PLT**L',
        `L1*1***${freight}`,
        'LX*2',
        `L1*2***${fuel}****FSC****FUEL SURCHARGE`,
        `L3*500*B***${cents}******2*L`,
      ];
      yield `${body.join('~')}~SE*${body.length + 1}*${number(place)}~`;
    }
    yield `GE*${packages}*1~`;
    yield 'IEA*1*000000001~';
  },
};

const zeros = (count: number): string => ',0.00'.repeat(count);

const dhl: GiantFile = {
  name: 'DHL eCommerce',
  *lines(packages) {
    const total = decimalOf(packages * (693 + 59));
    yield `HDR,20261003,DX0000002,5300002,INVENTED GOODS LLC,,1 EXAMPLE PKWY,HILLIARD,OH,43026,US,${total},0.00,${packages},USD,`;
    for (let place = 0; place < packages; place += 1) {
      const package_ = `42003820926129${number(place)}${number(place)}`;
      yield `DTL,5300002,,,,,,5300001,20260928,,${package_},SO${place},,,270 EXAMPLE ST,,DOVER,NH,03820,US,83,SM PARCEL PLUS GROUND,54.54,OZ,55.00,OZ,1,EA,USA05,6.93,,${zeros(22)},,,,,,,0.00,0.00,0.00,,0.59,,,,,,,,,0.00,,,,0.00,0.00`;
    }
  },
};

/** Four rows for each package, read through a mapping. */
const mapped: GiantFile = {
  name: 'a mapped layout',
  *lines(packages) {
    yield 'Invoice,Date,Account,Tracking,Charge,Zip,Weight,Amount';
    const charges = [
      ['Freight', freight],
      ['Fuel surcharge', fuel],
      ['Residential surcharge', residential],
      ['Delivery area surcharge', area],
    ] as const;
    for (let place = 0; place < packages; place += 1)
      for (const [text, cents] of charges)
        yield `GIANT6,2026-10-03,MAPPED1,MP${number(place)},${text},60505,17.0,${charge(cents)}`;
    yield `Total,,,,,,,${amountOf(packages)}`;
  },
  mapping: {
    format: 'waybill mapping 1',
    name: 'Giant weekly invoice',
    carrier: 'OnTrac',
    header: ['Invoice', 'Date', 'Account', 'Tracking', 'Charge', 'Zip', 'Weight', 'Amount'],
    columns: {
      invoiceNumber: 'Invoice',
      billDate: 'Date',
      accountNumber: 'Account',
      trackingNumber: 'Tracking',
      consigneePostalCode: 'Zip',
      billedWeight: 'Weight',
    },
    fixed: { currency: 'USD', weightUnit: 'lb' },
    dateOrder: 'month first',
    decimalMark: '.',
    charges: { kind: 'rows', amount: 'Amount', description: 'Charge', families: [] },
    controlTotal: { kind: 'line', text: 'Total', column: 'Amount' },
  },
};

/** Files with one invoice that does not fit into memory, for each kind of reader. */
export const giantFiles: readonly GiantFile[] = [ups, fedexBillingOnline, fedexEdi, x12, dhl, mapped];
