import {
  dashboardDimensions,
  dimensionWords,
  oneOf,
  type TableName,
  weekdayExpression,
  zipWhereClause,
  zoneWhereClause,
} from '@waybill/model';
import type { DimensionName } from '../reading/reading.ts';

/** What figures can be split and narrowed by, in the query language. */
export interface Dimension {
  readonly name: DimensionName;
  readonly text: string;
  readonly expression: string;
  /** The tables that tell it. */
  readonly tables: readonly TableName[];
  /** What also holds where figures are split or narrowed by it: a state is one of the US. */
  readonly whereClauses: readonly string[];
  readonly condition: (values: readonly string[]) => string;
}

type Description = Pick<Dimension, 'text'> & Partial<Dimension>;

const both: readonly TableName[] = ['package_level_info', 'charge_level_info'];
const chargesOnly: readonly TableName[] = ['charge_level_info'];
const packagesOnly: readonly TableName[] = ['package_level_info'];

const descriptions: Readonly<Record<DimensionName, Description>> = {
  carrier_name: { text: 'Carrier' },
  service_category: { text: 'Service Category' },
  service: { text: 'Service Name' },
  accessorial: {
    text: 'Accessorial',
    expression: 'accessorial_group',
    tables: chargesOnly,
    whereClauses: ["charge_family = 'other_accessorial'"],
  },
  credit_type: { text: 'Credit Type', tables: chargesOnly, whereClauses: ["credit_type <> ''"] },
  tracking_status: { text: 'Tracking Status' },
  zone: { text: 'Zone' },
  rated_zone: { text: 'Rated Zone', condition: zoneWhereClause },
  state: {
    text: 'Receiver State',
    expression: 'normalised_consignee_state',
    whereClauses: ["normalised_consignee_country = 'US'"],
  },
  sender_state: {
    text: 'Sender State',
    expression: 'normalised_sender_state',
    whereClauses: ["normalised_sender_country = 'US'"],
  },
  country: { text: 'Receiver Country', expression: 'normalised_consignee_country' },
  sender_country: { text: 'Sender Country', expression: 'normalised_sender_country' },
  city: { text: 'Receiver City', expression: 'consignee_city' },
  sender_city: { text: 'Sender City' },
  zip: { text: 'Receiver Zip', ...postalCode('consignee_postal_code') },
  sender_zip: { text: 'Sender Zip', ...postalCode('sender_postal_code') },
  weekday: { text: 'Ship Weekday', expression: weekdayExpression },
  account_number: { text: 'Account' },
  account_group: { text: 'Account Group' },
  account_division: { text: 'Account Division' },
  bill_option: { text: 'Bill Option' },
  currency_code: { text: 'Currency' },
  client: {
    text: 'Client',
    expression: 'client_id',
    condition: (values) => `client_id in (${values.filter((value) => /^\d{1,9}$/.test(value)).join(',')})`,
  },
  mode_category: { text: 'Mode' },
  bucket_name: { text: 'Parcel or Freight' },
  weight_break: {
    text: 'Weight Break',
    expression: dashboardDimensions.weightBreak.expression,
    tables: packagesOnly,
  },
  charge_family: { text: 'Charge Family', tables: chargesOnly },
  invoice_number: { text: 'Invoice' },
  tracking_number: { text: 'Tracking Number' },
};

function postalCode(expression: string): Pick<Description, 'expression' | 'condition'> {
  return { expression, condition: (values) => zipWhereClause(expression, values) };
}

/** Everything that figures can be split and narrowed by, by name. */
export const dimensions: Readonly<Record<DimensionName, Dimension>> = Object.fromEntries(
  dimensionNames().map((name) => {
    const { expression = name, ...description } = descriptions[name];
    const condition = (values: readonly string[]) => oneOf(expression, values);
    return [name, { name, expression, tables: both, whereClauses: [], condition, ...description }];
  }),
) as unknown as Readonly<Record<DimensionName, Dimension>>;

/** The names of all dimensions. */
export function dimensionNames(): readonly DimensionName[] {
  return Object.keys(dimensionWords) as DimensionName[];
}
