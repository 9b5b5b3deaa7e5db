import { type KeptTexts, keptTexts } from '../reading/kept-texts.ts';
import type { FlatDeclaration, KeyTarget, Target } from './declaration.ts';
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

/** Reads the texts of a declaration's rows by target; what no file tells comes from the declaration. */
export interface FlatTexts {
  read(fields: readonly string[], columns: FlatColumns): KeptTexts<Target>;
  /** The texts of a row that was kept earlier. */
  revive(kept: string): KeptTexts<Target>;
}

export function flatTexts(declaration: FlatDeclaration): FlatTexts {
  const texts = keptTexts<Target>({
    columns: Object.keys(declaration.columns) as Target[],
    keys: keyTargets,
    nameOf: (target) => nameOf(declaration, target),
  });
  const withConstants = ({ kept, text }: KeptTexts<Target>): KeptTexts<Target> => ({
    kept,
    text: (target) => text(target) || (declaration.constants?.[target] ?? ''),
  });
  return {
    read: (fields, { targets }) => withConstants(texts.read(fields, (target) => targets.get(target))),
    revive: (kept) => withConstants(texts.revive(kept)),
  };
}

/** What the layout calls the column of a target. */
export const nameOf = ({ columns }: FlatDeclaration, target: Target): string => columns[target] ?? target;
