const units = ['B', 'kB', 'MB', 'GB'] as const;

/** A size of a file in the largest unit that it fills, with at most one decimal: `1.4 MB`. */
export function bytesText(bytes: number, numberText: (value: number) => string): string {
  const power = Math.min(units.length - 1, bytes < 1_000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1_000 ** power;
  const rounded = power === 0 || value >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${numberText(rounded)} ${units[power]}`;
}
