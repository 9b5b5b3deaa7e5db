import type { Quarter } from '@waybill/model';

const digitsOfQuarter = 100_000;
const quarters = 10;

/** The year and quarter that end a partition value: 100120253 is the third quarter of 2025. */
export function quarterOfPartition(partition: number): Quarter {
  const last = partition % digitsOfQuarter;
  return { year: Math.floor(last / quarters), quarter: last % quarters };
}
