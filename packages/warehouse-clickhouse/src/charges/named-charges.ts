import type { Parameter } from '@waybill/query';
import type { ChargeClassification } from '@waybill/warehouse';

/** Client ids as one parameter, as JSON. */
export const ofClients = (parameter: string): string =>
  `client_id in (select arrayJoin(JSONExtract({${parameter}:String}, 'Array(Int32)')))`;

/** Charges with a name, from a given day on; the first four parameters are those of `valuesOfName`. */
export const isOfName = `carrier_id = {p1:Int32} and charge_description is not distinct from {p2:Nullable(String)}
  and accessorial_code is not distinct from {p3:Nullable(String)} and bill_date >= {p4:Date32}`;

export const valuesOfName = ({
  carrierId,
  description,
  code,
  validFrom,
}: ChargeClassification): readonly Parameter[] => [carrierId, description, code, validFrom];
