import { keptTexts, type TextKeeper } from '../reading/kept-texts.ts';
import type { FlatDeclaration, KeyTarget, PlaceAbove, Target } from './declaration.ts';
import type { FlatColumns } from './flat-columns.ts';

const keyTargets: ReadonlySet<Target> = new Set<KeyTarget>([
  'accountNumber',
  'invoiceNumber',
  'trackingPrefix',
  'trackingNumber',
  'foreignTrackingNumber',
  'relabelledNumber',
  'internalNumber',
  'transactionNumber',
  'currency',
]);

/** The texts of a declaration's rows by target. */
export interface FlatTexts {
  /** Keeps those of the rows of a file with these columns. */
  keeperFor(columns: FlatColumns): TextKeeper;
  /** From what was kept of a row; what no file tells comes from the declaration. */
  textOf(kept: string, target: Target): string;
}

export function flatTexts(declaration: FlatDeclaration): FlatTexts {
  const texts = keptTexts<Target>({
    columns: Object.keys({ ...declaration.columns, ...declaration.above }) as Target[],
    keys: keyTargets,
    nameOf: (target) => nameOf(declaration, target),
    meaningOf: (target, text) => declaration.lookups?.[target]?.get(text.trim().toUpperCase()) ?? text,
  });
  return {
    keeperFor: ({ targets }) => texts.keeperFor((target) => targets.get(target)),
    textOf: (kept, target) => texts.textOf(kept, target) || (declaration.constants?.[target] ?? ''),
  };
}

/** What the layout calls the column of a target, or the cell above the table that states it. */
export function nameOf({ columns, above = {} }: FlatDeclaration, target: Target): string {
  const places: Partial<Record<Target, PlaceAbove>> = above;
  const place = places[target];
  return columns[target] ?? (typeof place === 'object' ? place.cell : place) ?? target;
}
