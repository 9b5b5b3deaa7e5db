/** A line as tests write it; amounts are texts, as files have them. */
export interface UblLine {
  readonly amount: string;
  readonly name?: string;
  readonly price?: string;
  readonly category?: string;
  readonly rate?: string | undefined;
  readonly object?: string;
  readonly sellerItem?: string;
  readonly note?: string;
  /** Put in before the item. */
  readonly more?: string;
}

/** What is said of a UBL document; everything else is usual. */
export interface UblOptions {
  readonly root?: 'Invoice' | 'CreditNote';
  readonly type?: string;
  readonly number?: string;
  readonly seller?: string;
  readonly currency?: string;
  readonly lines: readonly UblLine[];
  /** The totals of LegalMonetaryTotal by their names. */
  readonly totals: Readonly<Record<string, string>>;
  /** Category, rate, base and tax of each entry. */
  readonly taxes: readonly (readonly [category: string, rate: string | undefined, base: string, tax: string])[];
  readonly tax: string;
  /** Put in before the lines, or before the totals. */
  readonly header?: string;
  readonly dueDate?: string;
}

const scheme = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>';

/** The element of a category of VAT. */
export const taxCategory = (name: string, category: string, rate: string | undefined): string =>
  `<cac:${name}><cbc:ID>${category}</cbc:ID>${rate === undefined ? '' : `<cbc:Percent>${rate}</cbc:Percent>`}${
    ['E', 'AE', 'K', 'G', 'O'].includes(category) && name === 'TaxCategory'
      ? '<cbc:TaxExemptionReason>Exempt</cbc:TaxExemptionReason>'
      : ''
  }${scheme}</cac:${name}>`;

/** A UBL invoice or credit note. */
export function ubl({
  root = 'Invoice',
  type = root === 'Invoice' ? '380' : '381',
  number = 'R-2026-17',
  seller = 'UPS Europe Parcels BV',
  currency = 'EUR',
  lines,
  totals,
  taxes,
  tax,
  header = '',
  dueDate = '2026-10-05',
}: UblOptions): string {
  const money = (name: string, amount: string): string =>
    `<cbc:${name} currencyID="${currency}">${amount}</cbc:${name}>`;
  const quantity = root === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity';
  const line = (each: UblLine, index: number): string => `
  <cac:${root}Line>
    <cbc:ID>${index + 1}</cbc:ID>
    ${each.note === undefined ? '' : `<cbc:Note>${each.note}</cbc:Note>`}
    <cbc:${quantity} unitCode="C62">1</cbc:${quantity}>
    ${money('LineExtensionAmount', each.amount)}
    ${each.object === undefined ? '' : `<cac:DocumentReference><cbc:ID>${each.object}</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference>`}
    ${each.more ?? ''}
    <cac:Item>
      <cbc:Name>${each.name ?? 'Standard'}</cbc:Name>
      ${each.sellerItem === undefined ? '' : `<cac:SellersItemIdentification><cbc:ID>${each.sellerItem}</cbc:ID></cac:SellersItemIdentification>`}
      ${taxCategory('ClassifiedTaxCategory', each.category ?? 'S', 'rate' in each ? each.rate : '21')}
    </cac:Item>
    <cac:Price>${money('PriceAmount', each.price ?? each.amount.replace('-', ''))}</cac:Price>
  </cac:${root}Line>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
  <cbc:ID>${number}</cbc:ID>
  <cbc:IssueDate>2026-09-05</cbc:IssueDate>
  ${dueDate === '' || root === 'CreditNote' ? '' : `<cbc:DueDate>${dueDate}</cbc:DueDate>`}
  <cbc:${root}TypeCode>${type}</cbc:${root}TypeCode>
  <cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>
  ${header.includes('TaxCurrencyCode') ? '<cbc:TaxCurrencyCode>DKK</cbc:TaxCurrencyCode>' : ''}
  <cbc:BuyerReference>PO-77</cbc:BuyerReference>
  <cac:AccountingSupplierParty><cac:Party>
    <cac:PostalAddress><cac:Country><cbc:IdentificationCode>NL</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>NL123456789B01</cbc:CompanyID>${scheme}</cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>${seller}</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party>
    <cac:PartyIdentification><cbc:ID>00A1B2C3</cbc:ID></cac:PartyIdentification>
    <cac:PostalAddress><cac:Country><cbc:IdentificationCode>BE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>BE0123456789</cbc:CompanyID>${scheme}</cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>Müller &amp; Söhne</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingCustomerParty>
  ${header.replace('TaxCurrencyCode', '')}
  <cac:TaxTotal>
    ${money('TaxAmount', tax)}
    ${taxes
      .map(
        ([category, rate, base, amount]) =>
          `<cac:TaxSubtotal>${money('TaxableAmount', base)}${money('TaxAmount', amount)}${taxCategory('TaxCategory', category, rate)}</cac:TaxSubtotal>`,
      )
      .join('')}
  </cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    ${Object.entries(totals)
      .map(([name, amount]) => money(name, amount))
      .join('')}
  </cac:LegalMonetaryTotal>${lines.map(line).join('')}
</${root}>`;
}

/** The usual totals of a document without charges of its own. */
export const totalsOf = (net: string, gross: string, more: Readonly<Record<string, string>> = {}) => ({
  LineExtensionAmount: net,
  TaxExclusiveAmount: net,
  TaxInclusiveAmount: gross,
  PayableAmount: gross,
  ...more,
});

/** Two packages and a fee, 121.00 with VAT. */
export const usualUbl: UblOptions = {
  lines: [
    { amount: '60.00', name: 'UPS Standard', object: '1Z999AA10123456784' },
    { amount: '9.00', name: 'Fuel surcharge', object: '1Z999AA10123456784' },
    { amount: '26.00', name: 'UPS Express Saver', sellerItem: '1Z999AA10123456793' },
    { amount: '5.00', name: 'Weekly service fee' },
  ],
  totals: totalsOf('100.00', '121.00'),
  taxes: [['S', '21', '100.00', '21.00']],
  tax: '21.00',
};
