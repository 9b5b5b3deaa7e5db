import type { AlertDraft } from '@waybill/contract';
import { recordOf } from '../record-of.ts';
import { stringifySearch } from '../search-codec.ts';

/** The page of alerts with a new alert to begin with. */
export const alertAddress = (draft: AlertDraft): string =>
  `/alerts${stringifySearch({ draft: JSON.stringify(draft) })}`;

/** The alert of an address; undefined for anything else. The server checks what it watches. */
export function readDraft(text: string | undefined): AlertDraft | undefined {
  if (text === undefined) return undefined;
  try {
    const { name, clientId, rule } = recordOf(JSON.parse(text));
    const { kind } = recordOf(rule);
    const isDraft = typeof name === 'string' && typeof clientId === 'number' && (kind === 'band' || kind === 'limit');
    return isDraft ? { name, clientId, rule: rule as AlertDraft['rule'] } : undefined;
  } catch {
    return undefined;
  }
}
