/** The order with one column taken out and put before or after another, whichever way it came from. */
export function movedColumn(order: readonly string[], moved: string, target: string): string[] {
  const from = order.indexOf(moved);
  const to = order.indexOf(target);
  if (from < 0 || to < 0 || from === to) return [...order];
  const without = order.filter((id) => id !== moved);
  return without.toSpliced(to, 0, moved);
}
