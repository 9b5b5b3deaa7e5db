import { type TenantCarrier, UnknownCarrier, UnreadableRow } from '../../layout.ts';
import { assertWeight } from '../../reading/checked-measures.ts';
import { currencyOf, keyText } from '../../reading/checked-text.ts';
import { copyOf } from '../../reading/copy-of.ts';
import { readDay, timeIn } from '../../reading/dates.ts';
import { fingerprintOf } from '../../reading/fingerprint.ts';
import { withoutDashes, withoutPadding } from '../../reading/plain-number.ts';
import { assertCount } from './assert-count.ts';
import { freightCarrier } from './freight-carriers.ts';
import { freightCharges, impliedCents, required, sumOf } from './freight-charges.ts';
import type { FreightRow, Party, TransactionSet } from './freight-row.ts';
import { find, Mistakes, partyOf, type Segment } from './transaction.ts';

/** The memory that a bill and a charge take in addition to their texts. */
const sizeOfBill = 1_500;
const sizeOfCharge = 150;
/** Codes of references: account numbers, and numbers of shipments. */
const accountReferences = ['11', '12', '14', 'AJ'];
const proReferences = ['CN', 'PRO'];
const airReferences = ['2I', 'AW', ...proReferences];
const ladingReferences = ['BM', 'MB', 'BN'];
const shippedDates = ['86', '11', '10'];
const deliveredDates = ['35', '87'];

/** Where a bill comes from. */
interface Origin {
  /** Of its last segment. */
  readonly line: number;
  /** Whom the interchange is for. */
  readonly receiver: string;
  readonly carriers: readonly TenantCarrier[];
}

const isRead = (set: string): set is TransactionSet => ['110', '210', '310'].includes(set);

/**
 * Reads freight bills from the segments of a transaction, ST to SE: one, or one for each shipment of a 110.
 * @throws UnreadableRow with every mistake in it.
 */
export function freightBills(segments: readonly Segment[], origin: Origin): FreightRow[] {
  const [start] = segments;
  const end = segments.at(-1);
  const set = start?.element(1) ?? '';
  if (!isRead(set)) {
    throw new UnreadableRow(
      'ST01',
      `Waybill reads the transaction sets 110, 210 and 310, not ‘${set.slice(0, 20)}’.`,
      start?.place,
    );
  }
  const mistakes = new Mistakes();
  mistakes.in(end, undefined, () => assertCount(end?.element(1) ?? '', segments.length, 'SE01', 'segments'));
  const b3 = find(segments, 'B3');
  if (b3 === undefined) {
    throw new UnreadableRow(
      'B3',
      'The transaction has no segment B3. It belongs behind this segment, and can be added to its text.',
      start?.place,
    );
  }
  const rows = set === '110' ? rowsOfShipments({ ...origin, set, segments, b3, mistakes }) : [];
  if (rows.length === 0) rows.push(rowOf({ ...origin, set, segments, b3, mistakes }));
  mistakes.throwAny();
  return rows;
}

/**
 * The rows of an air bill whose shipments have numbers of their own: each has its segments from LX to the next one. The first states
 * what the others leave of the amount of the invoice. None, if the bill is for one shipment.
 */
function rowsOfShipments(bill: Transaction): FreightRow[] {
  const { segments, b3, mistakes } = bill;
  const starts = segments.flatMap(({ id }, place) => (id === 'LX' ? [place] : []));
  const total = segments.findIndex(({ id }, place) => id === 'L3' && place > (starts.at(-1) ?? 0));
  const end = total === -1 ? segments.length - 1 : total;
  const head = segments.slice(0, starts[0]);
  const shipments = starts.map((start, index) => segments.slice(start, starts[index + 1] ?? end));
  if (!shipments.some((shipment) => find(shipment, 'N9', airReferences) !== undefined)) return [];
  const stated = statedCentsOf(b3, segments[total], mistakes);
  const [first, ...others] = shipments.map((shipment) => ({
    ...rowOf({ ...bill, segments: [...shipment, ...head], head }),
  }));
  if (first === undefined) return [];
  const rest = others.reduce((sum, { netCents }) => sum + netCents, 0);
  return [
    { ...first, statedCents: stated === null ? null : stated - rest },
    ...others.map((row) => ({ ...row, statedCents: stated === null ? null : row.netCents })),
  ];
}

