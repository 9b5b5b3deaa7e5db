/** A service of a carrier; freight and parcels of one name are two. */
export interface CarrierService {
  readonly isFreight: boolean;
  readonly carrier: string;
  readonly service: string;
}

/** The packages at their service's minimum charge: what they are published at, and their discount. */
interface AtMinimum {
  readonly published: number;
  readonly discount: number;
}

/** What packages of one price have in common. */
export interface CellName extends CarrierService {
  /** The carrier's own name for the service, such as Next Day Air Saver. */
  readonly product: string;
  readonly zone: string;
  /** The weight class: pounds from which, or up to which, the price is the same. */
  readonly weight: number;
  readonly currency: string;
}

/**
 * What packages of one price cost in a period. Amounts are in the displayed currency. With no packages: amounts of rows that
 * bill none.
 */
export interface CostCell extends CellName {
  readonly packages: number;
  readonly pounds: number;
  readonly net: number;
  /** Transportation before discount. */
  readonly published: number;
  readonly discount: number;
  readonly fuel: number;
  readonly accessorials: number;
  /** Published in the currency of the invoice; 0 if nothing was converted. */
  readonly publishedAsBilled: number;
  /** The lowest and highest transportation of a package, after discount. */
  readonly lowest: number;
  readonly highest: number;
  readonly atMinimum?: AtMinimum | undefined;
}

/** What a family of accessorials cost in a service. */
export interface AccessorialCost extends CarrierService {
  readonly currency: string;
  readonly family: string;
  readonly amount: number;
}

/** The business of a client that has no packages on the other side. */
export interface ClientCost extends CarrierService {
  readonly clientId: number;
  readonly packages: number;
  readonly net: number;
}

/** One side of a change. */
export interface SideCosts {
  readonly cells: readonly CostCell[];
  readonly accessorials: readonly AccessorialCost[];
  readonly clients: readonly ClientCost[];
}

/** What distinguishes services. */
export const serviceKey = ({ isFreight, carrier, service }: CarrierService): string =>
  JSON.stringify([isFreight, carrier, service]);

/** What distinguishes cells, and makes those of two sides comparable. */
export const cellKey = (cell: CellName): string =>
  JSON.stringify([serviceKey(cell), cell.product, cell.zone, cell.weight, cell.currency]);

/** The sum of what each part has. */
export const total = <Part>(parts: readonly Part[], amountOf: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + amountOf(part), 0);

/** A share of a whole; 0 of none. */
export const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
