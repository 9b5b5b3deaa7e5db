import { namedOn } from '../charge-names/dated-names.ts';
import { UnknownCarrier, UnreadableRow } from '../layout.ts';
import { countryOfAddress } from '../mapping/country-of-address.ts';
import type { AccountCurrencies, Route } from '../reading/account-currencies.ts';
import { readCents } from '../reading/cents.ts';
import { assertSides, assertWeight, mailPiecesOf, piecesOf } from '../reading/checked-measures.ts';
import { currencyOf } from '../reading/checked-text.ts';
import type { DateOrderFinder } from '../reading/date-order.ts';
import { readDay, timeIn } from '../reading/dates.ts';
import { fingerprintOf } from '../reading/fingerprint.ts';
import type { TextKeeper } from '../reading/kept-texts.ts';
import type { NumberMarks } from '../reading/number-marks.ts';
import { printedNumber, withoutDashes, withoutPadding } from '../reading/plain-number.ts';
import type { invoiceSharer } from '../reading/share-invoice.ts';
import type { DayTarget, FlatDeclaration, KeyTarget, PlaceAbove, RowRule, Target, TargetAbove } from './declaration.ts';
import { chargesIn } from './flat-charges.ts';
import type { FlatColumns } from './flat-columns.ts';
import type { FlatRecord } from './flat-records.ts';
import type { FlatCharge, FlatRow } from './flat-row.ts';
import { type FlatTexts, nameOf } from './flat-texts.ts';
import { trackingNumberOf } from './tracking-number.ts';

/** The memory that a charge takes in addition to its text. */
const sizeOfCharge = 100;

type TextOf = (target: Target) => string;

/** What the rows of a file are read with. */
export interface Reading {
  readonly declaration: FlatDeclaration;
  readonly columns: FlatColumns;
  readonly order: DateOrderFinder;
  readonly amounts: NumberMarks;
  readonly undocumented: NumberMarks;
  readonly currencies: AccountCurrencies;
  readonly share: ReturnType<typeof invoiceSharer>;
  readonly keep: TextKeeper;
  readonly texts: FlatTexts;
}

/** The row that bills, and the one that refunds it if the carrier states that on the same line. */
export function rowsOf(record: FlatRecord, reading: Reading): FlatRow[] {
  const { declaration, columns } = reading;
  const isNotBilled = declaration.notBilled?.some(({ column, texts }) =>
    texts.some((text) => plain(text) === plain(record.fields[columns.placeOf(column)] ?? '')),
  );
  if (isNotBilled === true) return [];
  const row = rowOf(record, reading);
  if (declaration.hasLinesBetweenRows === true && row.trackingNumber === null && row.charges.length === 0) return [];
  const { voids } = declaration;
  const voidedText = plain(row.text('voided'));
  if (voids === undefined || !voids.texts.some((text) => plain(text) === voidedText)) return [row];
  const given = row.charges.filter(({ column }) => voids.columns.includes(column));
  const charges = given.map((charge) => ({
    ...charge,
    cents: -charge.cents,
    incentiveCents: -charge.incentiveCents,
  }));
  const netCents = sumOf(charges);
  // A row that gives money back by itself is not given back.
  if (netCents >= 0) return [row];
  const fingerprint = fingerprintOf([row.fingerprint, 'void']);
  return [row, { ...row, kind: 'adjustment', credit: 'Void', charges, netCents, pieces: 1, fingerprint }];
}

const plain = (text: string): string => text.trim().toUpperCase();
const sumOf = (charges: readonly FlatCharge[]): number => charges.reduce((sum, { cents }) => sum + cents, 0);

function rowOf({ line, fields }: FlatRecord, reading: Reading): FlatRow {
  const { declaration, columns, order, amounts, undocumented, currencies, share, keep, texts } = reading;
  const kept = keep(fields);
  const text = (target: Target): string => texts.textOf(kept, target);
  const number = (target: KeyTarget): string => printedNumber(text(target), nameOf(declaration, target));
  const day = (target: DayTarget): string | undefined =>
    readDay(text(target), nameOf(declaration, target), order.order);
  assertMeasures(declaration, text);
  const billDate = day('billDate') ?? day('otherBillDate') ?? missing(declaration, 'billDate');
  const rule = namedOn(declaration.rowKinds, text('rowKind'), billDate);
  const charges = chargesIn(fields, columns, declaration, {
    meaningOfRow: rule?.meaning,
    billDate,
    amounts,
    undocumented,
  });
  const netCents = sumOf(charges);
  const trackingNumber = trackingNumberOf(number, text, declaration.isRoutingLeftOut === true);
  const shipDay = day('shipDate');
  const named =
    text('currency') ||
    declaration.currency ||
    (declaration.currencyIsNeeded ? missing(declaration, 'currency') : undefined);
  if (named === undefined) currencies.observe(text('accountNumber'), routeOf(text));
  const isShipped = shipDay !== undefined || isUndated(declaration, columns);
  const billsPackage = declaration.packagesBillTransportation !== true || (isShipped && billsTransportation(charges));
  const kind = kindOf(rule, trackingNumber, netCents >= 0 && billsPackage);
  return {
    layout: declaration.name,
    line,
    invoice: share({
      ...carrierOf(declaration, text),
      accountNumber: withoutPadding(withoutDashes(number('accountNumber'))) || missing(declaration, 'accountNumber'),
      invoiceNumber:
        declaration.invoices === 'day of billing'
          ? billDate
          : withoutPadding(withoutDashes(number('invoiceNumber'))) || missing(declaration, 'invoiceNumber'),
      billDate,
      currencyCode: currencyOf(named ?? currencies.currencyOf(text('accountNumber')), nameOf(declaration, 'currency')),
    }),
    netCents,
    statedCents: statedCentsOf(declaration, text, amounts),
    characters: charges.reduce((sum, charge) => sum + charge.text.length + sizeOfCharge, kept.length),
    fingerprint: fingerprintOf([
      trackingNumber,
      number('transactionNumber'),
      kind,
      shipDay,
      plain(text('service')),
      withoutPadding(text('reference')),
      Number(text('billedWeight').replace(',', '.') || 0),
      ...charges.flatMap((charge) => [plain(charge.text), charge.cents, charge.incentiveCents]),
    ]),
    kind,
    credit: rule?.credit,
    serviceCategory: rule?.serviceCategory,
    trackingNumber,
    shipDay,
    deliveredAt: deliveredAtOf(day('deliveryDate'), text),
    charges,
    pieces: piecesIn(declaration, text, trackingNumber, charges, amounts),
    kept,
    text,
  };
}

