import type { DeliveryMapping, DeliveryTarget } from '@waybill/contract';
import { deliveryColumnNames } from '../../deliveries/delivery-columns.ts';
import type { ColumnFacts } from './column-facts.ts';
import { type Clue, guessByNames } from './guess-by-names.ts';

const isDate = (facts: ColumnFacts): boolean => facts.isDate;
const isText = (facts: ColumnFacts): boolean => !facts.isDate && !facts.hasCents;
const any = (): boolean => true;
const time = '(?:time|uhrzeit|zeit|heure|hora|ora|tijd)';
const delivered =
  '(?:deliver(?:ed|y)|arriv\\w*|zustell\\w*|zugestellt|livr\\w*|entreg\\w*|consegn\\w*|afgeleverd|bezorg\\w*|pod)';
const promised =
  '(?:promis\\w*|commit\\w*|guarante\\w*|schedul\\w*|expected|estimated|planned|eta|due|target|zugesagt|geplant\\w*|voraussichtlich\\w*|soll\\w*|prevu\\w*|previst\\w*|estimad\\w*|comprometid\\w*|verwacht\\w*)';

/** In the order in which columns are assigned. */
const clues: readonly Clue<DeliveryTarget>[] = [
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
    target: 'promisedTime',
    names: [new RegExp(`^(?=.*\\b${promised})(?=.*\\b${time}\\b)`)],
    fits: (facts) => !isDate(facts),
  },
  { target: 'promised', names: [new RegExp(`\\b${promised}`)], fits: isDate },
  {
    target: 'deliveredTime',
    names: [new RegExp(`^(?=.*\\b${delivered})(?=.*\\b${time}\\b)`)],
    fits: (facts) => !isDate(facts),
  },
  {
    target: 'delivered',
    names: [
      new RegExp(`\\b${delivered}`),
      /\b(event|scan|status|ereignis|evenement|evento|last update|updated|timestamp|zeitpunkt)\b/,
      /^(date|time|date time|datum|fecha|data|moment|when|occurred( at| on)?)$/,
    ],
    fits: isDate,
  },
  {
    target: 'signedBy',
    names: [
      /\bsign\w*\b|\breceived by\b|\bpod name\b|unterschr|unterzeichn|signe par|signataire|firm|ondertekend|ontvangen door|empfangen von/,
    ],
    fits: isText,
  },
  {
    target: 'leftAt',
    names: [
      /\bleft (at|with)\b|\bdrop ?off\b|\b(delivery|delivered) (to|location|place)\b|abstellort|ablageort|lieu de livraison|lugar de entrega/,
    ],
    fits: isText,
  },
  { target: 'timeZone', names: [/\b(time ?zone|utc|gmt|zeitzone|fuseau|zona horaria)\b/], fits: any },
  {
    target: 'reason',
    names: [/\b(reason|exception|delay|grund|motif|motivo|reden)\b/],
    fits: isText,
  },
  {
    target: 'status',
    names: [
      /\b(status|state of delivery|outcome|ergebnis|resultado|resultat|esito|estado|statut|etat|stato|event|activity|ereignis|evenement|evento)\b/,
    ],
    fits: isText,
  },
  {
    target: 'carrier',
    names: [/^(carrier|carrier name|scac|transporteur|transportista|corriere|vervoerder|spediteur)$/],
    fits: isText,
  },
  {
    target: 'shipDate',
    names: [/\b(ship|shipped|shipment|pickup|manifest|label|dispatch|versand\w*|expedition|envio|spedizione)\b/],
    fits: isDate,
  },
  {
    target: 'accountNumber',
    names: [/\b(account|acct|shipper (no|number|id)|kundennummer|compte|cuenta)\b/],
    fits: isText,
  },
  { target: 'service', names: [/\b(service|servicio|servizio|ship(ping)? method)\b/], fits: isText },
  { target: 'zone', names: [/^(zone|zona|zone code)$/], fits: isText },
  { target: 'weightUnit', names: [/\b(weight|wt) ?(unit|uom)\b/], fits: isText },
  {
    target: 'orderNumber',
    names: [
      /\b(order|sales order|purchase order|po)( (no|nr|num|number|id|ref))?$|bestell(nummer|nr)|commande|pedido|ordine/,
    ],
    fits: isText,
  },
  { target: 'sku', names: [/\b(sku|article|artikel|articulo|articolo|item)\b/], fits: isText },
  {
    target: 'costCentre',
    names: [/\bcost (cent(re|er)|code)\b|kostenstelle|centre de couts?|centro de costes?|centro di costo/],
    fits: isText,
  },
  { target: 'carton', names: [/\b(carton|box|karton|caja|scatola)( (type|code|size))?$/], fits: isText },
  { target: 'weight', names: [/\b(weight|wt|gewicht|poids|peso)\b/], fits: (facts) => facts.isMeasure },
];

/** The meanings of columns of a file of deliveries. */
export function guessDeliveryTargets(columns: readonly ColumnFacts[]): DeliveryMapping['columns'] {
  const { targets, free } = guessByNames(columns, clues, (target) => deliveryColumnNames[target]);
  if (targets.trackingNumber !== undefined) return targets;
  const numbers = free.filter((column) => isText(column) && column.isNumber);
  const [most] = numbers.toSorted((one, other) => other.distinct - one.distinct);
  return most === undefined ? targets : { ...targets, trackingNumber: most.name };
}
