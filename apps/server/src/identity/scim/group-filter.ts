import { ScimError } from './scim-problem.ts';

const attributes = ['displayName', 'externalId', 'id', 'members'] as const;

/** One condition on a group. */
export interface GroupCondition {
  readonly attribute: (typeof attributes)[number];
  readonly value: string;
}

/** A condition; the value is written as in JSON (RFC 7644 section 3.4.2.2). */
const condition = /^\s*(\w+(?:\.value|\[value)?)\s+eq\s+("(?:[^"\\\n]|\\.)*")\]?\s*(?:and\s+|$)/i;

/**
 * Reads `displayName eq "…"`, and the same of `externalId`, `id` and `members`, with `and` between them, as Entra asks
 * whether somebody is a member. Throws ScimError (400, invalidFilter) for any other filter.
 */
export function readGroupFilter(filter: string): readonly GroupCondition[] {
  const conditions: GroupCondition[] = [];
  for (let rest = filter; rest !== ''; ) {
    const [read = '', name = '', quoted = ''] = condition.exec(rest) ?? [];
    const plain = name.toLowerCase().replace(/^members[.[]value$/, 'members');
    const attribute = attributes.find((each) => each.toLowerCase() === plain);
    if (attribute === undefined) throw unsupported();
    conditions.push({ attribute, value: textIn(quoted) });
    rest = rest.slice(read.length);
  }
  if (conditions.length === 0) throw unsupported();
  return conditions;
}

function textIn(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    throw unsupported();
  }
}

const unsupported = () =>
  new ScimError(
    400,
    'invalidFilter',
    'Filters are displayName, externalId, id and members with eq "…", and several of them with and.',
  );
