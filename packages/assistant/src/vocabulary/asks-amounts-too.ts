import { expression } from '../words/expressions.ts';

const words = expression('how-many-or-what-amount');

/** Whether a word that asks for a number may ask for an amount of money as well. */
export function asksAmountsToo(text: string): boolean {
  return words.test(text);
}
