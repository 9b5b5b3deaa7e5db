import type { EInvoice, EInvoiceLine, Terms } from '../model/einvoice-model.ts';
import { elementsAt, textAt, type XmlElement } from '../xml/xml-element.ts';
import { type TermPaths, taxTotals, termsOf } from './read-terms.ts';

/** Names of CII D16B, and those that ZUGFeRD 1 had before. */
const context = 'ExchangedDocumentContext|SpecifiedExchangedDocumentContext';
const documentOf = 'ExchangedDocument|HeaderExchangedDocument';
const transaction = 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction';
const agreement = `${transaction}/ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement`;
const delivery = `${transaction}/ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery`;
const settlement = `${transaction}/ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement`;
const totals = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation`;
const seller = `${agreement}/SellerTradeParty`;
const buyer = `${agreement}/BuyerTradeParty`;
const representative = `${agreement}/SellerTaxRepresentativeTradeParty`;
const period = `${settlement}/BillingSpecifiedPeriod`;
const rate = 'RateApplicablePercent|ApplicablePercent';

const header: TermPaths = {
  'BT-1': `${documentOf}/ID`,
  'BT-2': `${documentOf}/IssueDateTime/DateTimeString`,
  'BT-3': `${documentOf}/TypeCode`,
  'BT-5': `${settlement}/InvoiceCurrencyCode`,
  'BT-6': `${settlement}/TaxCurrencyCode`,
  'BT-7': `${settlement}/ApplicableTradeTax/TaxPointDate/DateString`,
  'BT-8': `${settlement}/ApplicableTradeTax/DueDateTypeCode`,
  'BT-9': `${settlement}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`,
  'BT-10': `${agreement}/BuyerReference`,
  'BT-12': `${agreement}/ContractReferencedDocument/IssuerAssignedID`,
  'BT-13': `${agreement}/BuyerOrderReferencedDocument/IssuerAssignedID`,
  'BT-20': `${settlement}/SpecifiedTradePaymentTerms/Description`,
  'BT-24': `${context}/GuidelineSpecifiedDocumentContextParameter/ID`,
  'BT-27': `${seller}/Name`,
  'BT-28': `${seller}/SpecifiedLegalOrganization/TradingBusinessName`,
  'BT-29': `${seller}/ID or ${seller}/GlobalID`,
  'BT-30': `${seller}/SpecifiedLegalOrganization/ID`,
  'BT-31': `${seller}/SpecifiedTaxRegistration/ID[@schemeID=VA]`,
  'BT-32': `${seller}/SpecifiedTaxRegistration/ID[@schemeID=FC]`,
  'BT-34': `${seller}/URIUniversalCommunication/URIID`,
  'BT-34-1': `${seller}/URIUniversalCommunication/URIID/@schemeID`,
  'BG-5': `${seller}/PostalTradeAddress`,
  'BT-40': `${seller}/PostalTradeAddress/CountryID`,
  'BT-44': `${buyer}/Name`,
  'BT-45': `${buyer}/SpecifiedLegalOrganization/TradingBusinessName`,
  'BT-46': `${buyer}/ID or ${buyer}/GlobalID`,
  'BT-47': `${buyer}/SpecifiedLegalOrganization/ID`,
  'BT-48': `${buyer}/SpecifiedTaxRegistration/ID[@schemeID=VA]`,
  'BT-49': `${buyer}/URIUniversalCommunication/URIID`,
  'BT-49-1': `${buyer}/URIUniversalCommunication/URIID/@schemeID`,
  'BG-8': `${buyer}/PostalTradeAddress`,
  'BT-55': `${buyer}/PostalTradeAddress/CountryID`,
  'BG-10': `${settlement}/PayeeTradeParty`,
  'BT-59': `${settlement}/PayeeTradeParty/Name`,
  'BG-11': representative,
  'BT-62': `${representative}/Name`,
  'BT-63': `${representative}/SpecifiedTaxRegistration/ID[@schemeID=VA]`,
  'BG-12': `${representative}/PostalTradeAddress`,
  'BT-69': `${representative}/PostalTradeAddress/CountryID`,
  'BT-72': `${delivery}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString`,
  'BG-14': period,
  'BT-73': `${period}/StartDateTime/DateTimeString`,
  'BT-74': `${period}/EndDateTime/DateTimeString`,
  'BG-15': `${delivery}/ShipToTradeParty/PostalTradeAddress`,
  'BT-80': `${delivery}/ShipToTradeParty/PostalTradeAddress/CountryID`,
  'BG-18': `${settlement}/SpecifiedTradeSettlementPaymentMeans/ApplicableTradeSettlementFinancialCard`,
  'BT-87': `${settlement}/SpecifiedTradeSettlementPaymentMeans/ApplicableTradeSettlementFinancialCard/ID`,
  'BG-22': totals,
  'BT-106': `${totals}/LineTotalAmount`,
  'BT-107': `${totals}/AllowanceTotalAmount`,
  'BT-108': `${totals}/ChargeTotalAmount`,
  'BT-109': `${totals}/TaxBasisTotalAmount`,
  'BT-112': `${totals}/GrandTotalAmount`,
  'BT-112-1': `${totals}/GrandTotalAmount/@currencyID`,
  'BT-113': `${totals}/TotalPrepaidAmount`,
  'BT-114': `${totals}/RoundingAmount`,
  'BT-115': `${totals}/DuePayableAmount`,
};

const allowance: TermPaths = {
  'BT-92': 'ActualAmount',
  'BT-92-1': 'ActualAmount/@currencyID',
  'BT-93': 'BasisAmount',
  'BT-95': 'CategoryTradeTax/CategoryCode',
  'BT-96': `CategoryTradeTax/${rate}`,
  'BT-97': 'Reason',
  'BT-98': 'ReasonCode',
};
const charge: TermPaths = {
  'BT-99': 'ActualAmount',
  'BT-99-1': 'ActualAmount/@currencyID',
  'BT-100': 'BasisAmount',
  'BT-102': 'CategoryTradeTax/CategoryCode',
  'BT-103': `CategoryTradeTax/${rate}`,
  'BT-104': 'Reason',
  'BT-105': 'ReasonCode',
};
/** Of the profile EXTENDED: the costs of transport, which count as a charge. */
const logistics: TermPaths = {
  'BT-99': 'AppliedAmount',
  'BT-99-1': 'AppliedAmount/@currencyID',
  'BT-102': 'AppliedTradeTax/CategoryCode',
  'BT-103': `AppliedTradeTax/${rate}`,
  'BT-104': 'Description',
};
const allowanceOfLine: TermPaths = {
  'BT-136': 'ActualAmount',
  'BT-137': 'BasisAmount',
  'BT-139': 'Reason',
  'BT-140': 'ReasonCode',
};
const chargeOfLine: TermPaths = {
  'BT-141': 'ActualAmount',
  'BT-142': 'BasisAmount',
  'BT-144': 'Reason',
  'BT-145': 'ReasonCode',
};
const tax: TermPaths = {
  'BT-116': 'BasisAmount',
  'BT-117': 'CalculatedAmount',
  'BT-117-1': 'CalculatedAmount/@currencyID',
  'BT-118': 'CategoryCode',
  'BT-119': rate,
  'BT-120': 'ExemptionReason',
  'BT-121': 'ExemptionReasonCode',
};

const lineAgreement = 'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement';
const lineDelivery = 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery';
const lineSettlement = 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement';
const lineTotals = `${lineSettlement}/SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation`;
const linePeriod = `${lineSettlement}/BillingSpecifiedPeriod`;
const lineTax = `${lineSettlement}/ApplicableTradeTax`;
const lineObject = `${lineSettlement}/AdditionalReferencedDocument`;

const line: TermPaths = {
  'BT-126': 'AssociatedDocumentLineDocument/LineID',
  'BT-127': 'AssociatedDocumentLineDocument/IncludedNote/Content',
  'BT-128': `${lineObject}[TypeCode=130]/IssuerAssignedID or ${lineObject}/IssuerAssignedID`,
  'BT-129': `${lineDelivery}/BilledQuantity`,
  'BT-130': `${lineDelivery}/BilledQuantity/@unitCode`,
  'BT-131': `${lineTotals}/LineTotalAmount`,
  'BT-131-1': `${lineTotals}/LineTotalAmount/@currencyID`,
  'BG-26': linePeriod,
  'BT-134': `${linePeriod}/StartDateTime/DateTimeString`,
  'BT-135': `${linePeriod}/EndDateTime/DateTimeString`,
  'BT-146': `${lineAgreement}/NetPriceProductTradePrice/ChargeAmount`,
  'BT-148': `${lineAgreement}/GrossPriceProductTradePrice/ChargeAmount`,
  'BT-151': `${lineTax}/CategoryCode`,
  'BT-152': `${lineTax}/${rate}`,
  'BT-153': 'SpecifiedTradeProduct/Name',
  'BT-154': 'SpecifiedTradeProduct/Description',
  'BT-155': 'SpecifiedTradeProduct/SellerAssignedID',
  'BT-156': 'SpecifiedTradeProduct/BuyerAssignedID',
  'BT-157': 'SpecifiedTradeProduct/GlobalID',
  'BT-157-1': 'SpecifiedTradeProduct/GlobalID/@schemeID',
};

const isTrue = '[ChargeIndicator/Indicator=true]';
const isFalse = '[ChargeIndicator/Indicator=false]';
/** Lines of the profile EXTENDED that repeat the sum of others, or only tell something. */
const forInformation: ReadonlySet<string> = new Set(['GROUP', 'INFORMATION']);

const each = (element: XmlElement, path: string, paths: TermPaths): Terms[] =>
  elementsAt(element, path).map((found) => termsOf(found, paths));

/** A line of a CII invoice. */
export const ciiLine = (element: XmlElement): EInvoiceLine => ({
  terms: termsOf(element, line),
  allowances: each(element, `${lineSettlement}/SpecifiedTradeAllowanceCharge${isFalse}`, allowanceOfLine),
  charges: each(element, `${lineSettlement}/SpecifiedTradeAllowanceCharge${isTrue}`, chargeOfLine),
  attributes: each(element, 'SpecifiedTradeProduct/ApplicableProductCharacteristic', {
    'BT-160': 'Description',
    'BT-161': 'Value',
  }),
  classifications: each(element, 'SpecifiedTradeProduct/DesignatedProductClassification', {
    'BT-158': 'ClassCode',
    'BT-158-1': 'ClassCode/@listID',
  }),
  isForInformation: forInformation.has(
    (textAt(element, 'AssociatedDocumentLineDocument/LineStatusReasonCode') ?? '').toUpperCase(),
  ),
});

/** A CII invoice (D16B, or ZUGFeRD 1), from its root and its lines. */
export function ciiInvoice(root: XmlElement, lines: readonly EInvoiceLine[], at: number): EInvoice {
  const terms = termsOf(root, header);
  const found = elementsAt(root, `${totals}/TaxTotalAmount`).flatMap((element) => {
    const amount = textAt(element, '');
    return amount === undefined ? [] : [{ amount, currency: element.attributes.get('currencyID') }];
  });
  const payments = `${settlement}/SpecifiedTradeSettlementPaymentMeans`;
  const account = 'PayeePartyCreditorFinancialAccount';
  return {
    syntax: 'CII',
    isOlder: root.name === 'CrossIndustryDocument',
    isCreditNote: false,
    line: at,
    terms: { ...terms, ...taxTotals(found, terms) },
    allowances: each(root, `${settlement}/SpecifiedTradeAllowanceCharge${isFalse}`, allowance),
    charges: [
      ...each(root, `${settlement}/SpecifiedTradeAllowanceCharge${isTrue}`, charge),
      ...each(root, `${settlement}/SpecifiedLogisticsServiceCharge`, logistics),
    ],
    taxes: each(root, `${settlement}/ApplicableTradeTax`, tax),
    precedingInvoices: each(root, `${settlement}/InvoiceReferencedDocument`, { 'BT-25': 'IssuerAssignedID' }),
    payments: each(root, payments, {
      'BT-81': 'TypeCode',
      'BG-17': account,
      'BT-84': `${account}/IBANID or ${account}/ProprietaryID`,
    }),
    documents: each(root, `${agreement}/AdditionalReferencedDocument`, { 'BT-122': 'IssuerAssignedID' }),
    lines,
  };
}
