import type { InvoiceMapping, MappingTarget } from '@waybill/contract';
import type { ColumnFacts } from './column-facts.ts';

type Shape = (facts: ColumnFacts) => boolean;

interface Clue {
  readonly target: MappingTarget;
  /** Names of columns of this kind, the most reliable first. */
  readonly names: readonly RegExp[];
  readonly shape: Shape;
}

const isDate: Shape = (facts) => facts.isDate;
const isAmount: Shape = (facts) => facts.isAmount;
const isText: Shape = ({ isDate: isDay, hasCents }) => !isDay && !hasCents;
const any: Shape = () => true;
const sender = '(?:shipper|sender|from|origin|ship from|absender|expediteur|remitente|mittente|afzender)';
const consignee =
  '(?:consignee|receiver|recipient|to|destination|dest|ship to|deliver to|delivery|empfanger|destinataire|destinatario|ontvanger)';
const postal = '(?:zip|zip code|postal code|postal|post code|postcode|plz|cp|code postal|codigo postal|cap)';
const place = (side: string, what: string): RegExp[] => [
  new RegExp(`^${side} (?:address )?${what}$`),
  new RegExp(`^${what} ${side}$`),
];

/** In the order in which columns are assigned. */
const clues: readonly Clue[] = [
  {
    target: 'trackingNumber',
    names: [
      /\btracking\b|\btrack no\b|sendungsn|paketn|\bno suivi\b|numero (de )?(suivi|seguimiento)|\bseguimiento\b|zendingsn/,
      /\b(waybill|awb|barcode|consignment|connote|pro no|pro number|airbill|licence plate)\b/,
      /\b(parcel|package|shipment|label|piece|colis|bulto|collo|spedizione|sendung|paket)( (no|number|id|nr|num))?$/,
    ],
    shape: (facts) => isText(facts) && facts.isNumber,
  },
  {
    target: 'invoiceNumber',
    names: [
      /\binvoice (no|number|num|id|nr)$|^(inv|bill) (no|number)$|rechnungsn|rechnung nr|(numero|no) (de )?facture|numero (de )?factura|factuurn|numero fattura/,
      /^(invoice|inv|rechnung|facture|factura|fattura|factuur|statement|stmt)( (no|num|id))?$/,
    ],
    shape: isText,
  },
  {
    target: 'billDate',
    names: [
      /\b(invoice|inv|bill|billing|statement|stmt) ?(date|dt)\b|rechnungsdatum|date (de )?(la )?facture|fecha (de )?(la )?factura|data fattura|factuurdatum/,
      /^(date|datum|fecha|data)$/,
    ],
    shape: isDate,
  },
  {
    target: 'shipDate',
    names: [
      /\b(ship|shipped|shipment|shipping|pickup|pick up|collection|manifest|label|despatch|dispatch) ?(date|dt)\b|^(picked up|shipped|collected|manifested)( (on|at))?$|versanddatum|abholdatum|date (d )?(expedition|envoi)|fecha (de )?(envio|recogida)|data spedizione|verzenddatum|einlieferung/,
    ],
    shape: isDate,
  },
  {
    target: 'deliveryDate',
    names: [
      /\b(delivered|delivery date|deliver date|pod date|delivery time)\b|zustelldatum|date (de )?livraison|fecha (de )?entrega|data consegna/,
    ],
    shape: isDate,
  },
  {
    target: 'accountNumber',
    names: [
      /\b(account|acct)( (no|number|num|id|nr))?$|kundennummer|kunden nr|(numero|no) (de )?(compte|client)|numero (de )?cuenta|klantn/,
      /^(customer|cust|cust (no|id)|kunde|client|cliente|customer (no|number|id)|shipper (no|number|id)|payer|compte|cuenta|klant)$/,
    ],
    shape: isText,
  },
  { target: 'deliveryLocation', names: [/\b(signed|signed by|signature name|pod name|received by)\b/], shape: isText },
  { target: 'weightUnit', names: [/\b(weight|wt) ?(unit|uom)\b|^uom$|gewichtseinheit/], shape: isText },
  {
    target: 'billedWeight',
    names: [
      /\b(billed|bill|billable|chargeable|rated|charged)\b.*\b(weight|wt|kg|lbs?)\b|frachtpflichtiges gewicht|abrechnungsgewicht|poids (taxe|facture)|peso (facturado|tassabile)/,
      /^(weight|wt|wgt|gewicht|poids|peso)( (kgs?|lbs?|oz|g))?$|^(lbs?|kgs?|pounds|kilos)$/,
      /\b(weight|wt|gewicht|poids|peso)\b/,
    ],
    shape: isAmount,
  },
  {
    target: 'actualWeight',
    names: [/\b(actual|real|scale|gross|dead|entered)\b.*\b(weight|wt)\b|istgewicht|poids reel|peso real/],
    shape: isAmount,
  },
  { target: 'currency', names: [/\b(currency|curr|ccy|wahrung|devise|moneda|valuta|divisa)\b/], shape: isText },
  {
    target: 'service',
    names: [
      /^(service|svc|product|produkt|producto|prodotto|dienst|servicio|servizio|prestation)( (name|type|level|description|code))?$/,
      /\bservice\b/,
    ],
    shape: isText,
  },
  { target: 'zone', names: [/\b(zone|zona|zn)\b/], shape: isText },
  {
    target: 'pieces',
    names: [/^(pieces|pcs|packages|parcels|qty|quantity|no of (pieces|packages)|colis|bultos|colli|stuck|anzahl)$/],
    shape: isAmount,
  },
  { target: 'length', names: [/^(length|lange|longueur|largo|lunghezza)( (in|cm))?$/], shape: isAmount },
  { target: 'width', names: [/^(width|breite|largeur|ancho|larghezza)( (in|cm))?$/], shape: isAmount },
  { target: 'height', names: [/^(height|hohe|hauteur|alto|altezza)( (in|cm))?$/], shape: isAmount },
  { target: 'payor', names: [/^(payor|payer type|bill option|payment terms|terms)$/], shape: isText },
  { target: 'senderPostalCode', names: place(sender, postal), shape: any },
  { target: 'consigneePostalCode', names: [...place(consignee, postal), new RegExp(`^${postal}$`)], shape: any },
  { target: 'senderCity', names: place(sender, '(?:city|town|ort|ville|ciudad|citta)'), shape: isText },
  {
    target: 'consigneeCity',
    names: [...place(consignee, '(?:city|town|ort|ville|ciudad|citta)'), /^(city|town|ort|ville|ciudad|citta)$/],
    shape: isText,
  },
  { target: 'senderState', names: place(sender, '(?:state|province|st|region)'), shape: isText },
  {
    target: 'consigneeState',
    names: [...place(consignee, '(?:state|province|st|region)'), /^(state|province)$/],
    shape: isText,
  },
  { target: 'senderCountry', names: place(sender, '(?:country|country code|land|pays|pais|paese)'), shape: isText },
  {
    target: 'consigneeCountry',
    names: [
      ...place(consignee, '(?:country|country code|land|pays|pais|paese)'),
      /^(country|country code|land|pays|pais|paese)$/,
    ],
    shape: isText,
  },
  { target: 'senderCompany', names: place(sender, 'company'), shape: isText },
  { target: 'consigneeCompany', names: place(consignee, 'company'), shape: isText },
  { target: 'senderAddress', names: place(sender, '(?:address|street|address 1|address line 1)'), shape: isText },
  { target: 'consigneeAddress', names: place(consignee, '(?:address|street|address 1|address line 1)'), shape: isText },
  { target: 'senderName', names: [...place(sender, 'name'), new RegExp(`^${sender}$`)], shape: isText },
  {
    target: 'consigneeName',
    names: [
      ...place(consignee, 'name'),
      /^(consignee|receiver|recipient|empfanger|destinataire|destinatario|ontvanger)$/,
    ],
    shape: isText,
  },
  {
    target: 'reference',
    names: [
      /\b(reference|ref|order (no|number|id)|po (no|number)|referenz|referencia|riferimento|bestellnummer)( \d)?\b/,
    ],
    shape: isText,
  },
];

/** The meanings of columns, from their names and contents; each column has one meaning. */
export function guessTargets(columns: readonly ColumnFacts[]): InvoiceMapping['columns'] {
  const taken = new Set<ColumnFacts>();
  const guessed: Partial<Record<MappingTarget, string>> = {};
  const give = (target: MappingTarget, column: ColumnFacts | undefined): void => {
    if (column === undefined) return;
    taken.add(column);
    guessed[target] = column.name;
  };
  for (const { target, names, shape } of clues) {
    const free = columns.filter((column) => !taken.has(column) && column.filled > 0 && shape(column));
    give(
      target,
      names.map((name) => free.find(({ words }) => name.test(words))).find((column) => column !== undefined),
    );
  }
  const free = (shape: Shape) => columns.find((column) => !taken.has(column) && column.filled > 0 && shape(column));
  if (guessed.trackingNumber === undefined)
    give(
      'trackingNumber',
      free((column) => isText(column) && column.isNumber && column.distinct * 2 > column.filled),
    );
  if (guessed.billDate === undefined)
    give(
      'billDate',
      free((column) => column.isDate && column.isFilled),
    );
  if (guessed.billDate === undefined && guessed.shipDate !== undefined) guessed.billDate = guessed.shipDate;
  return guessed;
}
