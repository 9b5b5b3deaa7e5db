import { type ChargeFamily, sharedAccessorials } from '@waybill/model';
import { date, type Sql, sql } from '@waybill/query';
import type { Reader } from '../engine/reader.ts';
import { amount, textOf } from '../engine/values.ts';
import type {
  ChargeClassification,
  ClassifiedCharges,
  ExampleOfCharge,
  UnknownCharge,
} from '../ledger/charge-classification.ts';

const known = sharedAccessorials.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ');

/**
 * The condition on charges that no rule of their layout knows: those of the family other, and accessorials that are
 * called by their own text or code for want of a name.
 */
export const isUnknownCharge = `(charge_family = 'other' or (charge_family = 'other_accessorial'
  and (accessorial_group = charge_description or accessorial_group = accessorial_code or accessorial_group = 'Unnamed')
  and accessorial_group not in (${known})))`;

/**
 * The condition on charges of a name that its classification decides: all with a text or code, whatever a rule says,
 * except adjustments of earlier charges, which stay adjustments. Of those without a name, only the unknown ones.
 */
export const isClassifiable = `(${isUnknownCharge} or (charge_family <> 'billing_adjustment'
  and (charge_description is not null or accessorial_code is not null)))`;

/** Nobody reads more names than this; classified ones make room for others. */
const mostUnknownNames = 1_000;
const mostExamples = 3;

/** The condition on charges of these clients. */
export const ofClients = ({ dialect }: Pick<Reader, 'dialect'>, clientIds: readonly number[]): Sql =>
  sql`client_id in (${dialect.jsonValues(JSON.stringify(clientIds), 'integer')})`;

/** The condition on the charges of a name from a day on. */
export function isOfName(
  { dialect }: Pick<Reader, 'dialect'>,
  { carrierId, description, code, validFrom }: ChargeClassification,
): Sql {
  const is = (column: Sql, value: string | null): Sql =>
    value === null ? sql`${column} is null` : sql`${column} = ${value}`;
  return sql`carrier_id = ${carrierId} and ${is(sql`charge_description`, description)}
    and ${is(sql`accessorial_code`, code)} and bill_date >= ${dialect.literal({ type: date, value: validFrom })}`;
}

const readColumns = sql.raw(
  'carrier_id, carrier_name, charge_description, accessorial_code, charge_family, tracking_number, net_amount_usd, bill_date, client_id, invoice_number',
);

/** Reads the published unknown charges, one for each carrier, text and code. */
export async function readUnknownCharges(reader: Reader, clientIds: readonly number[]): Promise<UnknownCharge[]> {
  const { dialect, seen, ask } = reader;
  const found = await ask(
    sql`select ${readColumns} from charge_level_info
      where ${seen()} and ${ofClients(reader, clientIds)} and ${sql.raw(isUnknownCharge)}
        and charge_id not in (select charge_id from classified_charge where ${seen()})`,
    { lane: 'long', gather: (rows) => byName(dialect, rows) },
  );
  return found.map(unknownChargeOf);
}

function byName(dialect: Reader['dialect'], rows: Sql): Sql {
  const example = [sql`client_id`, sql`invoice_number`, sql`bill_date`, sql`tracking_number`];
  return sql`select carrier_id, ${dialect.anyOf(sql`carrier_name`)}, charge_description, accessorial_code, charge_family,
      count(*), count(distinct tracking_number), ${amount(dialect, sql`sum(net_amount_usd)`)}, min(bill_date),
      max(bill_date), ${dialect.topBy(example, sql`net_amount_usd`, mostExamples)}
    from ${rows} charges
    group by carrier_id, charge_description, accessorial_code, charge_family
    order by abs(sum(net_amount_usd)) desc, carrier_id, charge_description, accessorial_code
    limit ${sql.lit(mostUnknownNames)}`;
}

/** Counts the published charges that a classification would change. */
export async function readChargesToClassify(
  reader: Reader,
  classification: ChargeClassification,
  clientIds: readonly number[],
): Promise<ClassifiedCharges> {
  const { dialect, seen, ask } = reader;
  const [[charges, packages, netUsd = null] = []] = await ask(
    sql`select count(*) as charges, count(distinct tracking_id) as packages, sum(net_amount_usd) as dollars
      from charge_level_info
      where ${isOfName(reader, classification)} and ${seen()} and ${ofClients(reader, clientIds)}
        and (${sql.raw(isClassifiable)} or charge_id in (select charge_id from classified_charge where ${seen()}))`,
    {
      lane: 'long',
      gather: (rows) =>
        sql`select sum(charges), sum(packages), ${amount(dialect, sql`sum(dollars)`)} from ${rows} found`,
    },
  );
  return { charges: Number(charges), packages: Number(packages), netUsd: String(netUsd ?? '0.00') };
}

function unknownChargeOf(row: readonly unknown[]): UnknownCharge {
  const [carrierId, carrierName, description, code, family, ...rest] = row;
  const [charges, packages, netUsd, firstSeen, lastSeen, examples] = rest;
  return {
    carrierId: Number(carrierId),
    carrierName: String(carrierName),
    description: textOf(description),
    code: textOf(code),
    family: String(family) as ChargeFamily,
    charges: Number(charges),
    packages: Number(packages),
    netUsd: String(netUsd),
    firstSeen: String(firstSeen),
    lastSeen: String(lastSeen),
    examples: Array.isArray(examples) ? examples.map(exampleOf) : [],
  };
}

function exampleOf(example: unknown): ExampleOfCharge {
  const [client, invoice, day, tracking]: readonly unknown[] = Object.values(Object(example));
  return {
    clientId: Number(client),
    invoiceNumber: String(invoice),
    billDate: String(day),
    trackingNumber: textOf(tracking),
  };
}
