import type { ChargeClassification } from '@waybill/warehouse';

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
