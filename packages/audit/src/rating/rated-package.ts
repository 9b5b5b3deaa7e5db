import type { CalendarDay, RatingLack } from '@waybill/model';
import type { Agreement } from '../agreement/agreement.ts';
import type { AgreedPackage } from '../agreement/matching-lines.ts';
import type { Packs } from '../packs/pack.ts';
import type { PackRow } from '../packs/pack-kinds.ts';

/** What the price of one package follows from. Its pieces, returns and corrections are packages of their own. */
export interface RatedPackage extends Omit<AgreedPackage, 'pounds' | 'zone'> {
  readonly carrierId: number;
  /** The day of tender, else of pickup. */
  readonly shipDate: CalendarDay;
  readonly originZip: string;
  readonly destinationZip: string;
  /** The zone where no pack has the chart, such as that of the shipper’s other packages on this lane. */
  readonly usualZone?: string;
  readonly actualPounds: number;
  /** Length, width and height in inches, if they are known. */
  readonly sides?: readonly [number, number, number];
  /** Names of charges that are due whatever the package’s size and receiver, such as Signature. */
  readonly charges: readonly string[];
  readonly declaredCents?: number;
  readonly fuelIndex: PackRow<'fuel'>['index'];
  /** The price of fuel in the ship week, where only the carrier’s table is known. */
  readonly fuelPrice?: number;
  /** What the bill says, in cents: it counts where no pack has the published rate or the percentage of fuel. */
  readonly asBilled?: Readonly<Record<'list' | 'net' | 'fuel', number>> & { readonly charges: readonly RatedCharge[] };
  /** Taxes, duties and what else is passed on as it is, in cents. */
  readonly passedOn: number;
}

/** The rules by which packages are rated. Without an agreement published prices count. */
export interface RatingRules {
  readonly packs: Packs;
  readonly agreement?: Agreement;
  /** Revenue in cents over the weeks of the agreement’s tiers, by their groups. */
  readonly revenue?: Readonly<Record<string, number>>;
}

/** A charge that is due, in cents. */
export interface RatedCharge {
  readonly charge: string;
  readonly amount: number;
}

/** Results that are taken as given instead of being worked out. */
export interface Given {
  readonly pounds?: number;
  readonly zone?: string;
  readonly list?: number;
  readonly discount?: number;
  /** Net transportation after the minimum. */
  readonly net?: number;
  readonly charges?: readonly RatedCharge[];
  readonly fuel?: number;
}

/** One line of the explanation. */
export interface RatingStep {
  readonly step: 'size' | 'weight' | 'zone' | 'list' | 'discount' | 'minimum' | 'accessorial' | 'fuel' | 'other';
  readonly what: string;
  readonly rule: string;
  /** The pack or agreement that says so; undefined where it is arithmetic or given. */
  readonly version?: string;
  /** What the step adds to the price, in cents. */
  readonly amount: number;
}

/** The price of a package, and how it came about. */
export interface Rating {
  readonly pounds: number;
  readonly zone: string;
  readonly list: number;
  readonly discount: number;
  readonly net: number;
  readonly charges: readonly RatedCharge[];
  readonly fuel: number;
  readonly total: number;
  readonly steps: readonly RatingStep[];
  /** What was assumed because no pack knows; without any, the price is certain if the packs are. */
  readonly assumptions: readonly Assumption[];
}

/** What a price rests on where no pack or bill says it. */
export interface Assumption {
  readonly about: 'size' | 'zone' | 'list' | 'minimum' | 'fuel basis' | 'fuel';
  readonly says: string;
}

/** Why a package cannot be rated. */
export interface Unrated {
  readonly missing: string;
  /** The same as a code, to count packages by it, with what is lacking, such as a service, or nothing. */
  readonly lacks: RatingLack;
  readonly about: string;
}

export const isRated = (rating: Rating | Unrated): rating is Rating => !('missing' in rating);
