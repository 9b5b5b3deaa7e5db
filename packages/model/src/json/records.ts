/** Whether a value read from JSON is an object with keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object that a stored JSON text holds; undefined for anything else. */
export function recordIn(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
