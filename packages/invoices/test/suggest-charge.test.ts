import { describe, expect, it } from 'vitest';
import { suggestCharge } from '../src/index.ts';

const ups = (description: string | null, code: string | null) => ({ carrierId: 1, description, code });

describe('the suggestion for a charge that no rule knows', () => {
  it('goes by the carrier’s list of codes first', () => {
    expect(suggestCharge(ups('NEW WORDING', 'LPS'), [])).toEqual({
      family: 'other_accessorial',
      group: 'Large package',
      because: 'code',
      like: 'LPS',
    });
  });

  it('goes by what was said about a similar name before', () => {
    const earlier = [{ name: 'DRONE DROP 2025', family: 'fee' as const, group: null }];
    expect(suggestCharge(ups('DRONE DROP 2026', 'X'), earlier)).toMatchObject({ family: 'fee', because: 'earlier' });
  });

  it('goes by words that any carrier uses', () => {
    expect(suggestCharge(ups('Area Surge Peak', null), [])).toMatchObject({ group: 'Demand', because: 'words' });
    expect(suggestCharge(ups('Late Payment Penalty', null), [])).toMatchObject({ family: 'fee', because: 'words' });
    expect(suggestCharge(ups('Customs Something', null), [])).toMatchObject({ family: 'tax', group: null });
  });

  it('names a surcharge as the carrier does if its words do not say which one it is', () => {
    expect(suggestCharge(ups('WAR RISK SURCHARGE', null), [])).toEqual({
      family: 'other_accessorial',
      group: 'War risk surcharge',
      because: 'words',
      like: 'SURCHARGE',
    });
    expect(suggestCharge(ups('Peak Surcharge', null), [])).toMatchObject({ group: 'Demand', like: 'PEAK' });
  });

  it('recognises a misspelt name', () => {
    expect(suggestCharge(ups('Residental', null), [])).toMatchObject({
      family: 'other_accessorial',
      group: 'Residential',
      because: 'similar',
    });
  });

  it('says nothing when nothing is near', () => {
    expect(suggestCharge(ups('QZX', '99'), [])).toBeUndefined();
    expect(suggestCharge(ups(null, null), [])).toBeUndefined();
  });
});
