import {
  type Agreement,
  type Given,
  isRated,
  type Packs,
  type RatedPackage,
  type Rating,
  ratePackage,
  type Unrated,
  withChangedPack,
} from '@waybill/audit';
import type { OwnService, OwnServices } from './own-services.ts';

/** An agreement with the revenue by which its tiers are measured. */
export interface AgreementInUse {
  readonly agreement: Agreement;
  readonly revenue: Readonly<Record<string, number>>;
}

/** Prices that do not depend on the agreement. */
interface Held {
  readonly packs: Packs;
  readonly services: OwnServices;
}

/** A package with the rules that the changes so far have made. */
export class RatedState {
  readonly #revenue: AgreementInUse['revenue'];
  readonly #services: OwnServices;
  #agreement: Agreement;
  #packs: Packs;
  #of: RatedPackage;
  #points = 0;
  #minimum = 0;

  constructor({ agreement, revenue }: AgreementInUse, { packs, services }: Held, of: RatedPackage) {
    this.#agreement = agreement;
    this.#revenue = revenue;
    this.#packs = packs;
    this.#services = services;
    this.#of = of;
  }

  /**
   * Lets the package go by another service. Where no pack has the published rate or the percentage of fuel, those of the
   * client's other packages by it count, not those of this bill.
   */
  move({ service, zone, fuelIndex }: OwnService): void {
    const { asBilled: _, ...rest } = this.#of;
    const of: RatedPackage = { ...rest, service, usualZone: zone, fuelIndex, packaging: 'package' };
    this.#of = of;
    const placed = ratePackage({ packs: this.#packs, agreement: this.#agreement }, of, { list: 0, fuel: 0 });
    if (!isRated(placed)) return;
    const list = this.#services.publishedRate({ ...of, zone: placed.zone, pounds: placed.pounds });
    const share = this.#services.fuelShare(of);
    if (list === undefined || share === undefined) return;
    this.#of = { ...of, asBilled: { list, net: wholeNet, charges: [], fuel: Math.round(share * wholeNet) } };
  }

  /**
   * Sends the package from elsewhere. Where no pack has the published rate of the new zone, that of the client's other
   * packages in it counts, not that of this bill.
   */
  relocate(originZip: string, usualZone: string): void {
    const { asBilled, ...rest } = this.#of;
    const of: RatedPackage = { ...rest, originZip, usualZone };
    this.#of = of;
    const rules = { packs: this.#packs, agreement: this.#agreement };
    const placed = ratePackage(rules, of, { list: 0, fuel: 0 });
    if (!isRated(placed) || asBilled === undefined) return;
    const { zone, pounds } = placed;
    const isHeld = isRated(ratePackage(rules, of, { fuel: 0 }));
    const list = isHeld ? asBilled.list : this.#services.publishedRate({ ...of, zone, pounds });
    if (list !== undefined) this.#of = { ...of, asBilled: { ...asBilled, list } };
  }

  change(kind: 'rates' | 'discount' | 'divisor' | 'minimum' | 'fuel', value: number): void {
    if (kind === 'rates') {
      this.#packs = raisedRates(this.#packs, this.#of.carrierId, value);
      const { asBilled } = this.#of;
      if (asBilled) this.#of = { ...this.#of, asBilled: { ...asBilled, list: raised(asBilled.list, value) } };
    }
    if (kind === 'fuel') this.#packs = raisedFuel(this.#packs, this.#of.carrierId, value);
    if (kind === 'divisor')
      this.#agreement = { ...this.#agreement, dimensions: [{ services: ['%'], divisor: value, above: 0 }] };
    if (kind === 'discount') this.#points = value;
    if (kind === 'minimum') this.#minimum = Math.round(value * 100);
  }

  /** The price, or what is missing for it. */
  rate(): Rating | Unrated {
    const agreed = this.#rateWith({});
    if (!isRated(agreed) || (this.#points === 0 && this.#minimum === 0)) return agreed;
    const { list } = agreed;
    const more = Math.sign(this.#points) * Math.round((list * Math.abs(this.#points)) / 100);
    const discount = Math.min(list, Math.max(0, agreed.discount + more));
    if (this.#minimum === 0) return this.#rateWith({ discount });
    return this.#rateWith({ discount, net: Math.max(list - discount, this.#minimum) });
  }

  #rateWith(given: Given): Rating | Unrated {
    const rules = { packs: this.#packs, agreement: this.#agreement, revenue: this.#revenue };
    return ratePackage(rules, this.#of, given);
  }
}

/** Transportation on which fuel is given as a share, in cents. */
const wholeNet = 1_000_000;

const raised = (cents: number, percent: number): number => Math.round((cents * (100 + percent)) / 100);

const raisedRates = keptByValue((packs, carrierId, percent) =>
  withChangedPack(packs, carrierId, 'list-rates', (row) => ({ ...row, amount: raised(row.amount, percent) })),
);

const raisedFuel = keptByValue((packs, carrierId, points) =>
  withChangedPack(packs, carrierId, 'fuel', (row) => ({ ...row, percent: Math.max(0, row.percent + points) })),
);

/** Changing packs takes as long as rating many packages, so that what was made is kept while its packs are in use. */
function keptByValue(make: (packs: Packs, carrierId: number, value: number) => Packs) {
  const kept = new WeakMap<Packs, Map<string, Packs>>();
  return (packs: Packs, carrierId: number, value: number): Packs => {
    const ofPacks = kept.get(packs) ?? new Map<string, Packs>();
    kept.set(packs, ofPacks);
    const key = `${carrierId} ${value}`;
    const made = ofPacks.get(key) ?? make(packs, carrierId, value);
    ofPacks.set(key, made);
    return made;
  };
}
