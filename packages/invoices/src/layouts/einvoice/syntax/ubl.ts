import type { EInvoice, EInvoiceLine, Terms } from '../model/einvoice-model.ts';
import { elementsAt, textAt, type XmlElement } from '../xml/xml-element.ts';
import { type TermPaths, taxTotals, termsOf } from './read-terms.ts';

const seller = 'AccountingSupplierParty/Party';
const buyer = 'AccountingCustomerParty/Party';
const representative = 'TaxRepresentativeParty';
const totals = 'LegalMonetaryTotal';
const vat = '[TaxScheme/ID=VAT]';
const otherTax = '[TaxScheme/ID!=VAT]';

const header: TermPaths = {
  'BT-1': 'ID',
  'BT-2': 'IssueDate',
  'BT-3': 'InvoiceTypeCode or CreditNoteTypeCode',
  'BT-5': 'DocumentCurrencyCode',
  'BT-6': 'TaxCurrencyCode',
  'BT-7': 'TaxPointDate',
  'BT-8': 'InvoicePeriod/DescriptionCode',
  'BT-9': 'DueDate or PaymentMeans/PaymentDueDate',
  'BT-10': 'BuyerReference',
  'BT-12': 'ContractDocumentReference/ID',
  'BT-13': 'OrderReference/ID',
  'BT-20': 'PaymentTerms/Note',
  'BT-24': 'CustomizationID',
  'BT-27': `${seller}/PartyLegalEntity/RegistrationName`,
  'BT-28': `${seller}/PartyName/Name`,
  'BT-29': `${seller}/PartyIdentification/ID`,
  'BT-30': `${seller}/PartyLegalEntity/CompanyID`,
  'BT-31': `${seller}/PartyTaxScheme${vat}/CompanyID`,
  'BT-32': `${seller}/PartyTaxScheme${otherTax}/CompanyID`,
  'BT-34': `${seller}/EndpointID`,
  'BT-34-1': `${seller}/EndpointID/@schemeID`,
  'BG-5': `${seller}/PostalAddress`,
  'BT-40': `${seller}/PostalAddress/Country/IdentificationCode`,
  'BT-44': `${buyer}/PartyLegalEntity/RegistrationName`,
  'BT-45': `${buyer}/PartyName/Name`,
  'BT-46': `${buyer}/PartyIdentification/ID`,
  'BT-47': `${buyer}/PartyLegalEntity/CompanyID`,
  'BT-48': `${buyer}/PartyTaxScheme${vat}/CompanyID`,
  'BT-49': `${buyer}/EndpointID`,
  'BT-49-1': `${buyer}/EndpointID/@schemeID`,
  'BG-8': `${buyer}/PostalAddress`,
  'BT-55': `${buyer}/PostalAddress/Country/IdentificationCode`,
  'BG-10': 'PayeeParty',
  'BT-59': 'PayeeParty/PartyName/Name',
  'BG-11': representative,
  'BT-62': `${representative}/PartyName/Name`,
  'BT-63': `${representative}/PartyTaxScheme${vat}/CompanyID`,
  'BG-12': `${representative}/PostalAddress`,
  'BT-69': `${representative}/PostalAddress/Country/IdentificationCode`,
  'BT-72': 'Delivery/ActualDeliveryDate',
  'BG-14': 'InvoicePeriod',
  'BT-73': 'InvoicePeriod/StartDate',
  'BT-74': 'InvoicePeriod/EndDate',
  'BG-15': 'Delivery/DeliveryLocation/Address',
  'BT-80': 'Delivery/DeliveryLocation/Address/Country/IdentificationCode',
  'BG-18': 'PaymentMeans/CardAccount',
  'BT-87': 'PaymentMeans/CardAccount/PrimaryAccountNumberID',
  'BG-22': totals,
  'BT-106': `${totals}/LineExtensionAmount`,
  'BT-107': `${totals}/AllowanceTotalAmount`,
  'BT-108': `${totals}/ChargeTotalAmount`,
  'BT-109': `${totals}/TaxExclusiveAmount`,
  'BT-112': `${totals}/TaxInclusiveAmount`,
  'BT-112-1': `${totals}/TaxInclusiveAmount/@currencyID`,
  'BT-113': `${totals}/PrepaidAmount`,
  'BT-114': `${totals}/PayableRoundingAmount`,
  'BT-115': `${totals}/PayableAmount`,
};

