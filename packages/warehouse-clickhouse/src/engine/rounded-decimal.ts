/**
 * A number as a decimal, rounded. A plain cast would truncate: ClickHouse turns the double 33.16 into 33.15, because
 * a hundred times that is 3315.9999999999995.
 */
export function roundedDecimal(value: string, digits: number): string {
  const double = `toFloat64(${value})`;
  const decimal = `Nullable(Decimal(38, ${digits}))`;
  const whole = `round(${double} * 1e${digits} + sign(${double}) * 1e-9)`;
  const ofDouble = `CAST(${whole}, '${decimal}') / ${10 ** digits}`;
  return `if(toTypeName(${value}) like '%Float%', ${ofDouble}, CAST(round(${value}, ${digits}), '${decimal}'))`;
}
