import { expression } from '../words/expressions.ts';
/** Words that call something a charge: ‘residential surcharge’. */
export const wordsOfCharges = expression('charge-or-cost');
