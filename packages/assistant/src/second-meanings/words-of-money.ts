import { expression } from '../words/expressions.ts';
/** ‘By accessorial spend’ and ‘the highest accessorial cost’ name an amount. */
export const wordsOfMoney = expression('money');
