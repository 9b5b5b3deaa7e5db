/** Throws when what was answered has a field, at any depth, that its contract does not name. */
export function assertNothingElse(endpoint: string, answered: unknown, promised: unknown, path = 'answer'): void {
  if (typeof answered !== 'object' || answered === null) return;
  const known = typeof promised === 'object' && promised !== null ? Object.entries(promised) : [];
  const knownByName = new Map<string, unknown>(known);
  for (const [name, value] of Object.entries(answered)) {
    if (!knownByName.has(name))
      throw new Error(`${endpoint} answers ${path}.${name}, which its contract does not name.`);
    assertNothingElse(endpoint, value, knownByName.get(name), `${path}.${name}`);
  }
}
