import { readFileSync } from 'node:fs';
import { languages } from '@waybill/model';
import { describe, expect, test } from 'vitest';
import { textsIn } from '../../src/platform/mail/texts-for.ts';

const folder = new URL('../../src/platform/mail/texts/', import.meta.url);
const templatesOf = (code: string) => JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8'));

/** Every text of a file by its path, and the values that it names. */
const valuesIn = (templates: object, path = ''): [string, string][] =>
  Object.entries(templates).flatMap(([key, said]: [string, string | object]) => {
    if (typeof said === 'string' || 'other' in said) {
      const text = typeof said === 'string' ? said : String(said.other);
      return [[path + key, (text.match(/\{\{\w+\}\}/g) ?? []).toSorted().join()]];
    }
    return valuesIn(said, `${path + key}.`);
  });

const [english] = languages.filter(({ code }) => code === 'en');
if (english === undefined) throw new Error('There is no English.');

describe.each(languages)('the texts of mails in $code', (language) => {
  test('are those that there are in English, with the same values', () => {
    expect(valuesIn(templatesOf(language.code)).toSorted()).toEqual(valuesIn(templatesOf('en')).toSorted());
  });

  test('say every value', () => {
    const { reportReady, alerts } = textsIn(language);
    const said = reportReady.changed('<now>', '<before>', '<difference>', '<from>', '<to>');
    for (const value of ['<now>', '<before>', '<difference>', '<from>', '<to>']) expect(said).toContain(value);
    expect(alerts.more(7)).toContain('7');
    expect(said).not.toContain('{{');
  });
});

test('a text goes by the number in it', () => {
  const { lateInvoices, alerts } = textsIn(english);
  expect(lateInvoices.subject(1)).toBe('A carrier invoice is late');
  expect(lateInvoices.subject(2)).toBe('2 carrier invoices are late');
  expect(alerts.comesTo('$5.00', 0)).toBe('$5.00 away from what was expected');
  expect(alerts.comesTo('$5.00', 3)).toBe('$5.00 away from what was expected, in 3 packages');
});
