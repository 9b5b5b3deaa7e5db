import { type DeliveryFact, type DeliveryMoment, referenceColumnNames } from '@waybill/model';
import type { StagedColumn, StagedValue } from '../load/staged-rows.ts';

/** The columns of a load's delivery facts until it is stored; yes and no are 1 and 0. */
export const stagedDeliveryColumns: readonly StagedColumn[] = [
  { name: 'line', type: 'integer' },
  { name: 'carrier_id', type: 'integer' },
  { name: 'tracking_number', type: 'text' },
  { name: 'promised', type: 'timestamp' },
  { name: 'promised_has_time', type: 'integer' },
  { name: 'promised_offset', type: 'integer' },
  { name: 'delivered', type: 'timestamp' },
  { name: 'delivered_has_time', type: 'integer' },
  { name: 'delivered_offset', type: 'integer' },
  { name: 'status', type: 'text' },
  { name: 'verdict', type: 'text' },
  { name: 'is_excused', type: 'integer' },
  { name: 'signed_by', type: 'text' },
  { name: 'left_at', type: 'text' },
  { name: 'shipped_on', type: 'date' },
  { name: 'account_number', type: 'text' },
  { name: 'service', type: 'text' },
  { name: 'zone', type: 'text' },
  { name: 'pounds', type: 'weight' },
  { name: 'reference', type: 'text' },
  ...referenceColumnNames.map((name) => ({ name, type: 'text' as const })),
];

/** A fact in the order of `stagedDeliveryColumns`. */
export function stagedDelivery(fact: DeliveryFact): readonly StagedValue[] {
  const { line, carrierId, trackingNumber, promised, delivered, status, verdict, signedBy, leftAt, shipped } = fact;
  return [
    line,
    carrierId,
    trackingNumber,
    ...valuesOf(promised),
    ...valuesOf(delivered),
    status,
    verdict,
    Number(fact.isExcused),
    signedBy,
    leftAt,
    shipped.day,
    shipped.accountNumber,
    shipped.service,
    shipped.zone,
    shipped.pounds,
    fact.reference,
    ...referenceColumnNames.map((name) => fact.fields[name] ?? null),
  ];
}

const valuesOf = (moment: DeliveryMoment | null): StagedValue[] =>
  moment === null ? [null, null, null] : [moment.local, Number(moment.hasTime), moment.offsetMinutes];
