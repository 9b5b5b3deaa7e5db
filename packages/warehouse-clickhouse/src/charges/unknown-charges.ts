import type { ChargeFamily } from '@waybill/model';
import {
  type ChargeClassification,
  type ClassifiedCharges,
  type ExampleOfCharge,
  isClassifiable,
  isUnknownCharge,
  type UnknownCharge,
} from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { seenAt } from '../schema/versions.ts';
import { rowsOfAll } from '../shards/gather.ts';
import type { Shards } from '../shards/shards.ts';
import { isOfName, ofClients, valuesOfName } from './named-charges.ts';

/** Nobody reads more of them; what is classified makes room. */
const mostNames = 1_000;
const mostExamples = 3;

const read =
  'carrier_id, carrier_name, charge_description, accessorial_code, charge_family, tracking_number, net_amount_usd, bill_date, client_id, invoice_number';

/** Reads the published charges that nothing knows, one row for each carrier, text and code. */
export async function readUnknownCharges(
  shards: Shards,
  published: number,
  clientIds: readonly number[],
): Promise<UnknownCharge[]> {
  const seen = seenAt('{p1:Int32}');
  const ofShard = `from charge_level_info
     where ${seen} and ${ofClients('p2')} and ${isUnknownCharge}
       and charge_id not in (select charge_id from classified_charge where ${seen})`;
  const parameters = [published, JSON.stringify(clientIds)];
  const found = await (shards.areSeveral
    ? rowsOfAll(shards.all, { sql: `select ${read} ${ofShard}`, parameters }, (table) => ({
        sql: byName(`from ${table}`),
        parameters: [],
      }))
    : shards.first.rows(byName(ofShard), parameters));
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
     limit ${mostNames}`;

function unknownChargeOf([
  carrierId,
  carrierName,
  description,
  code,
  family,
  ...rest
]: readonly unknown[]): UnknownCharge {
  const [charges, packages, netUsd, firstSeen, lastSeen, examples] = rest;
  return {
    carrierId: Number(carrierId),
    carrierName: String(carrierName),
    description: textOrNull(description),
    code: textOrNull(code),
    family: String(family) as ChargeFamily,
    charges: Number(charges),
    packages: Number(packages),
    netUsd: String(netUsd),
    firstSeen: String(firstSeen),
    lastSeen: String(lastSeen),
    examples: Array.isArray(examples) ? examples.map(exampleOf) : [],
  };
}

/** Counts the published charges that a classification would change. */
export async function readChargesToClassify(
  shards: Shards,
  published: number,
  classification: ChargeClassification,
  clientIds: readonly number[],
): Promise<ClassifiedCharges> {
  const found = await shards.onEach((connection) =>
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
  const [row = []] = await connection.rows(
    `select count(), count(distinct tracking_id), toDecimalString(ifNull(sum(net_amount_usd), toDecimal128(0, 2)), 2)
     from charge_level_info
     where ${isOfName} and ${seen} and ${ofClients('p6')}
       and (${isClassifiable} or charge_id in (select charge_id from classified_charge where ${seen}))`,
    [...valuesOfName(classification), published, JSON.stringify(clientIds)],
  );
  const [charges, packages, netUsd] = row;
  return { charges: Number(charges), packages: Number(packages), netUsd: String(netUsd) };
}

function exampleOf(found: unknown): ExampleOfCharge {
  const [client, invoice, day, tracking]: readonly unknown[] = Array.isArray(found) ? found : [];
  return {
    clientId: Number(client),
    invoiceNumber: String(invoice),
    billDate: String(day),
    trackingNumber: textOrNull(tracking),
  };
}

const textOrNull = (value: unknown): string | null => (value === null ? null : String(value));
