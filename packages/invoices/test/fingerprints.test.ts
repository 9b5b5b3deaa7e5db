import { expect, test } from 'vitest';
import { fingerprintOf } from '../src/reading/fingerprint.ts';
import { csv, linesOfFixture, withField } from './csv.ts';
import { fingerprints, readContent } from './read-file.ts';

const fedex = linesOfFixture('fedex_fbo_210.csv');
const placeOf = (column: string): number => fedex[0]?.indexOf(column) ?? -1;

/** What tells two rows of one shipment apart when everything else about them is the same. */
const telling = [
  ['Original Customer Reference', 'another reference'],
  ['Shipment Date', '20250102'],
  ['Rated Weight Amount', '77'],
] as const;

test.each(telling)('FedEx rows that differ in %s alone are two rows', async (column, value) => {
  const original = fingerprints(await readContent(csv(fedex)));
  const changed = fingerprints(await readContent(csv(withField(fedex, 1, placeOf(column), value))));
  expect(changed).toHaveLength(original.length);
  expect(changed.filter((fingerprint) => !original.includes(fingerprint))).toHaveLength(1);
});

test('what does not say what was billed leaves a FedEx row the same', async () => {
  const original = fingerprints(await readContent(csv(fedex)));
  const changed = withField(fedex, 1, placeOf('Current Balance'), '0.00');
  expect(fingerprints(await readContent(csv(changed)))).toEqual(original);
});

test('a fingerprint never changes, because those of files loaded earlier are stored', () => {
  expect(fingerprintOf(['1Z999AA10123456784', 12.5, 'Fuel Surcharge', null, undefined, ''])).toBe(
    'E4bvnNtBMFb1VO4eWXFBJd',
  );
});

test('what stands in another field makes another row', () => {
  expect(fingerprintOf(['ab', 'c'])).not.toBe(fingerprintOf(['a', 'bc']));
});
