import { texts } from '../../lib/languages/texts.ts';

/** The note of a semilog chart about values that it cannot show; undefined if it shows all. */
export function leftOutText(count: number): string | undefined {
  if (count === 0) return undefined;
  return texts.t('{{count}} values of zero or less are not shown on a semilog scale.', { count });
}
