import { env } from 'node:process';

/** The limit of every warehouse that a bench opens, as the server has it: WAYBILL_MEMORY, such as `3GB`. */
export const memoryLimit: { readonly memoryLimit?: string } = env.WAYBILL_MEMORY
  ? { memoryLimit: env.WAYBILL_MEMORY }
  : {};
