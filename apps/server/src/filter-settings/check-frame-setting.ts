import { badRequest } from '../problems.ts';

/** What the settings of the frame of all pages may hold: theme type and OS flag (S3 section 4.7). */
const choices: Readonly<Record<string, readonly string[]>> = {
  theme: ['dark', 'semidark'],
  osTheme: ['true', 'false'],
};

/**
 * Whether a setting of the frame holds one of its values; other keys pass. `field` names what is wrong.
 * @throws ProblemError 400.
 */
export function checkFrameSetting(key: string, value: string, field: 'filter_value' | 'osfilter_value'): void {
  const allowed = Object.hasOwn(choices, key) ? choices[key] : undefined;
  if (allowed === undefined || allowed.includes(value)) return;
  const message = `must be one of ${allowed.join(', ')}`;
  throw badRequest(`${field} ${message}`, [{ field, message }]);
}
