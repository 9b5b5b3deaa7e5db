/** An amount with the sign of its movement: `+$12.00`, `−3.10%`. */
export function signed(amount: string, difference: number): string {
  if (difference === 0) return amount;
  return `${difference < 0 ? '−' : '+'}${amount}`;
}
