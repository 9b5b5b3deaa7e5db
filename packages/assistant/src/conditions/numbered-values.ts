import type { DimensionName } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { expression } from '../words/expressions.ts';
import { isExcluded } from './excluded.ts';

const mostZones = 20;

/** A value that a question names, and where. */
export type Found = { dimension: DimensionName; values: readonly string[]; excluded: boolean; place: number };

/** ‘zone 8’, ‘zones 7 and 8’, ‘client 1002’, ‘account 334905127’, ‘invoice 8W03E5316’. */
export function useNumbered(scan: Scan, found: Found[], unknown: string[], clients: ReadonlySet<string>): void {
  for (const place of scan.places('dimension')) {
    const dimension = scan.at(place, 'dimension')?.dimension;
    if (dimension === undefined || dimension === 'tracking_status') continue;
    let next = place + 1;
    while (scan.is(next, 'number')) next += 1;
    const values: string[] = [];
    for (let text = codeAt(scan, next); text !== undefined; text = codeAt(scan, next)) {
      if (scan.grainAt(next + 1) !== undefined || (isZone(dimension) && text.length > longestZone)) break;
      values.push(isZip(dimension) ? (scan.items[next]?.text ?? text) : text);
      scan.use(next);
      const link = scan.is(next + 1, 'and') && scan.is(next + 2, 'or') ? 2 : 1;
      const isJoined = scan.is(next + link, 'and', 'or') && codeAt(scan, next + link + 1) !== undefined;
      if (isJoined && scan.is(next + link, 'or')) scan.use(next + link);
      next += isJoined ? link + 1 : 1;
    }
    if (values.length === 1 && scan.is(next, 'to')) values.push(...useZonesUpTo(scan, next, dimension, values[0]));
    if (values.length === 0) continue;
    const { excluded, isOpen } = isExcluded(scan, place, dimension);
    if (isOpen) unknown.push(scan.items[place]?.text ?? '');
    if (
      dimension === 'zone' ||
      dimension === 'rated_zone' ||
      dimension === 'invoice_number' ||
      dimension === 'tracking_number' ||
      isZip(dimension)
    ) {
      scan.use(place);
      const from = scan.beside(place, -1);
      const isOfSender = dimension === 'zip' && scan.is(from, 'from');
      if (isOfSender) scan.use(from);
      found.push({
        dimension: isOfSender ? 'sender_zip' : dimension,
        values: values.map((value) => value.toUpperCase()),
        excluded,
        place,
      });
    } else if (dimension === 'client' && values.every((value) => clients.has(value))) {
      scan.use(place);
      found.push({ dimension, values, excluded, place });
    } else {
      scan.use(place);
      unknown.push(...values.map((value) => `${scan.items[place]?.text ?? ''} ${value}`));
    }
  }
  useNumbersBeforeZones(scan, found);
  useBareZips(scan, found);
  for (const place of scan.places('measure')) {
    const text = scan.at(place, 'measure')?.measure === 'invoices' ? codeAt(scan, place + 1) : undefined;
    if (text === undefined) continue;
    scan.use(place, 2);
    found.push({ dimension: 'invoice_number', values: [text.toUpperCase()], excluded: false, place });
  }
}

const longestZone = 4;
const isZone = (dimension: DimensionName): boolean => dimension === 'zone' || dimension === 'rated_zone';

/** ZIP codes keep their zeros. */
const isZip = (dimension: DimensionName): boolean => dimension === 'zip' || dimension === 'sender_zip';

/** ‘Packages to 98101’, ‘from 91710’: five digits after a word of place are a ZIP code. */
function useBareZips(scan: Scan, found: Found[]): void {
  for (const [place, { text }] of scan.items.entries()) {
    const before = scan.beside(place, -1);
    const isZipCode = /^\d{5}$/u.test(text) && codeAt(scan, place) !== undefined && !isOfSpan(scan, place);
    if (!isZipCode || !scan.is(before, 'to', 'from') || !scan.places('measure').some((each) => each < place)) continue;
    const isOfSender = scan.is(before, 'from');
    scan.use(before);
    scan.use(place);
    found.push({ dimension: isOfSender ? 'sender_zip' : 'zip', values: [text], excluded: false, place });
  }
}

/** ‘From 10000 to 20000’ names two numbers of a span. */
function isOfSpan(scan: Scan, place: number): boolean {
  return [place - 2, place + 2].some((each) => codeAt(scan, each) !== undefined);
}

/** ‘8区’ */
function useNumbersBeforeZones(scan: Scan, found: Found[]): void {
  for (const place of scan.places('dimension')) {
    const dimension = scan.at(place, 'dimension')?.dimension;
    const value = expression('zone-after-number').test(scan.items[place]?.text ?? '')
      ? codeAt(scan, place - 1)
      : undefined;
    if (dimension !== 'zone' || value === undefined || scan.was(place - 2, 'top', 'most', 'least', 'bottom')) continue;
    scan.use(place - 1, 2);
    found.push({ dimension, values: [value], excluded: isExcluded(scan, place - 1, dimension).excluded, place });
  }
}

/** ‘zones 2 to 4’ and ‘zone 2 to zone 4’ are all zones between them. */
function useZonesUpTo(scan: Scan, place: number, dimension: DimensionName, first: string | undefined): string[] {
  if (dimension !== 'zone' && dimension !== 'rated_zone') return [];
  const named = scan.at(place + 1, 'dimension')?.dimension === dimension ? 1 : 0;
  const [from, to] = [Number(first), Number(codeAt(scan, place + 1 + named))];
  if (!Number.isInteger(from) || !Number.isInteger(to) || to <= from || to - from > mostZones) return [];
  scan.use(place, 2 + named);
  return Array.from({ length: to - from }, (_, index) => String(from + index + 1));
}

function codeAt(scan: Scan, place: number): string | undefined {
  const number = scan.at(place, 'number');
  if (number !== undefined && !number.money) return String(number.value);
  return scan.at(place, 'code')?.text;
}

/** A number of nine digits is that of a shipment, such as the PRO number of a freight carrier, where its delivery is asked for. */
function asksOfShipment(scan: Scan): boolean {
  return scan.items.some(
    ({ concept }) =>
      (concept.kind === 'intent' && ['where', 'when', 'delivered'].includes(concept.intent)) ||
      ((concept.kind === 'dimension' || concept.kind === 'value') &&
        (concept.dimension === 'tracking_status' || concept.dimension === 'tracking_number')) ||
      (concept.kind === 'measure' && concept.measure === 'packages'),
  );
}

const wordsOfInvoice = expression('invoice-or-bill');

/** A code by itself is a tracking number if it is as long as one, else an invoice number. */
export function useCodes(scan: Scan, found: Found[]): void {
  for (const place of scan.places('code')) {
    const text = scan.at(place, 'code')?.text ?? '';
    const isInvoice = [place - 1, place - 2].some((each) => wordsOfInvoice.test(scan.items[each]?.text ?? ''));
    const isShort = /^\d{9}$/.test(text);
    const isOfShipment = isShort && asksOfShipment(scan);
    if (isShort && !isInvoice && !isOfShipment) continue;
    const isTracking = !isInvoice && (isOfShipment || /^1z/i.test(text) || /^\d{10,}$/.test(text) || text.length >= 12);
    scan.use(place);
    found.push({
      dimension: isTracking ? 'tracking_number' : 'invoice_number',
      values: [text.toUpperCase()],
      excluded: false,
      place,
    });
  }
}
