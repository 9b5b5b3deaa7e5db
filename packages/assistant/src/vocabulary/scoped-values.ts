import type { DimensionName } from '../reading/reading.ts';

/** A client that the user may read. */
export interface NamedClient {
  readonly id: number;
  readonly name: string;
}

/**
 * The names that the user may use: those of their own clients and of the values in these clients' rows. Whoever looks
 * them up reads within the user's scope, so that other tenants' names are as unknown as any other word.
 */
export interface ScopedValues {
  readonly clients: readonly NamedClient[];
  readonly values: Readonly<Partial<Record<DimensionName, readonly string[]>>>;
}

/** The dimensions whose values the vocabulary holds; those of numbers and codes are too many, and recognised by their form. */
export const dimensionsWithNames: readonly DimensionName[] = [
  'carrier_name',
  'service_category',
  'service',
  'accessorial',
  'credit_type',
  'country',
  'sender_country',
  'account_number',
  'account_group',
  'account_division',
  'bill_option',
  'currency_code',
  'mode_category',
  'city',
  'sender_city',
  'cost_centre',
];
