import { fits, type PackKind, type Packs, packIn } from '@waybill/audit';
import type { Finding, PublishedRule } from '@waybill/contract';
import { type ExceptionRule, parcelCarriers } from '@waybill/model';

interface Asked extends Pick<Finding, 'rule' | 'carrierName' | 'service' | 'shipDate'>, Pick<ExceptionRule, 'claim'> {
  /** When the package was delivered, if it is known. */
  readonly delivered: string | null;
}

/** The packs that each rule reads besides the claim clocks; the others compare with the shipper's own bills alone. */
const packsOf: Readonly<Record<string, readonly PackKind[]>> = {
  late_guaranteed: ['guarantees', 'guarantee-exclusions', 'commitments', 'service-days', 'holidays'],
  weight_far_above: ['dimensions', 'triggers'],
  handling_not_due: ['triggers'],
};

/** Columns that every row has: they are told apart from what it says. */
const dated = new Set(['from', 'to', 'source', 'second_hand']);

/** The rows of the rule packs that a finding rests on, as of the package's ship date. */
export function publishedRules(
  packs: Packs,
  { rule, claim, carrierName, service, shipDate, delivered }: Asked,
): PublishedRule[] {
  const carrierId = parcelCarriers.find(({ name }) => name === carrierName)?.id;
  if (carrierId === undefined) return [];
  const kinds: readonly PackKind[] = [...(packsOf[rule] ?? []), 'claim-clocks'];
  return kinds.flatMap((kind) => {
    const pack = packIn(packs, carrierId, kind);
    const lastDay = kind === 'holidays' ? (delivered ?? shipDate).slice(0, shipDate.length) : shipDate;
    return (pack?.rows ?? [])
      .filter((row) => row.from <= lastDay && (row.to === null || row.to >= shipDate))
      .filter((row) => {
        const values: Readonly<Record<string, unknown>> = row;
        const isOfService = typeof values.service !== 'string' || fits(values.service, service);
        return isOfService && (kind !== 'claim-clocks' || values.claim === claim);
      })
      .map((row) => ({
        kind,
        version: pack?.version ?? '',
        says: Object.entries(row)
          .filter(([name, value]) => !dated.has(name) && value !== null && value !== '%')
          .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${String(value)}`)
          .join(', '),
        from: row.from,
        to: row.to,
        source: row.source,
        isSecondHand: row.second_hand,
      }));
  });
}
