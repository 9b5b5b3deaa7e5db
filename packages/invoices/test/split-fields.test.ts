import { expect, test } from 'vitest';
import { splitFields } from '../src/reading/split-fields.ts';

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
