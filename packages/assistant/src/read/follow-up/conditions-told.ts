import { conditionsOn } from '../../draft/conditions-on.ts';
import type { Draft } from '../../draft/draft.ts';
import type { Reading } from '../../reading/reading.ts';

/** The conditions of the follow-up, or those of the question before; those on groups are kept with the groups. */
export function conditionsTold(
  draft: Draft,
  base: Reading,
  dimensions: Reading['dimensions'],
): Pick<Reading, 'conditions' | 'anyOf' | 'groupConditions' | 'lacking'> {
  const { rows, groups } = conditionsOn(draft, base) ?? draft.conditions;
  const areSameGroups = dimensions === base.dimensions;
  return {
    conditions: rows.length > 0 ? rows : base.conditions,
    anyOf: draft.anyOf ?? base.anyOf,
    groupConditions: groups.length > 0 ? groups : areSameGroups ? base.groupConditions : [],
    lacking: draft.lacking.length > 0 ? draft.lacking : areSameGroups ? base.lacking : lacksOfPackages(base),
  };
}

/** Groups that lack something are no longer asked for where other groups are. */
function lacksOfPackages({ lacking = [] }: Reading): Reading['lacking'] {
  const kept = lacking.filter(({ of }) => of === 'packages');
  return kept.length > 0 ? kept : undefined;
}
