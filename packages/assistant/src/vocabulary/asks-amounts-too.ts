const words = /^(?:多少|有多少|是多少|共有多少|总共有多少|一共有多少|总数|总数是|总量|كم|كام|كميه|كمية)$/u;

/** Whether a word that asks for a number may ask for an amount of money as well. */
export function asksAmountsToo(text: string): boolean {
  return words.test(text);
}
