import { afterAll, beforeAll, expect, it } from 'vitest';
import { namespace, texts } from '../../../src/lib/languages/texts.ts';
import { namedPeriods } from '../../../src/ui/cards/trends/periods.ts';
import { prepareTrends } from '../../../src/ui/cards/trends/prepare-trends.ts';

const spanish = { 'All others ({{others}})': 'Todos los demás ({{others}})' };

beforeAll(async () => {
  texts.addResourceBundle('es', namespace, spanish);
  await texts.changeLanguage('es');
});

afterAll(() => texts.changeLanguage('en'));

it('the line that adds up the rest is named in the language of the page', () => {
  const periods = namedPeriods({ from: '2026-10-01', to: '2026-10-31' }, 'month');
  const rows = ['UPS', 'FedEx', 'OnTrac'].map((NAME) => ({ PERIOD: '2026-10-01', NAME, VALUE: 1 }));
  const { series } = prepareTrends(periods, true, '', { most: 2, rest: true })(rows);
  expect(series.map(({ name }) => name)).toEqual(['UPS', 'Todos los demás (2)']);
});
