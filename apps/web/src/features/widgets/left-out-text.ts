/** What a semilog chart says of the values that it cannot show; undefined if it shows all. */
export function leftOutText(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? '1 value of zero or less is not shown on a semilog scale.'
    : `${count} values of zero or less are not shown on a semilog scale.`;
}