const allowance: TermPaths = {
  'BT-92': 'Amount',
  'BT-92-1': 'Amount/@currencyID',
  'BT-93': 'BaseAmount',
  'BT-95': 'TaxCategory/ID',
  'BT-96': 'TaxCategory/Percent',
  'BT-97': 'AllowanceChargeReason',
  'BT-98': 'AllowanceChargeReasonCode',
};
const charge: TermPaths = {
  'BT-99': 'Amount',
  'BT-99-1': 'Amount/@currencyID',
  'BT-100': 'BaseAmount',
  'BT-102': 'TaxCategory/ID',
  'BT-103': 'TaxCategory/Percent',
  'BT-104': 'AllowanceChargeReason',
  'BT-105': 'AllowanceChargeReasonCode',
};
const allowanceOfLine: TermPaths = {
  'BT-136': 'Amount',
  'BT-137': 'BaseAmount',
  'BT-139': 'AllowanceChargeReason',
  'BT-140': 'AllowanceChargeReasonCode',
};
const chargeOfLine: TermPaths = {
  'BT-141': 'Amount',
  'BT-142': 'BaseAmount',
  'BT-144': 'AllowanceChargeReason',
  'BT-145': 'AllowanceChargeReasonCode',
};
const tax: TermPaths = {
  'BT-116': 'TaxableAmount',
  'BT-117': 'TaxAmount',
  'BT-117-1': 'TaxAmount/@currencyID',
  'BT-118': 'TaxCategory/ID',
  'BT-119': 'TaxCategory/Percent',
  'BT-120': 'TaxCategory/TaxExemptionReason',
  'BT-121': 'TaxCategory/TaxExemptionReasonCode',
};
const line: TermPaths = {
  'BT-126': 'ID',
  'BT-127': 'Note',
  'BT-128': 'DocumentReference[DocumentTypeCode=130]/ID or DocumentReference/ID',
  'BT-129': 'InvoicedQuantity or CreditedQuantity',
  'BT-130': 'InvoicedQuantity/@unitCode or CreditedQuantity/@unitCode',
  'BT-131': 'LineExtensionAmount',
  'BT-131-1': 'LineExtensionAmount/@currencyID',
  'BG-26': 'InvoicePeriod',
  'BT-134': 'InvoicePeriod/StartDate',
  'BT-135': 'InvoicePeriod/EndDate',
  'BT-146': 'Price/PriceAmount',
  'BT-148': 'Price/AllowanceCharge/BaseAmount',
  'BT-151': 'Item/ClassifiedTaxCategory/ID',
  'BT-152': 'Item/ClassifiedTaxCategory/Percent',
  'BT-153': 'Item/Name',
  'BT-154': 'Item/Description',
  'BT-155': 'Item/SellersItemIdentification/ID',
  'BT-156': 'Item/BuyersItemIdentification/ID',
  'BT-157': 'Item/StandardItemIdentification/ID',
  'BT-157-1': 'Item/StandardItemIdentification/ID/@schemeID',
};

const isTrue = '[ChargeIndicator=true]';
const isFalse = '[ChargeIndicator=false]';

const each = (element: XmlElement, path: string, paths: TermPaths): Terms[] =>
  elementsAt(element, path).map((found) => termsOf(found, paths));

/** A line of an invoice or of a credit note. */
export const ublLine = (element: XmlElement): EInvoiceLine => ({
  terms: termsOf(element, line),
  allowances: each(element, `AllowanceCharge${isFalse}`, allowanceOfLine),
  charges: each(element, `AllowanceCharge${isTrue}`, chargeOfLine),
  attributes: each(element, 'Item/AdditionalItemProperty', { 'BT-160': 'Name', 'BT-161': 'Value' }),
  classifications: each(element, 'Item/CommodityClassification', {
    'BT-158': 'ItemClassificationCode',
    'BT-158-1': 'ItemClassificationCode/@listID',
  }),
  isForInformation: false,
});

/** A UBL invoice or credit note (2.1 and later 2.x), from its root and its lines. */
export function ublInvoice(root: XmlElement, lines: readonly EInvoiceLine[], at: number): EInvoice {
  const terms = termsOf(root, header);
  const taxesIn = elementsAt(root, 'TaxTotal');
  const found = taxesIn.flatMap((element) => {
    const amount = textAt(element, 'TaxAmount');
    return amount === undefined ? [] : [{ amount, currency: textAt(element, 'TaxAmount/@currencyID'), element }];
  });
  const own = found.filter(({ currency }) => currency === undefined || currency === terms['BT-5']);
  const withTaxes = own.length === 0 ? taxesIn : own.map(({ element }) => element);
  return {
    syntax: 'UBL',
    isOlder: false,
    isCreditNote: root.name === 'CreditNote',
    line: at,
    terms: { ...terms, ...taxTotals(found, terms) },
    allowances: each(root, `AllowanceCharge${isFalse}`, allowance),
    charges: each(root, `AllowanceCharge${isTrue}`, charge),
    taxes: withTaxes.flatMap((element) => each(element, 'TaxSubtotal', tax)),
    precedingInvoices: each(root, 'BillingReference', {
      'BT-25': 'InvoiceDocumentReference|CreditNoteDocumentReference/ID',
    }),
    payments: each(root, 'PaymentMeans', {
      'BT-81': 'PaymentMeansCode',
      'BG-17': 'PayeeFinancialAccount',
      'BT-84': 'PayeeFinancialAccount/ID',
    }),
    documents: each(root, 'AdditionalDocumentReference', { 'BT-122': 'ID' }),
    lines,
  };
}
