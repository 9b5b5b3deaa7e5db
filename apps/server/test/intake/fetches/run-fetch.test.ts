import { expect, it } from 'vitest';
import { noteOf } from '../../../src/intake/fetches/run-fetch.ts';

const moreComes = 'The first 500 new files were fetched; the others will be fetched next time.';

it.each([
  [[], 0, null],
  [[], 500, null],
  [[], 501, moreComes],
  [['a.csv', 'b.csv'], 2, 'Files that could not be moved on the server: a.csv, b.csv.'],
  [['a.csv'], 501, `Files that could not be moved on the server: a.csv.\n${moreComes}`],
])(
  'notes files that were not moved (%j), and that there are more than one fetch takes (%i)',
  (unmoved, fresh, note) => {
    expect(noteOf(unmoved, fresh)).toBe(note);
  },
);
