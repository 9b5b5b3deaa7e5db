import fc from 'fast-check';

/** What a broken transfer, another system or somebody hostile may put into a file. */
const pieces = fc.oneof(
  fc.uint8Array({ maxLength: 20 }),
  fc
    .constantFrom(
      '\0',
      '"',
      '\n',
      '\n\n\n',
      '\r',
      '=cmd|x!A1',
      '+1+1',
      '<script>alert(1)</script>',
      '-0',
      '1e308',
      '9'.repeat(400),
      '1E+21',
      '0000-00-00',
      '2025-02-30',
      '31/31/2025',
      '99999999',
      'é\u{1F600}',
      '\uFFFF',
      '\u202E',
    )
    .map((text) => Buffer.from(text)),
  fc.constantFrom(',', ';', '*', '|', '\t', ' ').map((sign) => Buffer.alloc(10_000, sign)),
  fc.constantFrom('NUL\0', 'naïve', '9').map((text) => Buffer.from(text.repeat(400), 'utf16le')),
  fc.constantFrom('naïve', 'Ünï').map((text) => Buffer.from(text.repeat(20), 'latin1')),
);

/** Changes to the bytes of a file. */
export const damages = fc.array(fc.record({ place: fc.nat(), length: fc.nat({ max: 60 }), piece: pieces }), {
  minLength: 1,
  maxLength: 5,
});

type Damages = typeof damages extends fc.Arbitrary<infer Value> ? Value : never;

export const damagedBy = (sample: Buffer, changes: Damages): Buffer =>
  changes.reduce<Buffer>((before, { place, length, piece }) => {
    const start = place % (before.length + 1);
    return Buffer.concat([before.subarray(0, start), piece, before.subarray(start + length)]);
  }, sample);
