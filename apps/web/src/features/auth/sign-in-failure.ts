import { ApiError, errorText } from '../../lib/api/api-error.ts';
import { serverText } from '../../lib/languages/server-text.ts';
import { text } from '../../lib/languages/text.ts';

/** Why signing in failed: a session elsewhere that can be logged off, or a text for the banner (S3 section 8). */
export interface SignInFailure {
  readonly kind: 'other-session' | 'error';
  readonly text: string;
}

const otherSessionMark = 'LOGOFFCHECK';
const severalRecordsMark = 'More than one';
const severalRecordsText = text('More than one record matches this user name. Please ask your administrator for help.');

export function signInFailure(error: unknown): SignInFailure {
  const detail = error instanceof ApiError && error.status !== 500 ? error.detail : errorText(error);
  const mark = detail.indexOf(otherSessionMark);
  if (mark >= 0) {
    const said = detail.slice(mark + otherSessionMark.length).replace(/^[\s:;,.-]+/, '');
    return { kind: 'other-session', text: serverText(said) };
  }
  return { kind: 'error', text: serverText(detail.includes(severalRecordsMark) ? severalRecordsText : detail) };
}
