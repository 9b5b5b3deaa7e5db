import { afterEach, expect, it } from 'vitest';
import { texts } from '../../../src/lib/languages/texts.ts';

afterEach(() => texts.changeLanguage('en'));

it('lets names that run against the page keep their direction within a sentence', async () => {
  const arabic = 'فاتورة (1).csv';
  expect(texts.t('{{name}} is deleted.', { name: arabic })).toBe(`\u2068${arabic}\u2069 is deleted.`);
  expect(texts.t('{{name}} is deleted.', { name: 'May (1).csv' })).toBe('May (1).csv is deleted.');
  await texts.changeLanguage('ar');
  expect(texts.t('{{name}} is deleted.', { name: 'May (1).csv' })).toBe('\u2068May (1).csv\u2069 is deleted.');
});
