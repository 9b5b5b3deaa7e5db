import { trackingStatuses } from '@waybill/model';
import type { Remark } from '../reading/outcome.ts';
import type { Reading, ValueFilter } from '../reading/reading.ts';
import { sayReading } from '../say/say-reading.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import type { Completed } from './completed.ts';

/**
 * ‘Not on time’ is said of packages whose status is known; ‘without late ones’ also counts those of which it is not. Either
 * says so and offers the other.
 */
export function withKnownStatus(completed: Completed): Completed {
  if (completed.kind !== 'reading') return completed;
  const { reading } = completed;
  const [left, ...more] = reading.filters.filter(({ dimension }) => dimension === 'tracking_status');
  if (left?.excluded !== true || more.length > 0 || reading.share !== undefined) return completed;
  const replaced = (filter: ValueFilter): Reading => ({
    ...reading,
    filters: reading.filters.map((each) => (each === left ? filter : each)),
  });
  const known = trackingStatuses.filter((status) => !left.values.includes(status));
  const ofKnown = replaced({ dimension: 'tracking_status', values: known, excluded: false });
  const isNotOnTime = left.values.join() === 'On Time';
  const others = isNotOnTime
    ? [replaced({ dimension: 'tracking_status', values: ['Late'], excluded: false }), reading]
    : [ofKnown];
  const said = sentencesIn(reading.language);
  const remark: Remark = { kind: 'meaning', text: isNotOnTime ? said.onlyKnownStatus : said.unknownStatusToo };
  return {
    ...completed,
    reading: isNotOnTime ? ofKnown : reading,
    remarks: [...completed.remarks, remark],
    alternatives: [...others.map((other) => ({ text: sayReading(other), reading: other })), ...completed.alternatives],
  };
}
