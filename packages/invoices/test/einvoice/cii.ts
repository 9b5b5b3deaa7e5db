/** A line as tests write it. */
export interface CiiLine {
  readonly amount: string;
  readonly name?: string;
  readonly note?: string;
  readonly status?: string;
}

/** What is said of a CII invoice; everything else is usual. */
export interface CiiOptions {
  readonly profile?: string;
  readonly type?: string;
  readonly prefix?: string;
  readonly seller?: string;
  readonly lines: readonly CiiLine[];
  readonly totals: Readonly<Record<string, string>>;
  readonly taxes: readonly (readonly [category: string, rate: string, base: string, tax: string])[];
  readonly more?: string;
}

const date = (text: string): string => `<udt:DateTimeString format="102">${text}</udt:DateTimeString>`;

/** A CII invoice, with another prefix than most have if one is given. */
export function cii({
  profile = 'urn:cen.eu:en16931:2017',
  type = '380',
  prefix = 'ram',
  seller = 'DHL Express Germany GmbH',
  lines,
  totals,
  taxes,
  more = '',
}: CiiOptions): string {
  const line = ({ amount, name = 'EXPRESS WORLDWIDE', note = '', status = '' }: CiiLine, index: number): string => `
    <ram:IncludedSupplyChainTradeLineItem>
      <ram:AssociatedDocumentLineDocument><ram:LineID>${index + 1}</ram:LineID>${
        status === '' ? '' : `<ram:LineStatusReasonCode>${status}</ram:LineStatusReasonCode>`
      }${note === '' ? '' : `<ram:IncludedNote><ram:Content>${note}</ram:Content></ram:IncludedNote>`}</ram:AssociatedDocumentLineDocument>
      <ram:SpecifiedTradeProduct><ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${amount.replace('-', '')}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
      <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
      <ram:SpecifiedLineTradeSettlement>
        <ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax>
        <ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${amount}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
      </ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
  xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
  xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${profile}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument><ram:ID>DE-4711</ram:ID><ram:TypeCode>${type}</ram:TypeCode><ram:IssueDateTime>${date('20260905')}</ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>${lines.map(line).join('')}
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty><ram:Name>${seller}</ram:Name><ram:PostalTradeAddress><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE123456789</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:ID>963852741</ram:ID><ram:Name>Käufer AG</ram:Name><ram:PostalTradeAddress><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress></ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery/>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      ${taxes
        .map(
          ([category, rate, base, tax]) =>
            `<ram:ApplicableTradeTax><ram:CalculatedAmount>${tax}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>${base}</ram:BasisAmount><ram:CategoryCode>${category}</ram:CategoryCode><ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent></ram:ApplicableTradeTax>`,
        )
        .join('')}
      ${more}
      <ram:SpecifiedTradePaymentTerms><ram:Description>14 days</ram:Description></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        ${Object.entries(totals)
          .map(
            ([name, amount]) =>
              `<ram:${name}${name === 'TaxTotalAmount' ? ' currencyID="EUR"' : ''}>${amount}</ram:${name}>`,
          )
          .join('')}
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
  return xml.replaceAll(/(<\/?)ram:/g, `$1${prefix}:`).replace('xmlns:ram=', `xmlns:${prefix}=`);
}

/** Two waybills of DHL Express, 119.00 with VAT. */
export const usualCii: CiiOptions = {
  lines: [
    { amount: '70.00', note: 'Waybill 1234567890' },
    { amount: '30.00', name: 'Duty tax paid' },
  ],
  totals: {
    LineTotalAmount: '100.00',
    TaxBasisTotalAmount: '100.00',
    TaxTotalAmount: '19.00',
    GrandTotalAmount: '119.00',
    DuePayableAmount: '119.00',
  },
  taxes: [['S', '19', '100.00', '19.00']],
};
