import { z } from 'zod';
import { belongsTo, type Reader } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { portalPages, portalPathAt, segmentsOf } from '../../foundation/portal-pages.ts';
import { separatePages } from '../../foundation/separate-pages.ts';

/**
 * The page on which a user begins after signing in: a path in this portal, or null if none is chosen (S3 section 4.1).
 */
export const landingPage = z
  .string()
  .min(1, 'Please select a landing page!')
  .max(200)
  .regex(/^(?!\/\/)[\w./-]*$/, 'must be a path of this portal')
  .nullable();

/** Pages that everybody may open and begin on. */
const openToEverybody: ReadonlySet<string> = new Set(['/', '/profile']);

/**
 * The landing page at a path, in its canonical spelling; undefined if there is none or the reader may not open it. The
 * leading slash is optional.
 */
export function landingPageOf(path: string, reader: Reader): string | undefined {
  const comparable = `/${segmentsOf(path).join('/')}`;
  if (openToEverybody.has(comparable)) return comparable;
  const own = portalPathAt(path);
  if (own !== undefined) return belongsTo(portalPages[own], reader) ? own : undefined;
  const separate = Object.entries(separatePages).find(([each]) => `/${segmentsOf(each).join('/')}` === comparable);
  return separate !== undefined && belongsTo(separate[1], reader) ? separate[0] : undefined;
}

/** Saves the user's landing page; null removes the choice. */
export const changeDefaults = endpoint({
  name: 'changeDefaults',
  method: 'POST',
  path: '/aiparcelweb/api/account/change_defaults',
  access: 'active',
  source: 'S3 section 7, authentication and account',
  summary: 'Saves the page on which the user begins.',
  body: z.object({
    username: z.string().min(1).max(254),
    landingPage,
  }),
  answer: z.object({ message: z.string() }),
});
