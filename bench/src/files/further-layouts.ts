import { decimalOf } from '@waybill/model';
import type { GiantFile } from './giant-file.ts';

const [freight, fuel, vat] = [2_000, 360, 448];
const number = (place: number): string => String(place).padStart(10, '0');

/** The lines of a table, from texts by column. */
const row = (columns: readonly string[], texts: Readonly<Record<string, string>>): string =>
  columns.map((column) => texts[column] ?? '').join(',');

const extraCharges = Array.from({ length: 9 }, (_, place) =>
  ['Code', 'Name', 'Charge', 'Tax Code', 'Tax', 'Discount', 'Total'].map((part) => `XC${place + 1} ${part}`),
).flat();
const expressColumns = [
  ...'Line Type,Billing Source,Original Invoice Number,Invoice Number,Station Code,Invoice Identifier,Invoice Type,Invoice Date,Payment Terms,Due Date,Parent Account,Billing Account,Billing Account Name,Billing Country Code,Shipment Number,Shipment Date,Shipment Reference 1,Product,Product Name,Pieces,Orig Country Code,Senders Name,Senders Postcode,Senders City,Dest Country Code,Receivers Name,Receivers Postcode,Receivers City,Weight Flag,Weight (kg),Currency,Total amount (excl. VAT),Total amount (incl. VAT),Tax Code,Total Tax,Invoice Fee,Weight Charge,Weight Tax (VAT),Discount 1,Discount 1 Amount,Total Extra Charges (XC)'.split(
    ',',
  ),
  ...extraCharges,
];

/** One row for each shipment, with one extra charge and VAT. */
const dhlExpress: GiantFile = {
  name: 'DHL Express',
  *lines(packages) {
    yield expressColumns.join(',');
    const invoice = {
      'Invoice Number': 'GIANT00000007',
      'Invoice Date': '20261003',
      'Billing Account': '960000007',
      Currency: 'EUR',
      'Billing Country Code': 'DE',
    };
    yield row(expressColumns, {
      ...invoice,
      'Line Type': 'I',
      'Total amount (excl. VAT)': decimalOf(packages * (freight + fuel)),
      'Total amount (incl. VAT)': decimalOf(packages * (freight + fuel + vat)),
    });
    for (let place = 0; place < packages; place += 1) {
      yield row(expressColumns, {
        ...invoice,
        'Line Type': 'S',
        'Shipment Number': number(place),
        'Shipment Date': '20260928',
        'Shipment Reference 1': `PO-${place}`,
        Product: 'P',
        'Product Name': 'EXPRESS WORLDWIDE',
        Pieces: '1',
        'Orig Country Code': 'DE',
        'Dest Country Code': 'FR',
        'Receivers Postcode': '75001',
        'Receivers City': 'PARIS',
        'Weight (kg)': '4.5',
        'Total amount (excl. VAT)': decimalOf(freight + fuel),
        'Total amount (incl. VAT)': decimalOf(freight + fuel + vat),
        'Total Tax': decimalOf(vat),
        'Weight Charge': decimalOf(freight),
        'Total Extra Charges (XC)': decimalOf(fuel),
        'XC1 Code': 'FF',
        'XC1 Name': 'FUEL SURCHARGE',
        'XC1 Charge': decimalOf(fuel),
        'XC1 Total': decimalOf(fuel),
      });
    }
  },
};

const customColumns =
  'Bill to Account Number,Invoice Date,Invoice Number,Original Amount Due,Express or Ground Tracking ID,Service Type,Shipment Date,Rated Weight Amount,Rated Weight Units,Recipient Zip Code,Recipient Country/Territory,Shipper Country/Territory,Currency,Transportation Charge Amount,Net Charge Amount,Tracking ID Charge Description,Tracking ID Charge Amount'.split(
    ',',
  );

/** A custom download with two rows for each package, one for each charge. */
const fedexRows: GiantFile = {
  name: 'FedEx, a row for each charge',
  *lines(packages) {
    yield customColumns.join(',');
    const charges = [
      ['Fuel Surcharge', fuel],
      ['Canada HST', vat],
    ] as const;
    for (let place = 0; place < packages; place += 1)
      for (const [text, cents] of charges)
        yield `555000888,20261003,777000888,${decimalOf(packages * (freight + fuel + vat))},7${number(place)},FedEx Ground,20260928,17.0,lbs,60505,CA,CA,CAD,${decimalOf(freight)},${decimalOf(freight + fuel + vat)},${text},${decimalOf(cents)}`;
  },
};

