import { zoneWhereClause } from '../zones/rated-zone.ts';
import { ownedNameWhereClause } from './owned-name.ts';

/** The filter dimensions in their fixed order (S2 section 3). A new one is described below. */
export const filterDimensionNames = [
  'carrier_name',
  'currency_code',
  'service_category',
  'account_division',
  'account_group',
  'account_number',
  'zone',
  'bill_option',
  'normalised_sender_country',
  'normalised_sender_state',
  'normalised_consignee_country',
  'normalised_consignee_state',
  'credit_type',
  'accessorial',
] as const;

export type FilterDimensionName = (typeof filterDimensionNames)[number];

/** The dimensions that every page offers: all but two, which only Refund and Accessorial offer. */
export const commonFilterDimensions = filterDimensionNames.filter(
  (name) => name !== 'credit_type' && name !== 'accessorial',
);

/** A dimension of the page filter panel (S2 section 3). */
export interface FilterDimension {
  readonly name: FilterDimensionName;
  readonly label: string;
  /** The column that conditions name; the catalogue resolves it. */
  readonly column: string;
  /** The condition of a choice of values, where it is more than that the column has one of them. */
  readonly whereClause?: (values: readonly string[]) => string;
  /**
   * Its values are names that a client chose (`OwnedName`): a set that filters by it is saved for one client, not for all
   * (S2 section 3).
   */
  readonly clientSpecific: boolean;
  /** The dimension that must be chosen before this one can be. */
  readonly dependsOn?: FilterDimensionName;
}

type Description = Omit<FilterDimension, 'name' | 'column' | 'clientSpecific'> & Partial<FilterDimension>;

const descriptions: Readonly<Record<FilterDimensionName, Description>> = {
  carrier_name: { label: 'Carrier' },
  currency_code: { label: 'Currency' },
  service_category: { label: 'Service' },
  account_division: { label: 'Account Division', ...named('account_division') },
  account_group: { label: 'Account Group', ...named('account_group') },
  account_number: { label: 'Account', ...named('account_number') },
  zone: { label: 'Zone', column: 'rated_zone', whereClause: zoneWhereClause },
  bill_option: { label: 'Bill Option' },
  normalised_sender_country: { label: 'Sender Country' },
  normalised_sender_state: { label: 'Sender State', dependsOn: 'normalised_sender_country' },
  normalised_consignee_country: { label: 'Receiver Country' },
  normalised_consignee_state: { label: 'Receiver State', dependsOn: 'normalised_consignee_country' },
  credit_type: { label: 'Credit Type' },
  accessorial: { label: 'Accessorial', column: 'accessorial_group' },
};

/** All dimensions, in their fixed order. */
export const filterDimensions: readonly FilterDimension[] = filterDimensionNames.map((name) => ({
  name,
  column: name,
  clientSpecific: false,
  ...descriptions[name],
}));

const byName: ReadonlyMap<string, FilterDimension> = new Map(
  filterDimensions.map((dimension) => [dimension.name, dimension]),
);

/** The dimension with that name, or undefined; safe for any text. */
export function findFilterDimension(name: string): FilterDimension | undefined {
  return byName.get(name);
}

/** A dimension whose values are names that each client chose for itself. */
function named(column: string): Pick<FilterDimension, 'clientSpecific' | 'whereClause'> & { readonly column: string } {
  return { column, clientSpecific: true, whereClause: (values) => ownedNameWhereClause(column, values) };
}
