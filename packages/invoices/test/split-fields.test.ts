import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitFields, splitterOf } from '../src/reading/split-fields.ts';

test.each([
  ['', ['']],
  ['a,b', ['a', 'b']],
  ['a,,b,', ['a', '', 'b', '']],
  ['"a",b', ['a', 'b']],
  ['"a",bc', ['a', 'bc']],
  ['"a","b"', ['a', 'b']],
  ['a,"b,c",d', ['a', 'b,c', 'd']],
  ['"a",', ['a', '']],
  ['"a",b,', ['a', 'b', '']],
  [',"a"', ['', 'a']],
  ['""', ['']],
  ['"a ""b"" c",""""', ['a "b" c', '"']],
  ['5" pipe,"a"', ['5" pipe', 'a']],
  ['"a\nb",c', ['a\nb', 'c']],
])('%j has the fields %j', (text, fields) => {
  expect(splitFields(text, ',')).toEqual(fields);
});

test.each(['"a', '"a""', 'a,"b,c', '"a","'])('the quoted field at the end of %j may go on in the next line', (text) => {
  expect(splitFields(text, ',')).toBe('open quote');
});

test.each(['"a"b', '"a" ,b', 'a,"b"c,d'])('%j is no record, because text follows a closing quote', (text) => {
  expect(splitFields(text, ',')).toBe('stray quote');
});

test.each([';', '\t', '|'])('fields may be separated by %j', (delimiter) => {
  expect(splitFields(`"a${delimiter}b"${delimiter}c,d`, delimiter)).toEqual([`a${delimiter}b`, 'c,d']);
});

test('only the fields that are used are cut, of as many as there are', () => {
  const split = splitterOf(',', [0, 2]);
  const texts = ['a,b,c,d', '"a","b","c",d', ',,,', 'a', 'a,b,c', '"a', '"a"b,c'];
  expect(texts.map(split)).toEqual([
    ['a', '', 'c', ''],
    ['a', '', 'c', ''],
    ['', '', '', ''],
    ['a'],
    ['a', '', 'c'],
    'open quote',
    'stray quote',
  ]);
});

test('the fields that are used are those of the whole record, whatever came before', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', ' ', '\n'), maxLength: 30 });
  const places = fc.array(fc.nat(12), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), places, (texts, used) => {
      const split = splitterOf(',', used);
      for (const each of texts) {
        const all = splitFields(each, ',');
        const expected = typeof all === 'string' ? all : all.map((field, place) => (used.includes(place) ? field : ''));
        expect(split(each)).toEqual(expected);
      }
    }),
  );
});