function kindOf(rule: RowRule | undefined, trackingNumber: string | null, isPackage: boolean): FlatRow['kind'] {
  if (trackingNumber === null) return 'account';
  return rule?.kind ?? (isPackage ? 'package' : 'adjustment');
}

/** Pieces of a shipment, or of mail without numbers. */
function piecesIn(
  declaration: FlatDeclaration,
  text: TextOf,
  trackingNumber: string | null,
  charges: readonly FlatCharge[],
  amounts: NumberMarks,
): number {
  const column = nameOf(declaration, 'pieces');
  if (declaration.countsMail === true && trackingNumber === null)
    return charges.some(billsMail) ? mailPiecesOf(text('pieces'), column, amounts) : 0;
  if (declaration.packagesBillTransportation === true && charges.length === 0) return 0;
  return piecesOf(text('pieces'), column);
}

/** Products of mail have names that no list knows; surcharges and taxes repeat the number of pieces. */
const billsMail = ({ meaning, cents }: FlatCharge): boolean =>
  cents > 0 && (meaning === undefined || meaning.family === 'transportation' || meaning.family === 'other');

/** Corrections come with the money of something else; pieces of a shipment with none. */
const billsTransportation = (charges: readonly FlatCharge[]): boolean =>
  charges.length === 0 || charges.some(({ meaning, cents }) => meaning?.family === 'transportation' && cents > 0);

/** Where a row's shipment began and ended. Who paid shows only in some layouts. */
export function routeOf(text: TextOf): Route {
  const payor = plain(text('payor'));
  return {
    from: countryOfAddress({
      country: text('senderCountry'),
      state: text('senderState'),
      postalCode: text('senderPostalCode'),
    }),
    to: countryOfAddress({
      country: text('consigneeCountry'),
      state: text('consigneeState'),
      postalCode: text('consigneePostalCode'),
    }),
    payer: payor.startsWith('SHIPPER') ? 'sender' : payor.startsWith('RECIPIENT') ? 'recipient' : 'other',
  };
}

/** A day of shipment tells packages from corrections, unless the file has no column for it. */
export const isUndated = ({ packagesBillTransportation }: FlatDeclaration, { targets }: FlatColumns): boolean =>
  packagesBillTransportation === true && !targets.has('shipDate');

/** The letters of a carrier's name: `U.P.S.` is `UPS`. */
const lettersOf = (name: string): string => plain(name).replaceAll(/[^A-Z]/g, '');

function carrierOf(
  { carrier, columns }: FlatDeclaration,
  text: TextOf,
): { readonly carrierId: number; readonly carrierName: string } {
  if (!('named' in carrier)) return { carrierId: carrier.id, carrierName: carrier.name };
  const printed = plain(text('carrier'));
  const letters = lettersOf(printed);
  const isCalled = (name: string) => plain(name) === printed || (letters !== '' && lettersOf(name) === letters);
  const known =
    carrier.named.find(({ words }) => letters.includes(words)) ?? carrier.added?.find(({ name }) => isCalled(name));
  if (known !== undefined) return { carrierId: known.id, carrierName: known.name };
  throw new UnknownCarrier(
    columns.carrier ?? '',
    text('carrier'),
    `Waybill does not know the carrier ‘${text('carrier')}’. Add it on the page Carriers, and load the file again.`,
  );
}

function statedCentsOf(declaration: FlatDeclaration, text: TextOf, amounts: NumberMarks): number | null {
  const stated = text('invoiceAmount');
  return stated === '' ? null : readCents(stated, nameOf(declaration, 'invoiceAmount'), amounts);
}

function deliveredAtOf(day: string | undefined, text: TextOf): string | undefined {
  return day === undefined ? undefined : `${day} ${timeIn(text('deliveryTime') || text('deliveryDate'))}`;
}

function assertMeasures(declaration: FlatDeclaration, text: TextOf): void {
  for (const target of ['actualWeight', 'billedWeight'] as const)
    assertWeight(text(target), nameOf(declaration, target));
  for (const target of ['length', 'width', 'height'] as const) assertSides(text(target), nameOf(declaration, target));
}

function missing(declaration: FlatDeclaration, target: Target): never {
  const isAbove = Object.keys(declaration.above ?? {}).includes(target);
  throw new UnreadableRow(
    nameOf(declaration, target),
    isAbove ? whyMissing(declaration.above?.[target as TargetAbove]) : 'The column is empty.',
  );
}

const whyMissing = (place: PlaceAbove | undefined): string =>
  typeof place === 'object'
    ? 'The cell above the table holds no such value.'
    : 'No cell with this label and a value is above the table.';
