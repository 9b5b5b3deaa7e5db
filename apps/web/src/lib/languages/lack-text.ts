import { coverageLackNames } from '@waybill/model';
import type { TFunction } from 'i18next';
import { serverText } from './server-text.ts';

const names: Readonly<Record<string, string>> = coverageLackNames;

/** Why something could not be judged, with what is lacking; a text of an earlier version as it is. */
export function lackText(t: TFunction, { reason, about }: { readonly reason: string; readonly about: string }): string {
  const name = names[reason];
  const said = name === undefined ? serverText(reason) : t(name);
  return about === '' ? said : t('{{reason}}: {{about}}', { reason: said, about });
}
