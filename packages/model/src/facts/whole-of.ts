import type { Analysis } from '../pages/page.ts';
import type { Fact } from './fact.ts';

/** The fact that the given one counts a part of; undefined for one that stands alone. */
export function wholeOf({ facts }: Pick<Analysis, 'facts'>, { partOf }: Fact): Fact | undefined {
  return partOf === undefined ? undefined : facts.find(({ key }) => key === partOf);
}
