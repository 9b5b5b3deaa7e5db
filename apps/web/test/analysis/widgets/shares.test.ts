import { type Fact, spend, weight } from '@waybill/model';
import { expect, it } from 'vitest';
import { breakdownExport } from '../../../src/features/analysis/widgets/breakdown/breakdown-export.ts';
import { stateOffTheMap } from '../../../src/features/analysis/widgets/map/place-names.ts';
import { areasHaveShares } from '../../../src/features/analysis/widgets/map/prepare-map.ts';
import { pieParts, shareLabel } from '../../../src/ui/cards/breakdown/pie-parts.ts';
import { prepareBreakdown } from '../../../src/ui/cards/breakdown/prepare-breakdown.ts';
import { hasShares, isOfOneKind } from '../../../src/ui/cards/has-shares.ts';
import { namedPeriods } from '../../../src/ui/cards/trends/periods.ts';
import { partialText } from '../../../src/ui/cards/trends/trends-parts.ts';

const factOf = (facts: readonly Fact[], key: string): Fact => {
  const found = facts.find((fact) => fact.key === key);
  if (found === undefined) throw new Error(`no fact ${key}`);
  return found;
};

it('parts have no shares where some are negative, on a map as anywhere else', () => {
  const [total] = spend.facts;
  expect(hasShares(total, [5, 0, 3])).toBe(true);
  expect(hasShares(total, [5, -1])).toBe(false);
  const measure = { text: '', unit: 'currency', addsUp: true } as const;
  const area = (value: number) => ({ code: 'TX', value, share: 0 });
  expect(areasHaveShares(measure, [area(5), area(3)])).toBe(true);
  expect(areasHaveShares(measure, [area(5), area(-3)])).toBe(false);
});

it('a file of parts has no shares where some are negative', () => {
  const [total] = spend.facts;
  const parts = prepareBreakdown([
    { NAME: 'Fuel', VALUE: 120 },
    { NAME: 'Adjustment', VALUE: -20 },
  ]);
  const state = { fact: total, filters: {} } as unknown as Parameters<typeof breakdownExport>[2];
  expect(breakdownExport(parts, {}, state, 'carrier_name').headers).not.toContain('Share (%)');
  expect(breakdownExport(parts.slice(0, 1), {}, state, 'carrier_name').headers).toContain('Share (%)');
});

it('the shares of a ring that leaves parts out say what they are of', () => {
  const valueText = (value: number) => `$${value}`;
  const part = (value: number) => ({ value });
  expect(shareLabel(pieParts([part(5), part(3)]), valueText)).toBe('Share');
  expect(shareLabel(pieParts([part(5), part(3), part(-1)]), valueText)).toBe('Share of $8');
});

it('totals and averages, and figures of different units, are not drawn on one axis', () => {
  const [billed, actual, average] = ['billWeight', 'actualWeight', 'averageBillWeight'].map((key) =>
    factOf(weight.facts, key),
  );
  if (billed === undefined || actual === undefined || average === undefined) throw new Error('no facts');
  expect(isOfOneKind(billed, actual)).toBe(true);
  expect(isOfOneKind(billed, average)).toBe(false);
  expect(isOfOneKind(billed, factOf(spend.facts, 'totalSpend'))).toBe(false);
});

it('a partial period of one day is written as that day', () => {
  const [first, second] = namedPeriods({ from: '2023-11-30', to: '2023-12-10' }, 'month');
  expect(first && partialText(first)).toBe('11/30/2023 only');
  expect(second && partialText(second)).toBe('12/01/2023 – 12/10/2023 only');
});

it('every code of a US address has a name', () => {
  expect(['AA', 'AE', 'AP', 'PR'].map(stateOffTheMap)).toEqual([
    'Armed Forces Americas',
    'Armed Forces Europe',
    'Armed Forces Pacific',
    'Puerto Rico',
  ]);
});
