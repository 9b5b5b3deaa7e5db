import { createHash } from 'node:crypto';
import type { DialectName } from '../../dialect/dialect.ts';

const hexadecimalDigits = 8;

/**
 * The first 32 bits of a text's MD5 digest. Numbers are spread evenly, so that a sorted block of rows has a narrow range
 * of them; texts such as tracking numbers often begin alike. Two texts can have the same number.
 */
export function lookupKey(text: string): number {
  return Number.parseInt(createHash('md5').update(text).digest('hex').slice(0, hexadecimalDigits), 16);
}

/** The same in SQL; 0 for no text. */
export function lookupKeyOf(column: string, engine: DialectName): string {
  const key =
    engine === 'clickhouse'
      ? `reinterpretAsUInt32(reverse(substring(MD5(${column}), 1, 4)))`
      : `cast('0x' || left(md5(${column}), ${hexadecimalDigits}) as ubigint)`;
  return `cast(coalesce(${key}, 0) as bigint)`;
}
