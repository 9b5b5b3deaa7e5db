import { expect, it } from 'vitest';
import { contentTypeOf } from '../../../src/recovery/carrier-responses/content-type-of.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const bytes = (...parts: readonly (readonly number[] | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

it.each<[string, Buffer, string | undefined]>([
  ['a PNG image', bytes(png, [0, 1, 2]), 'image/png'],
  ['a JPEG image', bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  ['a PDF document', bytes('%PDF-1.7\n', [0xff, 0]), 'application/pdf'],
  ['a text', bytes('Claim denied:\r\n\tno proof – sorry.'), 'text/plain'],
  ['nothing', bytes(''), undefined],
  ['blanks', bytes(' \n\t'), undefined],
  ['a text in another encoding', bytes('denied', [0xe9]), undefined],
  ['a program', bytes([0x7f, 0x45, 0x4c, 0x46, 0]), undefined],
])('%s is told by its content', (_, content, type) => {
  expect(contentTypeOf(content)).toBe(type);
});

it.each([
  ['PNG image', png],
  ['JPEG image', [0xff, 0xd8, 0xff]],
])('a %s is told by each of its first bytes', (_, signature) => {
  for (const place of signature.keys()) expect(contentTypeOf(bytes(signature.with(place, 0xfe), [0]))).toBeUndefined();
  expect(contentTypeOf(bytes(signature.slice(0, -1)))).toBeUndefined();
});

it('what begins like a PDF document is a text', () => {
  for (const text of ['%PDF', '%PDE-', '%PDF_', '1PDF-', '%pDF-', '%PdF-'])
    expect(contentTypeOf(bytes(text))).toBe('text/plain');
});

it('a text has no control characters but tabulators and ends of lines', () => {
  const controls = Array.from({ length: 32 }, (_, code) => code);
  expect(controls.filter((code) => contentTypeOf(bytes('a', [code], 'b')) !== undefined)).toEqual([9, 10, 13]);
});