interface Transaction extends Origin {
  readonly set: TransactionSet;
  readonly segments: readonly Segment[];
  /** Those that are about all shipments, where others are about one. */
  readonly head?: readonly Segment[];
  readonly b3: Segment;
  readonly mistakes: Mistakes;
}

/** The row of a transaction; without meaning if there are mistakes in it. */
function rowOf({ set, segments, head, b3, line, receiver, carriers, mistakes }: Transaction): FreightRow {
  const l3 = find(segments, 'L3');
  const c3 = find(segments, 'C3');
  const shipped = find(segments, 'G62', shippedDates);
  const pickedUp = find(segments, 'P1');
  const statedCents = head === undefined ? statedCentsOf(b3, l3, mistakes) : null;
  const billDate = mistakes.in(b3, '', () => dayIn(required(b3.element(6), 'B306'), 'B306') ?? '');
  const charges = freightCharges(segments, statedCents, billDate, mistakes);
  const netCents = sumOf(charges);
  const weight = weightOf(segments, l3);
  mistakes.in(l3, undefined, () => assertWeight(weight.amount, 'L301'));
  const invoiceNumber = mistakes.in(b3, '', () => key(required(b3.element(2), 'B302'), 'B302'));
  const { number, at } = numberOf(segments, set, b3);
  const proNumber = mistakes.in(at, '', () => key(number, at === b3 ? 'B303' : 'N902'));
  const shipDay = shipped?.element(2)
    ? mistakes.in(shipped, undefined, () => dayIn(shipped.element(2), 'G6202'))
    : pickedUp?.element(2)
      ? mistakes.in(pickedUp, undefined, () => dayIn(pickedUp.element(2), 'P102'))
      : mistakes.in(b3, undefined, () => dayIn(b3.element(12), 'B312'));
  const sender = partyOf(segments, ['SH', 'SF'], mistakes);
  const consignee = partyOf(segments, ['CN', 'ST'], mistakes);
  return {
    layout: 'x12-freight',
    transactionSet: set,
    line,
    invoice: {
      ...mistakes.in(b3, nobody, () => carrierOf(segments, b3, carriers)),
      accountNumber: accountOf(head ?? segments, receiver, mistakes),
      invoiceNumber: withoutPadding(withoutDashes(invoiceNumber)),
      billDate,
      currencyCode: mistakes.in(c3, '', () => currencyOf(c3?.element(1) || 'USD', 'C301')),
    },
    netCents,
    statedCents,
    characters: charges.reduce(
      (sum, { code, text }) => sum + code.length + text.length + sizeOfCharge,
      sizeOfBill + charactersOf(sender) + charactersOf(consignee),
    ),
    fingerprint: fingerprintOf([
      set,
      invoiceNumber,
      proNumber,
      shipDay,
      ...charges.flatMap(({ code, text, cents }) => [code, text.toUpperCase(), cents]),
      ...segments.filter(({ id }) => id === 'N9').map(({ element }) => `${element(1)} ${element(2)}`),
    ]),
    proNumber,
    serviceLevel: mistakes.in(find(segments, 'SL1'), '', () => key(find(segments, 'SL1')?.element(1) ?? '', 'SL101')),
    shipDay,
    deliveredAt: deliveredAtOf(segments, b3, mistakes),
    methodOfPayment: b3.element(4).toUpperCase(),
    weight: weight.amount,
    weightUnit: weight.unit,
    sender,
    consignee,
    charges,
  };
}

const charactersOf = (party: Party): number => Object.values(party).join('').length;

const key = (text: string, element: string): string => copyOf(keyText(text, element));

function statedCentsOf(b3: Segment, l3: Segment | undefined, mistakes: Mistakes): number | null {
  if (b3.element(7) !== '') return mistakes.in(b3, null, () => impliedCents(b3.element(7), 'B307'));
  const total = l3?.element(5) ?? '';
  return total === '' ? null : mistakes.in(l3, null, () => impliedCents(total, 'L305'));
}

