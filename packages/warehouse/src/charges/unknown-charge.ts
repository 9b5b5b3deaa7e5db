import { type ChargeFamily, sharedAccessorials } from '@waybill/model';
import type { ClassifiedCharges, ExampleOfCharge, UnknownCharge } from './charge-classification.ts';

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
export const mostUnknownNames = 1_000;
export const mostExamples = 3;

/**
 * An unknown charge from a row of an engine: carrier (id, name), text, code, family, charges, packages, dollars, first and
 * last day, and examples, each with client, invoice, day and tracking number.
 */
export function unknownChargeOf(row: readonly unknown[]): UnknownCharge {
  const [carrierId, carrierName, description, code, family, ...rest] = row;
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

/** Which charges a classification affects, from a row of an engine: charges, packages and dollars. */
export const classifiedChargesOf = ([charges, packages, netUsd]: readonly unknown[] = []): ClassifiedCharges => ({
  charges: Number(charges),
  packages: Number(packages),
  netUsd: String(netUsd),
});

function exampleOf(example: unknown): ExampleOfCharge {
  const [client, invoice, day, tracking]: readonly unknown[] = Object.values(Object(example));
  return {
    clientId: Number(client),
    invoiceNumber: String(invoice),
    billDate: String(day),
    trackingNumber: textOrNull(tracking),
  };
}

const textOrNull = (value: unknown): string | null => (value === null ? null : String(value));
