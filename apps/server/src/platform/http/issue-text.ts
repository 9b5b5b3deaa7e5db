import type { z } from 'zod';

/** The message for a value that does not match its schema, if the schema has no message of its own. */
export function issueText(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : kindTexts[issue.expected];
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return unionText(issue);
    case 'unrecognized_keys':
      return `contains unknown values: ${issue.keys.join(', ')}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'is not an e-mail address' : 'does not have the right format';
    default:
      return undefined;
  }
}

function unionText({ input, ...issue }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string {
  if ('options' in issue && Array.isArray(issue.options)) return oneOf(issue.options);
  return input === undefined ? 'is required' : 'does not have the right format';
}

/** Created once for each list of values: a body can contain thousands of invalid ones. */
const oneOfTexts = new WeakMap<readonly unknown[], string>();

function oneOf(values: readonly z.core.util.Primitive[]): string {
  const written = oneOfTexts.get(values) ?? `must be one of ${values.join(', ')}`;
  oneOfTexts.set(values, written);
  return written;
}

const kindTexts: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
};

function tooSmall({ origin, minimum }: Pick<z.core.$ZodIssueTooSmall, 'origin' | 'minimum'>): string {
  if (origin === 'string') return minimum === 1 ? 'is required' : `must have at least ${minimum} characters`;
  if (origin === 'array')
    return minimum === 1 ? 'must have at least one entry' : `must have at least ${minimum} entries`;
  return `must be at least ${minimum}`;
}

function tooBig({ origin, maximum }: Pick<z.core.$ZodIssueTooBig, 'origin' | 'maximum'>): string {
  if (origin === 'string') return `must have at most ${maximum} characters`;
  return origin === 'array' ? `must have at most ${maximum} entries` : `must be at most ${maximum}`;
}
