import { type Dialect, decimal, type Sql, timestamp as timestampType } from '@waybill/query';

const widest = decimal(38, 2);

/** A moment as a timestamp without time zone, in UTC. */
export const timestamp = (dialect: Dialect, moment: Date): Sql =>
  dialect.literal({ type: timestampType, value: moment.toISOString().replace('T', ' ').replace('Z', '') });

/** An amount of money as text with two decimals. */
export const amount = (dialect: Dialect, value: Sql): Sql => dialect.asText({ value, type: widest });

/** A text, or null. */
export const textOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

/** A truth: some engines answer 1 for what a comparison finds. */
export const isTrue = (value: unknown): boolean => value === true || value === 1;
