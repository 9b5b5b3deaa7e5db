import { env } from 'node:process';

/** The limit of every warehouse that a bench opens, as the server has it: WAYBILL_MEMORY, such as `3GB`. */
export const memoryLimit: { readonly memoryLimit?: string } = env.WAYBILL_MEMORY
  ? { memoryLimit: env.WAYBILL_MEMORY }
  : {};

/**
 * The limit while a warehouse is made: four fifths of it. While it stores millions of rows, DuckDB takes up to 1.3 GB that
 * it does not count, and the whole process should stay within 4 GB at a limit of 3 GB.
 */
export const makingLimit: typeof memoryLimit = memoryLimit.memoryLimit
  ? { memoryLimit: memoryLimit.memoryLimit.replace(/^[\d.]+/, (amount) => String(Number(amount) * 0.8)) }
  : {};
