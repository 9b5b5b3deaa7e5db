import { belongsTo, type Reader } from '../../foundation/audience.ts';
import { portalPages, portalPathAt, segmentsOf } from '../../foundation/portal-pages.ts';
import { separatePages } from '../../foundation/separate-pages.ts';

/** Pages that everybody may open, and can begin on. */
const everybodys: ReadonlySet<string> = new Set(['/', '/profile']);

/**
 * The page that a reader can begin on at a path, as the page itself is spelled; undefined where there is none, or none
 * that they may open. A stroke at the beginning may be missing.
 */
export function landingPageOf(path: string, reader: Reader): string | undefined {
  const comparable = `/${segmentsOf(path).join('/')}`;
  if (everybodys.has(comparable)) return comparable;
  const own = portalPathAt(path);
  if (own !== undefined) return belongsTo(portalPages[own], reader) ? own : undefined;
  const separate = Object.entries(separatePages).find(([each]) => `/${segmentsOf(each).join('/')}` === comparable);
  return separate !== undefined && belongsTo(separate[1], reader) ? separate[0] : undefined;
}
