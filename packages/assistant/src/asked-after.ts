import type { AskedQuestion } from './reading/asked-question.ts';
import type { Outcome } from './reading/outcome.ts';
import type { Reading } from './reading/reading.ts';

/** What a question stands in, after those of its conversation: their outcomes, oldest first. */
export function askedAfter(
  outcomes: readonly Outcome[],
): Pick<AskedQuestion, 'earlier' | 'afterRefusal' | 'afterDefinition' | 'earlierReport'> {
  const last = outcomes.at(-1);
  return {
    earlier: outcomes.flatMap(toldBy),
    afterRefusal: last !== undefined && toldBy(last).length === 0,
    afterDefinition: last?.kind === 'definition',
    earlierReport: last?.kind === 'report' ? last.asked : undefined,
  };
}

/** The reading of an answer, or the figure of a definition. */
function toldBy(outcome: Outcome): readonly Reading[] {
  if (outcome.kind === 'answer') return [outcome.reading];
  return outcome.kind === 'definition' && outcome.about !== undefined ? [outcome.about] : [];
}
