import { sharedAccessorials } from '@waybill/model';
import type { ChargeClassification } from '@waybill/warehouse';

const known = sharedAccessorials.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ');

/**
 * The charges that no rule of their layout recognises: those of the family other, and accessorials under their own text
 * or code because they have no name.
 */
export const isUnknown = `(charge_family = 'other' or (charge_family = 'other_accessorial'
  and accessorial_group in (charge_description, accessorial_code, 'Unnamed') and accessorial_group not in (${known})))`;

/** Client ids as one parameter, as JSON. */
export const ofClients = (parameter: string): string =>
  `client_id in (select unnest(from_json(${parameter}, '["integer"]')))`;

/** The charges of a name from a day on, with the values of `valuesOfName` as the first four parameters. */
export const isOfName = `carrier_id = $1 and charge_description is not distinct from $2
  and accessorial_code is not distinct from $3 and bill_date >= $4::date`;

export const valuesOfName = ({ carrierId, description, code, validFrom }: ChargeClassification) => [
  carrierId,
  description,
  code,
  validFrom,
];
