/** A number rounded to a number of decimals, halves away from zero, as the warehouse rounds. */
export function rounded(value: number, decimals = 2): number {
  if (!Number.isFinite(value)) return value;
  const [digits = '0', exponent = '0'] = Math.abs(value).toString().split('e');
  const shifted = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  const [whole = '0', power = '0'] = shifted.toString().split('e');
  return Math.sign(value) * Number(`${whole}e${Number(power) - decimals}`) + 0;
}
