import { ApiError, errorText } from '../../lib/api/api-error.ts';
import { texts } from '../../lib/languages/texts.ts';

/** What a whole page says when it cannot be loaded (S3 section 8, generic 404 and 500). */
export function pageFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText(error);
  if (error.status === 404) return texts.t('Oops, an error has occurred. Page not found!');
  return error.status >= 500 ? texts.t('Sorry, server goes wrong') : errorText(error);
}