const namedColumns =
  'Invoice Number,Invoice Date,Account Number,Account Country,Invoice Currency Code,Invoice Amount,Transaction Date,Tracking Number,Package Quantity,Charge Category Code,Charge Category Detail Code,Charge Classification Code,Charge Description Code,Charge Description,Incentive Amount,Net Amount,Zone,Receiver Postal,Receiver Country';

/** A subset of the UPS columns under their names, with two rows for each package. */
const upsNamed: GiantFile = {
  name: 'UPS, some named columns',
  *lines(packages) {
    yield namedColumns;
    const amount = decimalOf(packages * (freight + fuel));
    const charges = [
      `FRT,003,Ground Residential,0.00,${decimalOf(freight)}`,
      `FSC,FSC,Fuel Surcharge,0.00,${decimalOf(fuel)}`,
    ];
    for (let place = 0; place < packages; place += 1)
      for (const [index, charge] of charges.entries())
        yield `000000GIANT9,2026-10-03,GIANT9,US,USD,${amount},2026-09-28,1Z${number(place)},${index === 0 ? 1 : 0},SHP,ISS,${charge},005,70433,US`;
  },
};

const labelColumns =
  'object_id,object_created,status,tracking_number,rate_amount,rate_currency,rate_provider,rate_carrier_account,rate_servicelevel_name';

const shippo: GiantFile = {
  name: 'Shippo',
  *lines(packages) {
    yield labelColumns;
    for (let place = 0; place < packages; place += 1)
      yield `s${place},2026-10-03T10:00:00Z,SUCCESS,92055${number(place)},${decimalOf(freight)},USD,USPS,acc1,Priority Mail`;
  },
};

/** An e-invoice has at most 100,000 lines. */
const mostLines = 50_000;

/** E-invoices in UBL, in an envelope as access points send several. */
const ubl: GiantFile = {
  name: 'E-invoice (UBL)',
  *lines(packages) {
    yield '<?xml version="1.0" encoding="UTF-8"?><Envelope xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">';
    for (let first = 0; first < packages; first += mostLines)
      yield* ublInvoice(first, Math.min(mostLines, packages - first));
    yield '</Envelope>';
  },
};

const money = (name: string, cents: number): string =>
  `<cbc:${name} currencyID="EUR">${decimalOf(cents)}</cbc:${name}>`;
const category = (name: string): string =>
  `<cac:${name}><cbc:ID>S</cbc:ID><cbc:Percent>20</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${name}>`;
const party = (registered: string, buyer: string): string =>
  `<cac:Party>${buyer}<cac:PostalAddress><cac:Country><cbc:IdentificationCode>BE</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme><cbc:CompanyID>BE0123456789</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>${registered}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party>`;

function* ublInvoice(first: number, lines: number): Generator<string> {
  const net = lines * freight;
  const tax = Math.round(net / 5);
  yield `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID><cbc:ID>GIANT-${first}</cbc:ID><cbc:IssueDate>2026-10-03</cbc:IssueDate><cbc:DueDate>2026-11-03</cbc:DueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>`;
  yield `<cac:AccountingSupplierParty>${party('UPS Europe Parcels BV', '')}</cac:AccountingSupplierParty>`;
  yield `<cac:AccountingCustomerParty>${party('Invented Goods BV', '<cac:PartyIdentification><cbc:ID>GIANT10</cbc:ID></cac:PartyIdentification>')}</cac:AccountingCustomerParty>`;
  yield `<cac:TaxTotal>${money('TaxAmount', tax)}<cac:TaxSubtotal>${money('TaxableAmount', net)}${money('TaxAmount', tax)}${category('TaxCategory')}</cac:TaxSubtotal></cac:TaxTotal>`;
  yield `<cac:LegalMonetaryTotal>${money('LineExtensionAmount', net)}${money('TaxExclusiveAmount', net)}${money('TaxInclusiveAmount', net + tax)}${money('PayableAmount', net + tax)}</cac:LegalMonetaryTotal>`;
  for (let place = first; place < first + lines; place += 1)
    yield `<cac:InvoiceLine><cbc:ID>${place}</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>${money('LineExtensionAmount', freight)}<cac:DocumentReference><cbc:ID>1Z0A1B2C68${String(place).padStart(8, '0')}</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference><cac:Item><cbc:Name>Standard</cbc:Name>${category('ClassifiedTaxCategory')}</cac:Item><cac:Price>${money('PriceAmount', freight)}</cac:Price></cac:InvoiceLine>`;
  yield '</Invoice>';
}

/** Layouts that read in ways of their own, besides those whose memory is measured. */
export const furtherLayouts: readonly GiantFile[] = [dhlExpress, fedexRows, upsNamed, shippo, ubl];
