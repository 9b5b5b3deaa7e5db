import { ScimError } from './scim-problem.ts';

/** The one user that a filter names. */
export interface ScimFilter {
  readonly attribute: 'userName' | 'externalId';
  readonly value: string;
}

/** Reads `userName eq "…"` and `externalId eq "…"`. Throws ScimError (400, invalidFilter) for any other filter. */
export function readFilter(filter: string): ScimFilter {
  const [, name = '', quoted = ''] = /^\s*(\w+)\s+eq\s+("[^\n]*")\s*$/i.exec(filter) ?? [];
  const attribute = (['userName', 'externalId'] as const).find((each) => each.toLowerCase() === name.toLowerCase());
  const value = textIn(quoted);
  if (attribute === undefined || value === undefined) {
    throw new ScimError(400, 'invalidFilter', 'Filters are userName eq "…" and externalId eq "…".');
  }
  return { attribute, value };
}

/** Values of filters are written as in JSON (RFC 7644 section 3.4.2.2). */
function textIn(quoted: string): string | undefined {
  try {
    const value: unknown = JSON.parse(quoted);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
