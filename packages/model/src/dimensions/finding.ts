import { dimension } from './dimension.ts';

const ofFindings = { tables: ['package_level_info'], whereClauses: ['finding_count > 0'] } as const;

export const findingRule = dimension({
  ...ofFindings,
  name: 'finding_rule',
  label: 'Finding Rule',
  meaning: 'The rule that finds a charge wrong. A package counts once under each rule that finds something.',
  filter: 'finding_rule',
  widget: 'finding_rule',
});

export const findingConfidence = dimension({
  ...ofFindings,
  name: 'finding_confidence',
  label: 'Confidence',
  meaning: 'How sure findings are: Certain, Likely, or To be checked.',
  filter: 'finding_confidence',
  widget: 'finding_confidence',
});
