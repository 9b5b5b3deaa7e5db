import type { InvoiceMapping, MappingTarget } from '@waybill/contract';
import type { ColumnFacts } from './column-facts.ts';
import { type Clue, guessByNames } from './guess-by-names.ts';

type Fits = Clue<MappingTarget>['fits'];

const isDate: Fits = (facts) => facts.isDate;
const isMeasure: Fits = (facts) => facts.isMeasure;
const isText: Fits = ({ isDate: isDay, hasCents }) => !isDay && !hasCents;
const any: Fits = () => true;
const sender = '(?:shippers?|senders?|from|origin|orig|ship from|absender|expediteur|remitente|mittente|afzender)';
const consignee =
  '(?:consignee|receivers?|recipients?|to|destination|dest|ship to|deliver to|delivery|empfanger|destinataire|destinatario|ontvanger)';
const postal = '(?:zip|zip code|postal code|postal|post code|postcode|plz|cp|code postal|codigo postal|cap)';
const state = '(?:state|province|state province|st|region|provincia|prov|bundesland)';
const country = '(?:country|country code|country territory|country territory code|land|pays|pais|paese)';
const city = '(?:city|town|ort|stadt|ville|localite|ciudad|poblacion|localidad|citta|localita|comune|plaats)';
const place = (side: string, what: string): RegExp[] => [
  new RegExp(`^${side} (?:address )?${what}$`),
  new RegExp(`^${what} ${side}$`),
];

