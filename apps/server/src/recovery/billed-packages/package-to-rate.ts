import {
  type Agreement,
  type BilledPackage,
  fee,
  feeOfAnyDay,
  hasTermOn,
  type Packs,
  packIn,
  type RatedPackage,
  triggersOn,
  type Unrated,
} from '@waybill/audit';
import { type CalendarDay, coverageLackNames, type RatingLack } from '@waybill/model';
import type { BilledChargeRow, BilledPackageRow } from './billed-packages.ts';

/** A billed package as rating takes it: what its price follows from, and what was billed. */
export interface PackageToRate {
  readonly of: RatedPackage;
  readonly billed: BilledPackage;
}

const centsOf = (amount: number): number => Math.round(amount * 100);
const poundsOf = (weight: number): number => Math.ceil(weight - 1e-9);
const not = (lacks: RatingLack, about = ''): Unrated => ({ missing: coverageLackNames[lacks], lacks, about });

/** By what a package is rated. */
interface Rules {
  readonly packs: Packs;
  readonly agreement: Agreement;
  /** Whether the bill says what no pack has: the published rate, and the percentage of fuel. */
  readonly trustsBills: boolean;
}

/** What the row of a bill says for rating, or why that is not enough. */
export function packageToRate(
  { packs, agreement, trustsBills }: Rules,
  row: BilledPackageRow,
  accessorials: readonly BilledChargeRow[],
): PackageToRate | Unrated {
  const { PICKUP_DATE: shipDate, SERVICE: service, ZONE: zone, BILL_WEIGHT_POUNDS: billWeight } = row;
  if (shipDate < agreement.from || (agreement.to !== undefined && shipDate > agreement.to)) return not('not_in_force');
  if (!hasTermOn(agreement, shipDate)) return not('no_term');
  if (row.CURRENCY_CODE !== 'USD') return not('foreign_currency', row.CURRENCY_CODE);
  if (row.BILLING_ADJUSTMENT_AMOUNT !== 0) return not('corrected');
  if (row.OTHER_AMOUNT !== 0) return not('unknown_charge');
  if (row.NO_OF_PKGS !== 1) return not('several_pieces');
  if (service === null) return not('no_service');
  if (zone === null) return not('no_billed_zone', service);
  if (billWeight === null) return not('no_billed_weight', service);
  const sides = sidesOf(row);
  const actualPounds = row.ACTUAL_WEIGHT_POUNDS ?? billWeight;
  const pounds = poundsOf(billWeight);
  if (sides === undefined && pounds > Math.max(1, poundsOf(actualPounds))) return not('no_dimensions');
  const carrierId = agreement.carrierId;
  const charges = accessorials.map((charge) => ({ charge, row: feeOf(packs, carrierId, billedFee(row, charge)) }));
  const unknown = charges.find((each) => each.row === undefined)?.charge;
  if (unknown !== undefined) return not('no_fee', unknown.CHARGE_DESCRIPTION ?? unknown.ACCESSORIAL_CODE ?? '');
  const known = charges.flatMap(({ charge, row: held }) => (held ? [{ held, cents: centsOf(charge.NET_AMOUNT) }] : []));
  if (known.some(({ held }) => held.unit === '100 dollars declared')) return not('no_declared_value');
  const bySize = new Set(triggersOn(packs, carrierId, service, shipDate).map(({ charge }) => charge));
  const names = known.map(({ held }) => held.charge);
  if (sides === undefined && names.some((name) => bySize.has(name))) return not('no_dimensions');
  const worksOutAreas = packIn(packs, carrierId, 'delivery-areas') !== undefined;
  const isWorkedOut = (name: string): boolean =>
    name === 'Residential' || bySize.has(name) || (worksOutAreas && name.startsWith('Delivery area'));
  const isHome = /residential|home delivery/i.test(service) || names.includes('Residential');
  const list = centsOf(row.TRANSPORTATION_AMOUNT);
  const discount = centsOf(row.TRANSPORTATION_DISCOUNT);
  const fuel = centsOf(row.FUEL_SURCHARGE_AMOUNT) - centsOf(row.FUEL_SURCHARGE_DISCOUNT);
  const total = centsOf(row.NET_AMOUNT);
  const net = list - discount;
  const billedCharges = known.map(({ held, cents }) => ({ charge: held.charge, amount: cents }));
  return {
    of: {
      carrierId,
      shipDate,
      service,
      originZip: row.SENDER_POSTAL_CODE ?? '',
      destinationZip: row.CONSIGNEE_POSTAL_CODE ?? '',
      usualZone: zone,
      packaging: packagingOf(service),
      movement: movementOf(row),
      receiver: isHome ? 'residential' : 'commercial',
      billing: billingOf(row.BILL_OPTION),
      actualPounds,
      ...(sides === undefined ? {} : { sides }),
      charges: names.filter((name) => !isWorkedOut(name)),
      fuelIndex: fuelIndexOf(row),
      ...(trustsBills ? { asBilled: { list, net, charges: billedCharges, fuel } } : {}),
      passedOn: total - net - fuel - known.reduce((sum, { cents }) => sum + cents, 0),
    },
    billed: {
      pounds,
      zone,
      list,
      discount,
      net,
      charges: billedCharges,
      fuel,
      total,
    },
  };
}

