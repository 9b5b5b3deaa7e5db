import { expect, test } from 'vitest';
import { UnreadableRow } from '../src/layout.ts';
import { printedNumber, textOrNull, withoutDashes, withoutPadding } from '../src/reading/plain-number.ts';

test.each([
  ['00000Z9Z99', 'Z9Z99'],
  [' 0012 ', '12'],
  ['000', '0'],
  ['1200', '1200'],
  ['', ''],
])('‘%s’ is ‘%s’ without padding', (text, expected) => {
  expect(withoutPadding(text)).toBe(expected);
});

test.each([
  ['9-123-45678', '912345678'],
  ['AB-123', 'AB-123'],
  ['912345678', '912345678'],
])('‘%s’ is ‘%s’ without the dashes between digits', (text, expected) => {
  expect(withoutDashes(text)).toBe(expected);
});

test.each([
  [' text ', 'text'],
  ['  ', null],
  ['', null],
  [undefined, null],
])('‘%s’ is %j as a text that may be absent', (text, expected) => {
  expect(textOrNull(text)).toBe(expected);
});

test.each([' 1Z999 ', '7E+', '12.5E+3', '7.9E+1X'])('‘%s’ is a number as it is printed', (text) => {
  expect(printedNumber(text, 'Tracking Number')).toBe(text.trim());
});

test.each(['7.96312E+11', '8E+15', '7,96312e+11', ' 7.96312E+11 '])('‘%s’ has lost its digits', (text) => {
  expect(() => printedNumber(text, 'Tracking Number')).toThrow(UnreadableRow);
  expect(() => printedNumber(text, 'Tracking Number')).toThrow(`‘${text.trim()}’`);
});
