import { type Fact, fact } from './fact.ts';

export const recoverable = ofFindings('recoverable_amount', {
  key: 'recoverable',
  text: 'Recoverable',
  meaning: 'What is left to recover of certain and likely findings: claimable, open, and after credits.',
});

export const overcharged = ofFindings('overcharged_amount', {
  key: 'overcharged',
  text: 'Overcharged',
  meaning:
    'What was billed too much by certain and likely findings that can be claimed, and by filed claims, before credits.',
});

export const unproven = ofFindings('unproven_amount', {
  key: 'unproven',
  text: 'Worth a Check',
  meaning: 'What may be recovered of open findings that need evidence.',
});

export const findingCount = fact({
  key: 'findingCount',
  text: 'Findings',
  meaning: 'How many charges or packages the rules find wrong, whatever has become of them.',
  unit: 'charges',
  measure: { sum: 'finding_count' },
  whereClauses: ['finding_count <> 0'],
});

export const expectedSpend = fact({
  key: 'expectedSpend',
  text: 'Expected Spend',
  meaning: 'What all carriers should have billed: the net amount less what was billed too much.',
  unit: 'currency',
  measure: { sum: 'expected_amount' },
  whereClauses: [],
});

/** The facts of Findings Analysis. */
export const findingFacts: readonly [Fact, ...Fact[]] = [
  recoverable,
  findingCount,
  overcharged,
  unproven,
  expectedSpend,
];

function ofFindings(sum: string, named: Pick<Fact, 'key' | 'text' | 'meaning'>): Fact {
  return fact({ ...named, unit: 'currency', measure: { sum }, whereClauses: [`${sum} <> 0`] });
}
