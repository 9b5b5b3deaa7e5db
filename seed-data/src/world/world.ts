/** A shipper whose invoices are made up. */
export interface WorldClient {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly city: string;
  readonly state: string;
  readonly parentClientId: number | null;
  /** First three digits of the ZIP codes of its warehouses. */
  readonly origins: readonly [string, ...string[]];
  /** Share of all packages of the world. */
  readonly share: number;
  /** Share of domestic packages that go to homes. */
  readonly residentialShare: number;
  /** Share of packages that leave the country. */
  readonly internationalShare: number;
  /** Typical package, in pounds. */
  readonly medianPounds: number;
}

/** A client's account at a carrier. */
export interface WorldAccount {
  readonly id: number;
  readonly clientId: number;
  readonly carrierId: number;
  readonly number: string;
  readonly name: string;
  readonly group: string;
  readonly division: string;
  readonly active: boolean;
  readonly currencyCode: string;
  /** Share of its client's packages. */
  readonly share: number;
  /** Contract discount on transportation, 0 to 1. */
  readonly discount: number;
  /** First three digits of the ZIP code of the one warehouse that uses it; null when all of the client's do. */
  readonly shipsFrom: string | null;
}

/** A spell in which an account is not as usual. Its days are invoice dates for `billedTwice`, else ship dates. */
export interface AccountStory {
  readonly accountId: number;
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly until: string;
  /** The discount in effect instead of the contract's. */
  readonly discount?: number;
  /** The factor on list prices. */
  readonly rates?: number;
  /** The factor on the number of packages. */
  readonly volume?: number;
  /** The factor on the number of late packages. */
  readonly lateness?: number;
  /** Every package of the invoice is on a later invoice again. */
  readonly billedTwice?: boolean;
}

/** Who ships with whom. */
export interface World {
  readonly clients: readonly WorldClient[];
  readonly accounts: readonly WorldAccount[];
  /** What is out of the ordinary, for invoices that end on `today`. */
  readonly stories: (today: string) => readonly AccountStory[];
}
