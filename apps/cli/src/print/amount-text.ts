/** Exact decimal text with a separator for thousands, such as `-1,234.50`. */
export function amountText(amount: string): string {
  const [units = '', fraction = ''] = amount.split('.');
  return `${units.replaceAll(/\B(?=(?:\d{3}){1,9}$)/g, ',')}.${fraction}`;
}
