import { analysisIn, analysisOf, type ComparisonSet, comparison, defaultComparisonSet, factOf } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { briefLabel } from '../../../src/features/analysis/comparison/series.ts';
import { detailText, setDetails } from '../../../src/lib/comparison/set-detail.ts';

const initial = defaultComparisonSet(1001, '2026-11-21');
const analysis = analysisIn(analysisOf(comparison), 'lbs');
const clients = [
  { id: 1001, name: 'Acme', childClients: [{ id: 1002, name: 'Acme West' }] },
  { id: 1004, name: 'Kids', childClients: [] },
];

function details(...sets: readonly Partial<ComparisonSet>[]): readonly string[] {
  const described = sets.map((changed) => {
    const set = { ...initial, ...changed };
    const client = clients.find(({ id }) => id === set.clientId);
    const { from, to, type } = set.dates;
    const state = { analysis, fact: factOf(analysis), filters: set.filters, dates: { from, to }, dateType: type };
    return { set, analysis: { client, state } } as unknown as Parameters<typeof setDetails>[0][number];
  });
  return setDetails(described).map((detail, index) =>
    detailText(detail, described[index]?.analysis.state.dates ?? { from: '', to: '' }),
  );
}

const days = (from: string, to: string) => ({ dates: { ...initial.dates, from, to } });

describe('what tells sets apart', () => {
  it('is nothing where they are the same, or alone', () => {
    expect(details({})).toEqual(['']);
    expect(details({}, {})).toEqual(['', '']);
  });

  it('is the client, or the chosen sub-clients', () => {
    expect(details({}, { clientId: 1004 })).toEqual(['Acme', 'Kids']);
    expect(details({}, { childClientIds: [1002] })).toEqual(['Acme', 'Acme West']);
  });

  it('is the days, a whole year or month by its name', () => {
    expect(details(days('2025-01-01', '2025-12-31'), days('2025-10-01', '2025-10-31'), {})).toEqual([
      '2025',
      'Oct-2025',
      '01/01/2025 – 11/21/2026',
    ]);
  });

  it('is the filter that one of them has, and what one of them counts', () => {
    expect(details({ filters: { carrier_name: ['UPS'] } }, {})).toEqual(['Carrier: UPS', 'Carrier: All']);
    expect(details({ included: ['inactive_accounts'] }, {})).toEqual([
      expect.stringMatching(/^Also counted: .*inactive/i),
      '',
    ]);
  });

  it('is shortened in a sentence, by whole details', () => {
    expect(briefLabel('Set1', [])).toBe('Set1');
    expect(briefLabel('Set1', ['Acme', '2025'])).toBe('Set1 (Acme · 2025)');
    expect(briefLabel('Set1', ['Acme', '01/01/2025 – 11/21/2026', 'Carrier: UPS'])).toBe(
      'Set1 (Acme · 01/01/2025 – 11/21/2026)',
    );
  });
});
