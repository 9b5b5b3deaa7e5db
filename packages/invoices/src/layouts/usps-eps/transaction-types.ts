import { readRowKinds } from '../../flat/read-row-kinds.ts';

/** What a transaction is by its type, and with it its charge. One that is not listed counts in the family other. */
export const epsTransactionKinds = readRowKinds(new URL('./row-kinds.csv', import.meta.url));
