import { linesOf, type Parcel } from './parcel.ts';
import { seedCharges, seedLookalikes, seedPrices, seedWeights } from './seed-amounts.ts';
import { seedLate, seedTwice } from './seed-services.ts';
import { type AuditedYear, YearOfBills } from './year-of-bills.ts';

export { type AuditedYear, dayAfterYear, type Seeded, YearOfBills } from './year-of-bills.ts';

/** The year with errors and near-misses of every kind. */
export function auditedYear(seed = 1): AuditedYear {
  const year = new YearOfBills(seed);
  const repeat = (count: number, make: (index: number) => void) =>
    Array.from({ length: count }, (_, index) => make(index));
  const plain = ['Ground', 'Next Day Air', '2nd Day Air', 'FedEx Ground', 'FedEx Priority Overnight'] as const;
  const any = (index: number) => plain[index % plain.length] ?? 'Ground';
  const right = (kind: string, parcel: Parcel) => year.seed(kind, 'right', parcel.number, 0);

  for (const [service, count] of [
    ['Ground', 900],
    ['Next Day Air', 350],
    ['2nd Day Air', 350],
    ['FedEx Ground', 700],
    ['FedEx Priority Overnight', 350],
    ['FedEx Ground Economy', 100],
  ] as const) {
    repeat(count, (index) => {
      const parcel = year.parcel(service);
      // The discount of one service changed in September: that is no error.
      const changed = service === '2nd Day Air' && parcel.shipped >= '2025-09-01' ? { discount: 30 } : {};
      // Deliveries of the economy service are seldom told.
      const row =
        service === 'FedEx Ground Economy' && index % 5 > 0 ? { delivery_date: null, tracking_status: null } : {};
      year.bill(parcel, { row }, linesOf(parcel, changed));
    });
  }
  seedLate(year, repeat, right);
  seedTwice(year, repeat, right, any);
  seedWeights(year, repeat, right);
  seedPrices(year, repeat, right);
  seedCharges(year, repeat);
  seedLookalikes(year, repeat, right);
  return year.whole;
}
