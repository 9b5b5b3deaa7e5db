import { dimension } from './dimension.ts';

const tables = ['package_level_info'] as const;

export const findingRule = dimension({
  name: 'finding_rule',
  tables,
  whereClauses: ["finding_rule <> ''"],
  label: 'Finding Rule',
  meaning: 'The rule that finds a charge wrong. A package counts once under each rule that finds something.',
  filter: 'finding_rule',
  widget: 'finding_rule',
});

export const findingConfidence = dimension({
  name: 'finding_confidence',
  tables,
  whereClauses: ["finding_confidence <> ''"],
  label: 'Confidence',
  meaning: 'How sure findings are: Certain, Likely, or To be checked.',
  filter: 'finding_confidence',
  widget: 'finding_confidence',
});
