/** One or two values as they are, more as the first and how many follow: `UPS, FedEx`, `UPS +3`. */
export function shortList(values: readonly string[]): string {
  const [first = '', second, ...more] = values;
  if (second === undefined) return first;
  return more.length === 0 ? `${first}, ${second}` : `${first} +${more.length + 1}`;
}
