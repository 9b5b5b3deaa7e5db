/** A row of a FedEx invoice: one tracking number, its freight and what is billed beside it. */
export interface FedexRow {
  readonly tracking: string;
  readonly freight: string;
  readonly charges?: readonly (readonly [description: string, amount: string])[];
}

export interface FedexInvoice {
  readonly account?: string;
  readonly number?: string;
  /** `yyyymmdd` */
  readonly date?: string;
  /** What the whole invoice amounts to, in however many files it comes. */
  readonly amount: string;
  readonly rows: readonly FedexRow[];
}

const pairs = 51;

const namesBeforePairs = `
Consolidated Account Number
Bill to Account Number
Invoice Date
Invoice Number
Store ID
Original Amount Due
Current Balance
Payor
Ground Tracking ID Prefix
Express or Ground Tracking ID
Transportation Charge Amount
Net Charge Amount
Service Type
Ground Service
Shipment Date
POD Delivery Date
POD Delivery Time
POD Service Area Code
POD Signature Description
Actual Weight Amount
Actual Weight Units
Rated Weight Amount
Rated Weight Units
Number of Pieces
Bundle Number
Meter Number
TDMasterTrackingID
Service Packaging
Dim Length
Dim Width
Dim Height
Dim Divisor
Dim Unit
Recipient Name
Recipient Company
Recipient Address Line 1
Recipient Address Line 2
Recipient City
Recipient State
Recipient Zip Code
Recipient Country/Territory
Shipper Company
Shipper Name
Shipper Address Line 1
Shipper Address Line 2
Shipper City
Shipper State
Shipper Zip Code
Shipper Country/Territory
Original Customer Reference
Original Ref#2
Original Ref#3/PO Number
Original Department Reference Description
Updated Customer Reference
Updated Ref#2
Updated Ref#3/PO Number
Updated Department Reference Description
RMA#
Original Recipient Address Line 1
Original Recipient Address Line 2
Original Recipient City
Original Recipient State
Original Recipient Zip Code
Original Recipient Country/Territory
Zone Code
Cost Allocation
Alternate Address Line 1
Alternate Address Line 2
Alternate City
Alternate State Province
Alternate Zip Code
Alternate Country/Territory Code
CrossRefTrackingID Prefix
CrossRefTrackingID
Entry Date
Entry Number
Customs Value
Customs Value Currency Code
Declared Value
Declared Value Currency Code
Commodity Description
Commodity Country/Territory Code
Commodity Description
Commodity Country/Territory Code
Commodity Description
Commodity Country/Territory Code
Commodity Description
Commodity Country/Territory Code
Currency Conversion Date
Currency Conversion Rate
Multiweight Number
Multiweight Total Multiweight Units
Multiweight Total Multiweight Weight
Multiweight Total Shipment Charge Amount
Multiweight Total Shipment Weight
Ground Tracking ID Address Correction Discount Charge Amount
Ground Tracking ID Address Correction Gross Charge Amount
Rated Method
Sort Hub
Estimated Weight
Estimated Weight Unit
Postal Class
Process Category
Package Size
Delivery Confirmation
Tendered Date
MPS Package ID
`;

const header = [
  ...namesBeforePairs.trim().split('\n'),
  ...Array.from({ length: pairs }, () => ['Tracking ID Charge Description', 'Tracking ID Charge Amount']).flat(),
  'Shipment Notes',
];

/** A package of 11.00: 12.00 of freight with 2.00 of discount, and 1.00 of fuel. */
export const fedexPackage = (tracking: string): FedexRow => ({
  tracking,
  freight: '12.00',
  charges: [
    ['Performance Pricing', '-2.00'],
    ['Fuel Surcharge', '1.00'],
  ],
});

/** Text of a FedEx Billing Online file with 210 columns. */
export function fedexFile(...invoices: readonly FedexInvoice[]): string {
  const lines = invoices.flatMap((invoice) => invoice.rows.map((row) => lineOf(invoice, row)));
  return `${[header.join(','), ...lines].join('\n')}\n`;
}

function lineOf(
  { account = '987654321', number = '912340001', date = '20261003', amount }: FedexInvoice,
  row: FedexRow,
) {
  const charges = row.charges ?? [];
  const cents = [row.freight, ...charges.map(([, each]) => each)].reduce(
    (sum, each) => sum + Math.round(Number(each) * 100),
    0,
  );
  const cells: Record<number, string> = {
    2: account,
    3: date,
    4: number,
    6: amount,
    7: amount,
    8: 'Shipper',
    10: row.tracking,
    11: row.freight,
    12: (cents / 100).toFixed(2),
    13: 'Home Delivery',
    14: 'Prepaid',
    15: '20260928',
    16: '20261001',
    17: '09:18',
    20: '5.0',
    21: 'lbs',
    22: '6.0',
    23: 'lbs',
    24: '1',
    38: 'AURORA',
    39: 'IL',
    40: '60505',
    41: 'US',
    46: 'HILLIARD',
    47: 'OH',
    48: '43026',
    49: 'US',
    65: '03',
  };
  for (const [index, [description, each]] of charges.entries()) {
    cells[108 + index * 2] = description;
    cells[109 + index * 2] = each;
  }
  return header.map((_, index) => cells[index + 1] ?? '').join(',');
}
