import type { ClaimDateFormat, ClaimField, ClaimTemplate } from '@waybill/contract';
import columnsOf from './built-in-columns.json' with { type: 'json' };

type Headers = Readonly<Partial<Record<ClaimField, string>>>;

const template = (headers: Headers, dateFormat: ClaimDateFormat, delimiter: ',' | ';' = ','): ClaimTemplate => ({
  columns: (Object.entries(headers) as [ClaimField, string][]).map(([field, header]) => ({ field, header, text: '' })),
  dateFormat,
  delimiter,
  hasHeader: true,
});

/** Queries of DHL go by waybill number, with semicolons as its own invoice files. */
const dhl = template(columnsOf.dhl, 'YYYY-MM-DD', ';');

const byCarrier: Readonly<Record<string, ClaimTemplate>> = {
  UPS: template(columnsOf.ups, 'MM/DD/YYYY'),
  FedEx: template(columnsOf.fedex, 'YYYYMMDD'),
  USPS: template(columnsOf.usps, 'MM/DD/YYYY'),
  'DHL eCommerce': dhl,
  'DHL Express': dhl,
};

/** Overcharge, loss and damage claims against freight carriers, and all carriers without a file of their own. */
const freight = template(columnsOf.freight, 'MM/DD/YYYY');

/** The claim file of a carrier as Waybill ships it: of UPS, FedEx, USPS and DHL their own, of all others that of freight. */
export const builtInTemplate = (carrierName: string): ClaimTemplate => byCarrier[carrierName] ?? freight;
