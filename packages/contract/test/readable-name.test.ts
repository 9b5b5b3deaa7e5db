import { expect, test } from 'vitest';
import { readableName, uploadedName } from '../src/index.ts';

test('the name of a file has no ends of lines, control characters or marks that turn the text around', () => {
  expect(readableName('a\r\nSet-Cookie: x=1.csv')).toBe('a  Set-Cookie: x=1.csv');
  expect(readableName('abc\u202Evsc.exe')).toBe('abc vsc.exe');
  expect(readableName('\u2066a\u2069\0.csv')).toBe(' a  .csv');
  expect(readableName('Rechnung Mai – Größe 日本.csv')).toBe('Rechnung Mai – Größe 日本.csv');
  expect(uploadedName.parse('a\u0000.csv')).toBe('a .csv');
  expect(uploadedName.safeParse('a'.repeat(256)).success).toBe(false);
});
