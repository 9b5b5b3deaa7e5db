/** The named values of something that was saved; none of what is not an object. */
export function recordOf(saved: unknown): Readonly<Record<string, unknown>> {
  return typeof saved === 'object' && saved !== null && !Array.isArray(saved) ? { ...saved } : {};
}

/** Of the named values those that are texts. */
export function recordOfTexts(saved: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(recordOf(saved)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
