import { addDays, type CalendarDay, type DateRange, daysBetween, startOfPeriod } from '@waybill/model';
import { hasOpenStart } from '../reading/open-start.ts';
import type { BareOutcome } from '../reading/outcome.ts';
import type { Reading } from '../reading/reading.ts';
import { sayReading } from '../say/say-reading.ts';
import { sentencesIn } from '../say/sentences-in.ts';

const grains = ['year', 'quarter', 'month', 'week'] as const;

/** Months have 28 to 31 days, which nobody needs to be told. */
const mostByMonths = 3;

/**
 * A period that goes on, beside a whole one, seems to have fallen by the days that are still to come. The answer says how
 * many days each has, and offers a comparison with as many days of the other. The last 30 days are over, although they end
 * today.
 */
export function withDaysSoFarSaid<Given extends BareOutcome>(outcome: Given, today: CalendarDay): Given {
  if (outcome.kind !== 'answer') return outcome;
  const { reading } = outcome;
  const { range } = reading.time;
  const { compare } = reading;
  if (range === undefined || compare === undefined || hasOpenStart(range) || hasOpenStart(compare)) return outcome;
  const areOfCalendar = grains.some(
    (each) => startOfPeriod(today, each) === range.from && startOfPeriod(compare.from, each) === compare.from,
  );
  const [days, others] = [lengthOf({ ...range, to: range.to < today ? range.to : today }), lengthOf(compare)];
  if (!areOfCalendar || range.to < today || others - days <= mostByMonths) return outcome;
  const alike: Reading = { ...reading, compare: { from: compare.from, to: addDays(compare.from, days - 1) } };
  return {
    ...outcome,
    remarks: [...outcome.remarks, { kind: 'meaning', text: sentencesIn(reading.language).notOverYet(days, others) }],
    alternatives: [...outcome.alternatives, { text: sayReading(alike), reading: alike }],
  };
}

const lengthOf = ({ from, to }: DateRange): number => daysBetween(from, to) + 1;
