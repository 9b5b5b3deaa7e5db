import { ApiError, errorText } from '../../../lib/api/api-error.ts';
import { serverText } from '../../../lib/languages/server-text.ts';

/** Why signing in failed: a session elsewhere that can be logged off, or a text for the banner (S3 section 8). */
export interface SignInFailure {
  readonly kind: 'other-session' | 'error';
  readonly text: string;
}

const otherSessionMark = 'LOGOFFCHECK';

export function signInFailure(error: unknown): SignInFailure {
  const detail = error instanceof ApiError && error.status !== 500 ? error.detail : errorText(error);
  const mark = detail.indexOf(otherSessionMark);
  if (mark >= 0) {
    const said = detail.slice(mark + otherSessionMark.length).replace(/^[\s:;,.-]+/, '');
    return { kind: 'other-session', text: serverText(said) };
  }
  return { kind: 'error', text: serverText(detail) };
}