/** The PRO number by road and the bill of lading by sea, else what names the shipment or the invoice; and where it stands. */
function numberOf(
  segments: readonly Segment[],
  set: TransactionSet,
  b3: Segment,
): { readonly number: string; readonly at: Segment } {
  const pro = find(segments, 'N9', set === '110' ? airReferences : proReferences);
  const lading = find(segments, 'N9', ladingReferences);
  const places = [
    { at: pro, number: pro?.element(2) },
    { at: lading, number: lading?.element(2) },
    { at: b3, number: b3.element(3) },
  ];
  const wanted = set === '310' ? [...places.slice(1), ...places.slice(0, 1)] : places.slice(0, 1);
  const found = wanted.find(({ number }) => number);
  return { number: found?.number || b3.element(2), at: found?.at ?? b3 };
}

const nobody = { carrierId: 0, carrierName: '' };

/** @throws UnreadableRow for a carrier that Waybill does not know. */
function carrierOf(
  segments: readonly Segment[],
  b3: Segment,
  carriers: readonly TenantCarrier[],
): { readonly carrierId: number; readonly carrierName: string } {
  const code = b3.element(11);
  const names = segments
    .filter(({ id, element }) => id === 'N1' && ['CA', 'RE'].includes(element(1)))
    .map(({ element }) => element(2))
    .filter((name) => name !== '');
  const carrier = freightCarrier(code, names, carriers);
  if (carrier !== undefined) return { carrierId: carrier.id, carrierName: carrier.name };
  const [name] = names;
  const stated = name === undefined ? `with the code ‘${code}’` : `‘${name}’ with the code ‘${code}’`;
  throw new UnknownCarrier(
    'B311',
    name ?? code,
    `Waybill does not know the carrier ${stated}. Add it under this ${name === undefined ? 'code' : 'name'} on the page Carriers, and load the file again.`,
  );
}

/** Who pays: as the bill-to party's number, a reference to an account, or the receiver of the file. */
function accountOf(segments: readonly Segment[], receiver: string, mistakes: Mistakes): string {
  const billTo = find(segments, 'N1', ['BT']);
  const reference = billTo?.element(4) ? undefined : find(segments, 'N9', accountReferences);
  const account = billTo?.element(4) || reference?.element(2) || receiver;
  const element = reference === undefined ? 'N104' : 'N902';
  const printed = mistakes.in(reference ?? billTo ?? segments[0], '', () => key(required(account, element), element));
  return withoutPadding(withoutDashes(printed));
}

function weightOf(
  segments: readonly Segment[],
  l3: Segment | undefined,
): { readonly amount: string; readonly unit: string } {
  if (l3 !== undefined && l3.element(1) !== '') return { amount: l3.element(1), unit: l3.element(12) };
  const lines = segments.filter(({ id, element }) => id === 'L0' && element(4) !== '');
  const sum = lines.reduce((total, { element }) => total + Number(element(4)), 0);
  return { amount: lines.length === 0 || !Number.isFinite(sum) ? '' : String(sum), unit: lines[0]?.element(11) ?? '' };
}

function deliveredAtOf(segments: readonly Segment[], b3: Segment, mistakes: Mistakes): string | undefined {
  const proof = find(segments, 'POD');
  if (proof?.element(1)) {
    const proven = mistakes.in(proof, undefined, () => dayIn(proof.element(1), 'POD01'));
    return proven === undefined ? undefined : `${proven} ${timeIn(proof.element(2))}`;
  }
  const delivered = find(segments, 'G62', deliveredDates);
  const ofBill = ['', '035', '35', '017'].includes(b3.element(10)) ? b3.element(9) : '';
  const day = delivered?.element(2)
    ? mistakes.in(delivered, undefined, () => dayIn(delivered.element(2), 'G6202'))
    : mistakes.in(b3, undefined, () => dayIn(ofBill, 'B309'));
  return day === undefined ? undefined : `${day} ${timeIn(delivered?.element(4) ?? '')}`;
}

/** Days are written as CCYYMMDD, in older versions as YYMMDD. */
const dayIn = (text: string, element: string): string | undefined =>
  readDay(/^\d{6}$/.test(text) ? `20${text}` : text, element, 'month first');
