import { readFile } from 'node:fs/promises';
import {
  downloadInvoiceFile,
  getInvoiceFile,
  listInvoiceFiles,
  uploadExchangeRates,
  uploadInvoiceFile,
  uploadType,
} from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

/** A UBL invoice of UPS with a package and a fee, 24.20 with VAT if nothing is left out. */
const invoice = (number: string, lines: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:a="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:b="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <b:CustomizationID>urn:cen.eu:en16931:2017</b:CustomizationID><b:ID>${number}</b:ID><b:IssueDate>2026-09-05</b:IssueDate>
  <b:InvoiceTypeCode>380</b:InvoiceTypeCode><b:DocumentCurrencyCode>USD</b:DocumentCurrencyCode>
  <a:AccountingSupplierParty><a:Party><a:PostalAddress><a:Country><b:IdentificationCode>NL</b:IdentificationCode></a:Country></a:PostalAddress>
    <a:PartyTaxScheme><b:CompanyID>NL123456789B01</b:CompanyID><a:TaxScheme><b:ID>VAT</b:ID></a:TaxScheme></a:PartyTaxScheme>
    <a:PartyLegalEntity><b:RegistrationName>United Parcel Service Nederland BV</b:RegistrationName></a:PartyLegalEntity></a:Party></a:AccountingSupplierParty>
  <a:AccountingCustomerParty><a:Party><a:PartyIdentification><b:ID>E1N2V3</b:ID></a:PartyIdentification>
    <a:PostalAddress><a:Country><b:IdentificationCode>BE</b:IdentificationCode></a:Country></a:PostalAddress>
    <a:PartyLegalEntity><b:RegistrationName>Shop NV</b:RegistrationName></a:PartyLegalEntity></a:Party></a:AccountingCustomerParty>
  <a:TaxTotal><b:TaxAmount currencyID="USD">4.20</b:TaxAmount><a:TaxSubtotal><b:TaxableAmount currencyID="USD">20.00</b:TaxableAmount>
    <b:TaxAmount currencyID="USD">4.20</b:TaxAmount>${category('TaxCategory')}</a:TaxSubtotal></a:TaxTotal>
  <a:LegalMonetaryTotal><b:LineExtensionAmount>20.00</b:LineExtensionAmount><b:TaxExclusiveAmount>20.00</b:TaxExclusiveAmount>
    <b:TaxInclusiveAmount>24.20</b:TaxInclusiveAmount><b:PayableAmount>24.20</b:PayableAmount></a:LegalMonetaryTotal>
  ${lines.join('\n  ')}
</Invoice>`;

const category = (name: string): string =>
  `<a:${name}><b:ID>S</b:ID><b:Percent>21</b:Percent><a:TaxScheme><b:ID>VAT</b:ID></a:TaxScheme></a:${name}>`;

const line = (id: number, amount: string, name: string, note: string): string =>
  `<a:InvoiceLine><b:ID>${id}</b:ID><b:Note>${note}</b:Note><b:InvoicedQuantity unitCode="C62">1</b:InvoicedQuantity>
    <b:LineExtensionAmount currencyID="USD">${amount}</b:LineExtensionAmount><a:Item><b:Name>${name}</b:Name>${category('ClassifiedTaxCategory')}</a:Item>
    <a:Price><b:PriceAmount currencyID="USD">${amount}</b:PriceAmount></a:Price></a:InvoiceLine>`;

const parcel = line(1, '15.00', 'UPS Standard', 'Tracking number 1ZE1N2V36800000017');
const fee = line(2, '5.00', 'Service fee', 'September');

describe('an uploaded file', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const upload = async (name: string, body: string) =>
    (
      await admin.call(uploadInvoiceFile, {
        query: { name, clientId: 1002 },
        body,
        headers: { 'content-type': uploadType },
      })
    ).body;

  describe('that is an e-invoice', () => {
    it('is loaded with its packages, its charges and what it breaks of the standard, and can be fetched as it was', async () => {
      const content = invoice('E-1', [parcel, fee]);
      expect(await upload('peppol/e-1.xml', content)).toMatchObject({
        status: 'loaded',
        packages: 1,
        invoices: [
          { carrierName: 'UPS', accountNumber: 'E1N2V3', invoiceNumber: 'E-1', amount: '24.20', statedAmount: '24.20' },
        ],
      });
      const rows = await house.sql(
        `select tracking_number, row_kind, net_amount from package_level_info where account_number = 'E1N2V3' order by net_amount desc`,
        { TRACKING: 'text', KIND: 'text', NET: 'money' },
      );
      expect(rows).toEqual([
        { TRACKING: '1ZE1N2V36800000017', KIND: 'package', NET: 15 },
        { TRACKING: null, KIND: 'account', NET: 5 },
        { TRACKING: null, KIND: 'account', NET: 4.2 },
      ]);
      const [file] = (await admin.call(listInvoiceFiles, { query: { search: 'e-1.xml' } })).body.rows;
      const params = { id: file?.id ?? 0 };
      const detail = (await admin.call(getInvoiceFile, { params })).body;
      expect(detail).toMatchObject({ layout: 'E-invoice (EN 16931)', mayDownload: true });
      expect(detail.limits[0]).toBe('Rule BR-CO-25 of EN 16931 is broken: BT-115 = 24.20, BT-9 = –, BT-20 = –.');
      const original = await admin.call(downloadInvoiceFile, { params });
      expect(original.text).toBe(content);
      expect(original.headers.get('content-disposition')).toContain('e-1.xml');
      const neighbour = await house.as('neighbour', 'neighbour');
      expect((await neighbour.call(downloadInvoiceFile, { params })).status).toBe(404);
    });

    it('is refused if its amounts do not add up, with the rules that say so', async () => {
      const refused = await upload('e-2.xml', invoice('E-2', [parcel]));
      expect(refused).toMatchObject({
        status: 'refused',
        messages: [
          'UPS invoice E-2 does not reconcile: its rows add up to 19.20, its amount is 24.20: 5.00 are missing.',
        ],
      });
      expect(refused.limits).toContain('Rule BR-CO-10 of EN 16931 is broken: BT-106 = 20.00, Σ BT-131 = 15.00.');
    });
  });

  describe('of a carrier or a platform', () => {
    /** What is stored of an account, by family of charge. */
    const stored = async (account: string) =>
      Object.fromEntries(
        (
          await house.sql<{ FAMILY: string; NET: number }>(
            `select charge_family, sum(net_amount) from charge_level_info where account_number = '${account}' group by charge_family order by charge_family`,
            { FAMILY: 'text', NET: 'money' },
          )
        ).map(({ FAMILY, NET }) => [FAMILY, NET]),
      );

    it('of DHL Express is loaded to the cent in three currencies, and once', async () => {
      const rates = ['2026-09-05,EUR,1.10', '2026-09-07,GBP,1.30', '2026-09-10,CHF,1.25'];
      await admin.call(uploadExchangeRates, {
        body: { fileName: 'rates.csv', content: ['date,currency,usd_rate', ...rates].join('\n') },
      });
      const fixture = new URL('../../../../packages/invoices/test/fixtures/dhl_express_153.csv', import.meta.url);
      const content = await readFile(fixture, 'utf8');
      expect(await upload('dhl.csv', content)).toMatchObject({
        ...{ status: 'loaded', packages: 6 },
        invoices: [
          { carrierName: 'DHL Express', currencyCode: 'EUR', amount: '202.57', statedAmount: '202.57', packages: 6 },
          { invoiceNumber: 'LHRD00345678', currencyCode: 'GBP', amount: '163.60', statedAmount: '163.60' },
          { invoiceNumber: 'ZRHC00987654', currencyCode: 'CHF', amount: '-40.86', statedAmount: '-40.86' },
        ],
      });
      expect(await stored('960123456')).toEqual({
        ...{ transportation: 98, fuel_surcharge: 19.3, other_accessorial: 61.7, fee: 5, tax: 18.57 },
      });
      expect(await stored('420765432')).toEqual({ other_accessorial: 15, tax: 148.6 });
      expect((await upload('dhl again.csv', content.replaceAll(',', ';'))).status).toBe('already_there');
    });

    it('in EDIFACT is loaded to the cent, and once', async () => {
      const content = `UNB+UNOC:3+A+B+260905:1200+1'UNH+1+INVOIC:D:96A:UN'BGM+380+ED77'DTM+137:20260905:102'NAD+SU+++DHL Express'NAD+IV+770096'CUX+2:EUR:4'LIN+1'IMD+F++:::Express'MOA+203:10,00'RFF+AWB:1234567891'UNS+S'MOA+77:11,90'TAX+7+VAT+++:::19'MOA+124:1,90'UNT+15+1'UNZ+1+1'`;
      const invoices = [{ carrierName: 'DHL Express', amount: '11.90', statedAmount: '11.90', packages: 1 }];
      expect(await upload('invoic.edi', content)).toMatchObject({ status: 'loaded', invoices });
      expect(await stored('770096')).toEqual({ transportation: 10, tax: 1.9 });
      expect((await upload('invoic again.edi', content.replaceAll("'", "'\n"))).status).toBe('already_there');
    });

    it('of Pirate Ship is loaded with a voided label, and one PRO that is billed twice is asked about', async () => {
      const labels = [
        'Created Date,Recipient,Tracking Number,Cost,Status,Batch,Carrier,Service,Rubber Stamp 1',
        '9/14/2026,A Person,9400111899560000000071,$5.12,Delivered,,USPS,Ground Advantage,',
        '9/14/2026,A Person,9400111899560000000072,$4.00,Voided,,USPS,Ground Advantage,',
      ].join('\n');
      expect(await upload('labels.csv', labels)).toMatchObject({ status: 'loaded', packages: 2 });
      expect(await stored('Pirate Ship')).toEqual({ transportation: 5.12 });
      const bill = (day: string, cents: number) =>
        `ISA*00*          *00*          *02*ABFS           *ZZ*INVENTED       *260905*1200*U*00401*000000101*0*T*>~GS*IM*ABFS*INVENTED*20260905*1200*1*X*004010~ST*210*0001~B3**PRO77071*B1*PP**${day}*${cents}****ABFS~N1*BT*INVENTED*93*770071~L1*1***${cents}****400~SE*5*0001~GE*1*1~IEA*1*000000101~`;
      expect((await upload('pro.edi', bill('20260905', 51_794))).status).toBe('loaded');
      const second = await upload('pro again.edi', bill('20260912', 52_794));
      expect([second.status, second.messages[0]]).toEqual([
        'incomplete',
        expect.stringContaining('PRO77071 has the bill date 2026-09-12 here, and 2026-09-05 elsewhere'),
      ]);
      expect(await stored('770071')).toEqual({ transportation: 517.94 });
    });

    it('of a carrier that nobody has added names it', async () => {
      const file = `ISA*00*          *00*          *02*EXLT           *ZZ*INVENTED       *260905*1200*U*00401*000000101*0*T*>~GS*IM*EXLT*INVENTED*20260905*1200*1*X*004010~ST*210*0001~B3**PRO1*B1*PP**20260905*500****EXLT~L1*1***500****400~SE*4*0001~GE*1*1~IEA*1*000000101~`;
      expect(await upload('exlt.edi', file)).toMatchObject({
        status: 'refused',
        messages: [expect.stringContaining('carriers that Waybill does not know: EXLT.')],
      });
    });
  });
});
