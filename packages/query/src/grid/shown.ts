const longest = 60;

/** A value of the request for an error message: short and harmless. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value).slice(0, longest);
}
