import type { DuckDBConnection } from '@duckdb/node-api';
import {
  type ChargeClassification,
  type ClassifiedCharges,
  classifiedChargesOf,
  isClassifiable,
  isUnknownCharge,
  mostExamples,
  mostUnknownNames,
  type UnknownCharge,
  unknownChargeOf,
} from '@waybill/warehouse';
import { isOfName, ofClients, valuesOfName } from './named-charges.ts';

/** Reads the published unknown charges, one row for each carrier, text and code. */
export async function unknownCharges(
  connection: DuckDBConnection,
  published: number,
  clientIds: readonly number[],
): Promise<UnknownCharge[]> {
  const found = await connection.runAndReadAll(
    `select carrier_id, any_value(carrier_name), charge_description, accessorial_code, charge_family, count(*),
       count(distinct tracking_number), sum(net_amount_usd)::varchar, min(bill_date)::varchar, max(bill_date)::varchar,
       max_by({'client': client_id, 'invoice': invoice_number, 'day': bill_date::varchar, 'tracking': tracking_number},
         net_amount_usd, ${mostExamples})
     from charge_level_info c
     where load_id <= $1 and ${ofClients('$2')} and ${isUnknownCharge}
       and not exists (select 1 from classified_charge k where k.charge_id = c.charge_id)
     group by carrier_id, charge_description, accessorial_code, charge_family
     order by abs(sum(net_amount_usd)) desc, carrier_id, charge_description, accessorial_code
     limit ${mostUnknownNames}`,
    [published, JSON.stringify(clientIds)],
  );
  return found.getRowsJson().map(unknownChargeOf);
}

/** Counts the published charges that a classification would change. */
export async function chargesToClassify(
  connection: DuckDBConnection,
  published: number,
  classification: ChargeClassification,
  clientIds: readonly number[],
): Promise<ClassifiedCharges> {
  const found = await connection.runAndReadAll(
    `select count(*), count(distinct tracking_id), coalesce(sum(net_amount_usd), 0.00)::varchar
     from charge_level_info c
     where ${isOfName} and load_id <= $5 and ${ofClients('$6')}
       and (${isClassifiable} or exists (select 1 from classified_charge k where k.charge_id = c.charge_id))`,
    [...valuesOfName(classification), published, JSON.stringify(clientIds)],
  );
  return classifiedChargesOf(found.getRowsJson()[0]);
}
