import { findingColumnNames } from '../columns/findings.ts';
import { findingConfidence, findingRule } from '../dimensions/finding.ts';
import { type Dashboard, dashboard } from './dashboard.ts';
import { dimensions } from './dimensions.ts';
import { figures } from './figures.ts';

const { recoverable, overcharged, unproven, findings, expectedSpend, net } = figures;
const note = 'Only what the rules find on packages of active accounts is counted.';
const perRule = 'A package counts once under each rule that finds something.';

/** The dashboards of what the rules find, for users who may see findings. */
export const dashboardsOfFindings: readonly Dashboard[] = [
  dashboard({
    id: 80,
    name: 'Billed and Expected',
    question: 'What should have been billed, and what of the rest can be recovered?',
    figures: [net, expectedSpend, overcharged, recoverable],
    together: ['net', 'expected_spend'],
    notes: [note],
  }),
  dashboard({
    id: 81,
    name: 'Findings by Rule',
    question: 'Which errors cost most?',
    view: 'table',
    dimensions: [dimensions.findingRule],
    figures: [recoverable, overcharged, unproven, findings],
    whereClauses: findingRule.whereClauses,
    notes: [note, perRule],
  }),
  dashboard({
    id: 82,
    name: 'Findings by Confidence',
    question: 'How sure are findings?',
    dimensions: [dimensions.findingConfidence],
    figures: [recoverable, unproven, findings],
    whereClauses: findingConfidence.whereClauses,
    notes: [note],
  }),
];

/** Whether a dashboard can only be shown to users who may see findings. */
export function needsFindings({ figures: shown }: Pick<Dashboard, 'figures'>): boolean {
  return shown.some(({ expression }) => findingColumnNames.some((name) => expression.includes(name)));
}
