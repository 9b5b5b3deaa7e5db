import { describe, expect, it } from 'vitest';
import { type DatePreset, dateFilterOptions, datePickerPresets, presetRange } from '../../src/index.ts';

const today = '2026-11-21';

describe('date presets', () => {
  it.each<[DatePreset, string, string]>([
    ['Two Years Back to Date', '2024-11-21', today],
    ['Previous Year', '2025-01-01', '2025-12-31'],
    ['YTD', '2026-01-01', today],
    ['Week Before Last', '2026-11-01', '2026-11-07'],
    ['Last Six Months', '2026-05-22', today],
    ['Annual', '2025-11-22', today],
  ])('%s is %s to %s', (preset, from, to) => {
    expect(presetRange(preset, { today })).toEqual({ from, to });
  });

  it('begin at the engage date, or two years back without one or with one in the future', () => {
    const range = (engageDate?: string | null) => presetRange('Engage Date to Date', { today, engageDate });
    expect(range('2025-06-15')).toEqual({ from: '2025-06-15', to: today });
    expect(range(null)).toEqual({ from: '2024-11-21', to: today });
    expect(range()).toEqual({ from: '2024-11-21', to: today });
    expect(range('2027-01-01')).toEqual({ from: '2024-11-21', to: today });
  });

  it('go back two years from a leap day to the 28th', () => {
    expect(presetRange('Two Years Back to Date', { today: '2024-02-29' }).from).toBe('2022-02-28');
  });

  it('use custom dates, and the week before last when one is missing', () => {
    const weekBeforeLast = { from: '2026-11-01', to: '2026-11-07' };
    const custom = { from: '2026-02-01', to: '2026-02-10' };
    expect(presetRange('Custom Dates', { today, custom })).toEqual(custom);
    expect(presetRange('Custom Dates', { today })).toEqual(weekBeforeLast);
    expect(presetRange('Custom Dates', { today, custom: { from: '2026-02-01' } })).toEqual(weekBeforeLast);
    expect(presetRange('Custom Dates', { today, custom: { to: '2026-02-01' } })).toEqual(weekBeforeLast);
  });

  it('never reach into the future', () => {
    for (const preset of [...datePickerPresets, ...dateFilterOptions]) {
      for (const day of ['2026-01-01', '2026-12-31', '2024-02-29', '2025-03-31']) {
        const { from, to } = presetRange(preset, { today: day });
        expect(from <= to && to <= day, `${preset} on ${day}`).toBe(true);
      }
    }
  });
});
