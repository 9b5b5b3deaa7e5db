const prefix = 'waybill.draft';

/** What somebody entered in a form, and what the form held when it was opened. */
export interface Draft<Values> {
  readonly opened: Values;
  readonly values: Values;
}

/** Fields that are never kept in the browser. */
const secretFields: readonly string[] = ['password', 'passphrase', 'privateKey', 'secret'];

/** Whether a field of a form holds a secret. */
export const isSecretField = (name: string): boolean => secretFields.includes(name);

/** Keeps a draft in this tab for its owner, without its secrets. */
export function keepDraft<Values extends object>(owner: number, place: string, draft: Draft<Values>): void {
  try {
    sessionStorage.setItem(
      keyOf(owner, place),
      JSON.stringify({ opened: keepable(draft.opened), values: keepable(draft.values) }),
    );
  } catch {
    // The browser has no room, or keeps nothing: the form works without.
  }
}

/** The draft of this owner at this place. Nobody else's is found. */
export function keptDraft<Values extends object>(owner: number, place: string): Draft<Partial<Values>> | undefined {
  const kept = sessionStorage.getItem(keyOf(owner, place));
  return kept === null ? undefined : JSON.parse(kept);
}

export function forgetDraft(owner: number, place: string): void {
  sessionStorage.removeItem(keyOf(owner, place));
}

/** Forgets the drafts of everybody in this tab. */
export function forgetAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
}

const keyOf = (owner: number, place: string): string => `${prefix} ${owner} ${place}`;

/** Without secrets, and without files, which a browser does not keep. */
const keepable = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSecretField(name) && !(value instanceof Blob)),
  );
