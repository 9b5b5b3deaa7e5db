import type { ShownSet } from '../../../lib/comparison/use-comparison.ts';
import { type ExportText, exportTexts } from '../../../ui/cards/export/export-texts.ts';

/** The description of a file's figures: a line per set with client, dates and filters. */
export function setsDetails(shown: readonly ShownSet[]): readonly ExportText[] {
  return shown.map(({ set, analysis }) => [
    set.name,
    exportTexts(analysis)
      .map(([label, value]) => `${label}: ${value}`)
      .join('; '),
  ]);
}
