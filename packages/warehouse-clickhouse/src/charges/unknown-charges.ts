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
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { seenAt } from '../schema/versions.ts';
import { rowsOfAll } from '../shards/gather.ts';
import type { Servers } from '../shards/servers.ts';
import { isOfName, ofClients, valuesOfName } from './named-charges.ts';

const read =
  'carrier_id, carrier_name, charge_description, accessorial_code, charge_family, tracking_number, net_amount_usd, bill_date, client_id, invoice_number';

/** Reads the published unknown charges, one row for each carrier, text and code. */
export async function readUnknownCharges(
  servers: Servers,
  published: number,
  clientIds: readonly number[],
): Promise<UnknownCharge[]> {
  const seen = seenAt('{p1:Int32}');
  const ofShard = `from charge_level_info
     where ${seen} and ${ofClients('p2')} and ${isUnknownCharge}
       and charge_id not in (select charge_id from classified_charge where ${seen})`;
  const parameters = [published, JSON.stringify(clientIds)];
  const found = await (servers.areSeveral
    ? rowsOfAll(servers.all, { sql: `select ${read} ${ofShard}`, parameters }, (table) => ({
        sql: byName(`from ${table}`),
        parameters: [],
      }))
    : servers.first.rows(byName(ofShard), parameters));
  return found.map(unknownChargeOf);
}

const byName = (
  from: string,
): string => `select carrier_id, any(carrier_name), charge_description, accessorial_code, charge_family, count(),
       count(distinct tracking_number), toDecimalString(sum(net_amount_usd) as total, 2), min(bill_date), max(bill_date),
       arrayMap(each -> tupleElement(each, 2), groupArraySorted(${mostExamples})(
         tuple(-net_amount_usd, tuple(client_id, invoice_number, toString(bill_date), tracking_number))))
     ${from}
     group by carrier_id, charge_description, accessorial_code, charge_family
     order by abs(total) desc, carrier_id, charge_description, accessorial_code
     limit ${mostUnknownNames}`;

/** Counts the published charges that a classification would change. */
export async function readChargesToClassify(
  servers: Servers,
  published: number,
  classification: ChargeClassification,
  clientIds: readonly number[],
): Promise<ClassifiedCharges> {
  const found = await servers.onEach((connection) =>
    chargesToClassifyOn(connection, published, classification, clientIds),
  );
  const cents = found.reduce((sum, { netUsd }) => sum + BigInt(netUsd.replace('.', '')), 0n);
  return {
    charges: found.reduce((sum, { charges }) => sum + charges, 0),
    packages: found.reduce((sum, { packages }) => sum + packages, 0),
    netUsd: inDollars(cents),
  };
}

function inDollars(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

async function chargesToClassifyOn(
  connection: ClickHouseConnection,
  published: number,
  classification: ChargeClassification,
  clientIds: readonly number[],
): Promise<ClassifiedCharges> {
  const seen = seenAt('{p5:Int32}');
  const [row] = await connection.rows(
    `select count(), count(distinct tracking_id), toDecimalString(ifNull(sum(net_amount_usd), toDecimal128(0, 2)), 2)
     from charge_level_info
     where ${isOfName} and ${seen} and ${ofClients('p6')}
       and (${isClassifiable} or charge_id in (select charge_id from classified_charge where ${seen}))`,
    [...valuesOfName(classification), published, JSON.stringify(clientIds)],
  );
  return classifiedChargesOf(row);
}
