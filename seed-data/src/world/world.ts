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
}

/** Who ships with whom. */
export interface World {
  readonly clients: readonly WorldClient[];
  readonly accounts: readonly WorldAccount[];
}
