import type { Problem } from '@waybill/contract';
import { dayPattern } from '../languages/formats.ts';
import { serverText } from '../languages/server-text.ts';
import { text } from '../languages/text.ts';
import { texts } from '../languages/texts.ts';

/** A call that failed: the server's problem, or none when the server could not be reached or answered nonsense. */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: string;
  readonly problem: Problem | undefined;

  constructor(status: number, detail: string, problem?: Problem) {
    super(detail);
    this.name = 'ApiError';
    this.status = status;
    this.detail = detail;
    this.problem = problem;
  }
}

/** Whether the session is gone: 401, or the 500 that means the same (S1 section 8). */
export function isSessionLost({ status, detail }: ApiError): boolean {
  return status === 401 || (status === 500 && detail === 'Full authentication is required to access this resource');
}

/** The text of a banner about a failed call (S1 section 2), with the reference of the failure in the server's log. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.t('Something went wrong');
  return error.status === 500 ? failureText(error) : refusalText(error);
}

function failureText({ problem }: ApiError): string {
  const failed = texts.t('Error: Request failed. Please check after sometime.');
  const reference = problem?.reference;
  return reference === undefined ? failed : `${failed} ${texts.t('Reference: {{reference}}.', { reference })}`;
}

/** The server's reason or, if it only names fields, what is wrong with each of them. */
function refusalText({ detail, problem }: ApiError): string {
  const errors = problem?.errors ?? [];
  const isListOfFields = errors.length > 0 && errors.every(({ field, message }) => isNamedIn(detail, field, message));
  return isListOfFields ? errors.map(({ message }) => fieldText(message)).join(' ') : serverText(detail);
}

const isNamedIn = (detail: string, field: string, message: string): boolean =>
  [`${field} ${message}`, `${field}: ${message}`].some((named) => detail.includes(named));

/** What is wrong with a field, as a sentence of its own. */
export function fieldText(message: string): string {
  const own = fieldSentence(message);
  if (own !== undefined) return own;
  const said = serverText(message);
  const sentence = `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  return /[.!?。]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** What the server says of a field by name, as a sentence that stands at the field itself. */
const sentences: ReadonlyMap<string, string> = new Map([
  ['is required', text('Fill in this field.')],
  ['is taken', text('This is already used.')],
  ['must not be before from', text('The last day is before the first.')],
  ['must not be before the first day', text('The last day is before the first.')],
]);

/** How the server says that something is no date; on screen dates are written as the language writes them. */
const noDates: readonly string[] = ['must be a valid date, written as YYYY-MM-DD', 'is not a valid date'];

/** The sentence for a message of the server about a field; undefined if the message itself will do. */
function fieldSentence(message: string): string | undefined {
  if (noDates.includes(message)) return texts.t('Enter a date as {{pattern}}.', { pattern: dayPattern() });
  const sentence = sentences.get(message);
  return sentence === undefined ? undefined : texts.t(sentence);
}
