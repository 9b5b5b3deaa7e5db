/** Whether a user with these permissions may open what any one of the needed permissions opens. */
export function mayOpen(needed: readonly string[], held: readonly string[]): boolean {
  return needed.some((permission) => held.includes(permission));
}