/** A charge as a bill names it, with what its fee depends on. */
export interface BilledFee {
  /** Its code at UPS, and its text at FedEx. */
  readonly codes: readonly string[];
  readonly service: string;
  readonly zone: string;
  readonly day: CalendarDay;
}

/** The fee of a billed charge; what its name means does not change with the prices. */
export function feeOf(packs: Packs, carrierId: number, { codes, ...on }: BilledFee) {
  const receivers = ['residential', 'commercial'];
  const onDay = codes
    .flatMap((code) => receivers.map((receiver) => ({ code, receiver })))
    .map((asked) => fee(packs, { ...asked, ...on, carrierId }));
  const onAnyDay = codes.map((code) => feeOfAnyDay(packs, { carrierId, code, service: on.service }));
  return [...onDay, ...onAnyDay].find((held) => held !== undefined);
}

const billedFee = (row: BilledPackageRow, charge: BilledChargeRow): BilledFee => ({
  codes: [charge.ACCESSORIAL_CODE, charge.CHARGE_DESCRIPTION].filter((code) => code !== null),
  service: row.SERVICE ?? '',
  zone: row.ZONE ?? '',
  day: row.PICKUP_DATE,
});

function sidesOf({ LENGTH, WIDTH, HEIGHT, DIM_UNIT }: BilledPackageRow): RatedPackage['sides'] {
  const inches = DIM_UNIT === 'cm' ? 2.54 : 1;
  return LENGTH && WIDTH && HEIGHT ? [LENGTH / inches, WIDTH / inches, HEIGHT / inches] : undefined;
}

function packagingOf(service: string): RatedPackage['packaging'] {
  if (/letter|envelope/i.test(service)) return 'letter';
  return /\bpak\b/i.test(service) ? 'pak' : 'package';
}

function movementOf(row: BilledPackageRow): RatedPackage['movement'] {
  if (row.NORMALISED_SENDER_COUNTRY === row.NORMALISED_CONSIGNEE_COUNTRY) return 'domestic';
  return row.NORMALISED_CONSIGNEE_COUNTRY === 'US' ? 'import' : 'export';
}

function billingOf(option: string | null): RatedPackage['billing'] {
  if (option === 'COLLECT') return 'freight collect';
  return option === 'THIRD PARTY' ? 'third party' : 'prepaid';
}

/** The table of fuel surcharges that counts for a service. */
export function fuelIndexOf(
  row: Pick<BilledPackageRow, 'SERVICE_CATEGORY' | 'MODE_CATEGORY'>,
): RatedPackage['fuelIndex'] {
  if (row.SERVICE_CATEGORY === 'International') return 'international';
  if (row.SERVICE_CATEGORY === 'Economy') return 'economy';
  return row.MODE_CATEGORY === 'Parcel Express' ? 'air' : 'ground';
}
