import { describe, expect, test } from 'vitest';
import { newChoices, withFrequency } from '../../src/features/reports/own-reports/schedules/schedule-choices.ts';

describe('the days of a schedule', () => {
  const weekly = newChoices('Spend', 'csv');

  test('follow how often it comes', () => {
    const monthly = withFrequency(weekly, 'monthly');
    expect(monthly).toMatchObject({ frequency: 'monthly', period: 'Previous Month', day: '1' });
    expect(withFrequency(monthly, 'weekly').period).toBe('Previous Week');
    expect(withFrequency(weekly, 'daily').period).toBe('Previous Week');
  });

  test('stay as they were chosen', () => {
    expect(withFrequency({ ...weekly, period: 'YTD' }, 'monthly').period).toBe('YTD');
  });
});
