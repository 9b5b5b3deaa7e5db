import type { CalendarDay, DateRange } from '@waybill/model';

/** What a rule could judge of a client's bills of a carrier in a month. */
export interface CoveredMonth {
  readonly rule: string;
  readonly client_id: number;
  readonly carrier_name: string;
  /** The first day of the month. */
  readonly bill_date: CalendarDay;
  /** `day:lacks:packages:cents` of each invoice date and of each that was lacking, with spaces between them. */
  readonly lacks: string;
}

/** How many packages or charges a rule could not judge for lack of something, or judged where that is empty. */
export interface JudgedByRule {
  readonly rule: string;
  readonly clientId: number;
  readonly carrierName: string;
  readonly lacks: string;
  readonly packages: number;
  readonly cents: number;
}

/** What each rule could judge of these invoice dates. */
export function judgedByRules(months: readonly CoveredMonth[], { from, to }: DateRange): readonly JudgedByRule[] {
  const sums = new Map<string, JudgedByRule>();
  for (const { rule, client_id: clientId, carrier_name: carrierName, bill_date: month, lacks: told } of months) {
    for (const each of told.split(' ')) {
      const [day, lacks, packages, cents] = each.split(':');
      // What an earlier version stored is worked out anew.
      if (day === undefined || lacks === undefined) continue;
      const date = `${month.slice(0, 8)}${day.padStart(2, '0')}`;
      if (date < from || date > to) continue;
      const about = { rule, clientId, carrierName, lacks };
      const key = JSON.stringify(about);
      const before = sums.get(key) ?? { packages: 0, cents: 0 };
      sums.set(key, { ...about, packages: before.packages + Number(packages), cents: before.cents + Number(cents) });
    }
  }
  return [...sums.values()];
}
