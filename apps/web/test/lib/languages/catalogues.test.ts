import { describe, expect, test } from 'vitest';
import { areasOf, catalogueOf, neededKeys, translated } from './catalogues.ts';
import { readModelTexts } from './model-texts.ts';
import { readServerTexts } from './server-texts.ts';
import { readSourceTexts } from './source-texts.ts';

const catalogueFolder = 'apps/web/src/lib/languages/catalogues';
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map(([, name]) => name).toSorted();

const { keys, hardCoded } = readSourceTexts();
const saidByServer = readServerTexts();
const said = [...new Set([...keys, ...readModelTexts()])];

describe.each(translated)('the texts in %s', (code) => {
  test('are there for everything that the web app, the model and the contract say, in every plural form', () => {
    const catalogue = catalogueOf(code);
    const missing = said.flatMap((key) => neededKeys(key, code)).filter((key) => !catalogue.has(key));
    expect(missing, `add these texts to ${catalogueFolder}/${code}`).toEqual([]);
  });

  test('are there for every sentence of the server', () => {
    const catalogue = catalogueOf(code);
    const templates = areasOf(code).get('server.json') ?? {};
    const missing = saidByServer.filter((key) => !(key.includes('{{') ? key in templates : catalogue.has(key)));
    expect(missing, `add these sentences to ${catalogueFolder}/${code}/server.json`).toEqual([]);
  });

  test('keep every value that the English text names', () => {
    const changed = [...catalogueOf(code)].filter(([key, text]) => {
      const isPlural = /_(zero|one|two|few|many)$/.test(key);
      const needed = placeholders(key).filter((name) => !isPlural || name !== 'count');
      const given = placeholders(text);
      return needed.some((name) => !given.includes(name)) || given.some((name) => !placeholders(key).includes(name));
    });
    expect(changed).toEqual([]);
  });

  test('say one thing in one way: no text stands in two areas', () => {
    const keys = [...areasOf(code).values()].flatMap((area) => Object.keys(area));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('are never empty', () => {
    expect([...catalogueOf(code)].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

test('the sentences of the server are found in its sources', () => {
  expect(saidByServer).toContain('The old password is not correct.');
  expect(saidByServer).toContain('There is no client {{clientId}}.');
  expect(saidByServer).toContain('is taken');
  expect(saidByServer.length).toBeGreaterThan(150);
});

test('the texts of the web app are found in its sources', () => {
  expect(keys).toContain('Sign in');
  expect(keys).toContain('Features Common To All Pages');
  expect(keys).toContain('Your password will expire within {{count}} days.');
  expect(keys.length).toBeGreaterThan(500);
});

test('no text, label, title or placeholder stands in the code without being translated', () => {
  expect(hardCoded).toEqual([]);
});