/** In the order in which columns are assigned. */
const clues: readonly Clue<MappingTarget>[] = [
  {
    target: 'trackingNumber',
    names: [
      /\btracking\b|\btrack no\b|sendungsn|paketn|\bno suivi\b|numero (de )?(suivi|seguimiento)|\bseguimiento\b|zendingsn/,
      /\b(waybill|awb|barcode|consignment|connote|pro no|pro number|airbill|licence plate)\b/,
      /\b(parcel|package|shipment|label|piece|colis|bulto|collo|spedizione|sendung|paket)( (no|number|id|nr|num))?$/,
    ],
    fits: (facts) => isText(facts) && facts.isNumber,
  },
  {
    target: 'invoiceNumber',
    names: [
      /\binvoice (no|number|num|id|nr)$|^(inv|bill) (no|number)$|rechnungsn|rechnung nr|^(re|rg|rech) (nr|nummer)$|(numero|no) (de )?facture|numero (de )?factura|factuurn|numero fattura/,
      /^(invoice|inv|bill|rechnung|facture|factura|fattura|factuur|statement|stmt)( (no|num|nr|n|id))?$/,
    ],
    fits: isText,
  },
  {
    target: 'billDate',
    names: [
      /\b(invoice|inv|bill|billing|statement|stmt) ?(date|dt)\b|rechnungsdatum|date (de )?(la )?facture|fecha (de )?(la )?factura|data fattura|factuurdatum/,
      /^(date|datum|fecha|data)$/,
    ],
    fits: isDate,
  },
  {
    target: 'shipDate',
    names: [
      /\b(ship|shipped|shipment|shipping|pickup|pick up|collection|manifest|label|mailing|posting|despatch|dispatch) ?(date|dt)\b|^(picked up|shipped|collected|manifested)( (on|at))?$|versanddatum|abholdatum|date (d )?(expedition|envoi)|fecha (de )?(envio|recogida)|data spedizione|verzenddatum|einlieferung/,
    ],
    fits: isDate,
  },
  {
    target: 'deliveryDate',
    names: [
      /\b(delivered|delivery date|deliver date|pod date|delivery time)\b|zustelldatum|date (de )?livraison|fecha (de )?entrega|data consegna/,
    ],
    fits: isDate,
  },
  {
    target: 'accountNumber',
    names: [
      /\b(account|acct)( (no|number|num|id|nr))?$|kundennummer|kunden ?nr|kundenkonto|^(konto|kto)\b|codice cliente|(numero|no) (de )?(compte|client)|numero (de )?cuenta|klantn/,
      /^(customer|cust|cust (no|id)|kunde|client|cliente|customer (no|number|id)|shipper (no|number|id)|payer|compte|cuenta|klant)$/,
    ],
    fits: isText,
  },
  { target: 'deliveryLocation', names: [/\b(signed|signed by|signature name|pod name|received by)\b/], fits: isText },
  { target: 'weightUnit', names: [/\b(weight|wt) ?(unit|uom)\b|^uom$|gewichtseinheit/], fits: isText },
  {
    target: 'billedWeight',
    names: [
      /^(?=.*\b(billed|bill|billable|chargeable|rated|charged)\b)(?=.*\b(weight|wt|kg|lbs?)\b)|frachtpflichtiges gewicht|abrechnungsgewicht|poids (taxe|facture)|peso (facturado|tassabile)/,
      /^(weight|wt|wgt|gewicht|poids|peso)( (kgs?|lbs?|oz|g))?$|^(lbs?|kgs?|pounds|kilos)$/,
      /\b(weight|wt|gewicht|poids|peso)\b/,
    ],
    fits: isMeasure,
  },
  {
    target: 'actualWeight',
    names: [/^(?=.*\b(actual|real|scale|gross|dead|entered)\b)(?=.*\b(weight|wt)\b)|istgewicht|poids reel|peso real/],
    fits: isMeasure,
  },
  { target: 'currency', names: [/\b(currency|curr|ccy|wahrung|devise|moneda|valuta|divisa)\b/], fits: isText },
  {
    target: 'service',
    names: [
      /^(service|svc) (name|description)$/,
      /^(service|svc|dienst|servicio|servizio|prestation)$/,
      /^product (name|description)$/,
      /^(service|svc|product|produkt|producto|prodotto)( (type|level|code))?$/,
      /\bservice\b/,
    ],
    fits: isText,
  },
  { target: 'zone', names: [/\b(zone|zona|zn)\b/], fits: isText },
  {
    target: 'pieces',
    names: [
      /^(pieces|pcs|packages|parcels|qty|quantity|(no|number) of (pieces|packages)|pieces in shipment|colis|bultos|colli|stuck|anzahl)$/,
    ],
    fits: isMeasure,
  },
  { target: 'length', names: [/^(length|lange|longueur|largo|lunghezza)( (in|cm))?$/], fits: isMeasure },
  { target: 'width', names: [/^(width|breite|largeur|ancho|larghezza)( (in|cm))?$/], fits: isMeasure },
  { target: 'height', names: [/^(height|hohe|hauteur|alto|altezza)( (in|cm))?$/], fits: isMeasure },
  { target: 'payor', names: [/^(payor|payer type|bill option|payment terms|terms)$/], fits: isText },
  { target: 'senderPostalCode', names: place(sender, postal), fits: any },
  { target: 'consigneePostalCode', names: [...place(consignee, postal), new RegExp(`^${postal}$`)], fits: any },
  { target: 'senderCity', names: place(sender, city), fits: isText },
  {
    target: 'consigneeCity',
    names: [...place(consignee, city), new RegExp(`^${city}$`)],
    fits: isText,
  },
  { target: 'senderState', names: place(sender, state), fits: isText },
  {
    target: 'consigneeState',
    names: [...place(consignee, state), /^(state|province|state province|provincia|prov|bundesland)$/],
    fits: isText,
  },
  { target: 'senderCountry', names: place(sender, country), fits: isText },
  {
    target: 'consigneeCountry',
    names: [...place(consignee, country), new RegExp(`^${country}$`)],
    fits: isText,
  },
  { target: 'senderCompany', names: place(sender, 'company'), fits: isText },
  { target: 'consigneeCompany', names: place(consignee, 'company'), fits: isText },
  { target: 'senderAddress', names: place(sender, '(?:address|street|address 1|address line 1)'), fits: isText },
  { target: 'consigneeAddress', names: place(consignee, '(?:address|street|address 1|address line 1)'), fits: isText },
  { target: 'senderName', names: [...place(sender, 'name'), new RegExp(`^${sender}$`)], fits: isText },
  {
    target: 'consigneeName',
    names: [
      ...place(consignee, 'name'),
      /^(consignee|receiver|recipient|empfanger|destinataire|destinatario|ontvanger)$/,
    ],
    fits: isText,
  },
  {
    target: 'reference',
    names: [
      /\b(reference|ref|order (no|number|id)|po (no|number)|referenz|referencia|riferimento|bestellnummer)( \d)?\b/,
    ],
    fits: isText,
  },
];

/** The names of columns of a kind, the most reliable first. */
export const namesOfTarget = (target: MappingTarget): readonly RegExp[] =>
  clues.find((clue) => clue.target === target)?.names ?? [];

/** The meanings of columns of a file of invoices. */
export function guessTargets(columns: readonly ColumnFacts[]): InvoiceMapping['columns'] {
  const { targets, free } = guessByNames(columns, clues);
  const number = free.find(
    (column) => isText(column) && column.isNumber && column.hasManyDigits && column.distinct * 2 > column.filled,
  );
  const trackingNumber = targets.trackingNumber ?? number?.name;
  const day = free.find((column) => column.isDate && column.isFilled);
  const billDate = targets.billDate ?? day?.name ?? targets.shipDate;
  return {
    ...targets,
    ...(trackingNumber === undefined ? {} : { trackingNumber }),
    ...(billDate === undefined ? {} : { billDate }),
  };
}
