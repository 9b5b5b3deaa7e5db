import type { IconCoins } from '@tabler/icons-react';

/** Something that the palette leads to, or does. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** Further words by which it is found. */
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

/** What fits the search; where nothing does, what would fit but for a slip in a word. */
export function found(groups: readonly PaletteGroup[], search: string): readonly PaletteGroup[] {
  const exact = fitting(groups, search, includesWord);
  return exact.length > 0 ? exact : fitting(groups, search, hasNearly);
}

/** The entries in which every word of the search stands, a few of each group, those that begin so first; groups that are not empty. */
function fitting(groups: readonly PaletteGroup[], search: string, holds: Holds): readonly PaletteGroup[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const beginsFirst = (one: PaletteEntry, other: PaletteEntry) => rank(one, words) - rank(other, words);
  return groups
    .map(({ label, entries }) => ({
      label,
      entries: entries
        .filter((entry) => fits(entry, words, holds))
        .toSorted(beginsFirst)
        .slice(0, mostOfGroup),
    }))
    .filter(({ entries }) => entries.length > 0)
    .toSorted((one, other) => bestRank(one, words) - bestRank(other, words));
}

/** 0 for labels with words that begin as those of the search do: 'ups' means UPS before it means account groups. */
function rank({ label }: PaletteEntry, searched: readonly string[]): number {
  const begun = ` ${plain(label).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
  return searched.every((word) => begun.includes(` ${word}`)) ? 0 : 1;
}

const bestRank = ({ entries }: PaletteGroup, searched: readonly string[]): number =>
  Math.min(...entries.map((entry) => rank(entry, searched)));

function fits({ label, words = '' }: PaletteEntry, searched: readonly string[], holds: Holds): boolean {
  const said = plain(`${label} ${words}`);
  return searched.every((word) => holds(said, word));
}

/** Whether a word of the search stands in what an entry says. */
type Holds = (said: string, word: string) => boolean;

const includesWord: Holds = (said, word) => said.includes(word);

const shortestWithSlip = 5;

/** With one letter too many, too few, wrong or in the wrong place. */
const hasNearly: Holds = (said, word) =>
  said.includes(word) ||
  (word.length >= shortestWithSlip && said.split(/[^\p{L}\p{N}]+/u).some((each) => isSlipOf(word, each)));

function isSlipOf(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [typedRest, meantRest] = [typed.slice(same), meant.slice(same)];
  const swapped = `${typedRest.charAt(1)}${typedRest.charAt(0)}${typedRest.slice(2)}`;
  return (
    typedRest.slice(1) === meantRest ||
    typedRest === meantRest.slice(1) ||
    typedRest.slice(1) === meantRest.slice(1) ||
    swapped === meantRest
  );
}

/** Without accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A search that may be a tracking number: letters and digits alone, eight or more, some of them digits (S3 section 5). */
export function trackingNumberOf(search: string): string | undefined {
  const number = search.replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z0-9]{8,40}$/.test(number) && /\d{4}/.test(number) ? number : undefined;
}

/** A search that may be a part of an invoice number: no blanks, three or more characters, some of them digits. */
export function invoiceNumberOf(search: string): string | undefined {
  const number = search.trim();
  return /^[\p{L}\p{N}./_-]{3,50}$/u.test(number) && /\d{2}/.test(number) ? number : undefined;
}
