import type { IconCoins } from '@tabler/icons-react';

/** Something that the palette leads to, or does. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** Words beside the label by which it is found as well. */
  readonly words?: string;
  readonly description?: string;
  readonly icon: typeof IconCoins;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
}

const mostOfGroup = 8;

/** The entries in which every word of the search stands, a few of each group; groups that are not empty. */
export function found(groups: readonly PaletteGroup[], search: string): readonly PaletteGroup[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return groups
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter((entry) => fits(entry, words)).slice(0, mostOfGroup),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function fits({ label, words = '' }: PaletteEntry, searched: readonly string[]): boolean {
  const said = plain(`${label} ${words}`);
  return searched.every((word) => said.includes(word));
}

/** Without accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A search that may be a tracking number: letters and digits alone, eight or more, some of them digits (S3 section 5). */
export function trackingNumberOf(search: string): string | undefined {
  const number = search.replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z0-9]{8,40}$/.test(number) && /\d{4}/.test(number) ? number : undefined;
}
