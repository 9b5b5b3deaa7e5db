import { IconUser } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { found, type PaletteEntry } from '../../../src/features/shell/search/palette-entry.ts';

const entry = (label: string, words: string): PaletteEntry => ({
  id: label,
  label,
  words,
  icon: IconUser,
  run: () => undefined,
});
const groups = [
  {
    label: 'Pages',
    entries: [entry('Carrier score', 'late deliveries, on time'), entry('Reports', 'schedule, export')],
  },
];
const labels = (search: string) => found(groups, search).flatMap(({ entries }) => entries.map(({ label }) => label));

it('a search finds what people call a thing', () => {
  expect(labels('late deliveries')).toEqual(['Carrier score']);
});

it.each(['exprot', 'exportt', 'expor', 'exporr', 'reprots'])('a slip in a word is forgiven: %s', (search) => {
  expect(labels(search)).toEqual(['Reports']);
});

it('other words find nothing', () => {
  expect(labels('dividend')).toEqual([]);
});
