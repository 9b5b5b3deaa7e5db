import { oneOf } from '../conditions/text-literal.ts';

/**
 * An account, account group or division as filters name it. Clients choose these names themselves, so two clients can
 * have the same one: `1001:East` is the one of client 1001, `East` means all of that name.
 */
export interface OwnedName {
  readonly clientId: number;
  readonly name: string;
}

/** `1001:East`. */
export function ownedNameText({ clientId, name }: OwnedName): string {
  return `${clientId}:${name}`;
}

/** The names in a column as `OwnedName` in the query language; null for rows without one. */
export function ownedNameExpression(column: string): string {
  return `case when ${column} <> '' then concat(client_id, ':', ${column}) end`;
}

/** Reads `1001:East`; undefined for a name alone. */
export function readOwnedName(text: string): OwnedName | undefined {
  const [, clientId, name] = /^(\d{1,9}):(.+)$/s.exec(text) ?? [];
  return clientId === undefined || name === undefined ? undefined : { clientId: Number(clientId), name };
}

/** Whether a chosen text means this one: by its client and name, or by a name alone. */
export function meansOwnedName(text: string, owned: OwnedName): boolean {
  return text === owned.name || text === ownedNameText(owned);
}

/**
 * Replaces every plain name in a choice by the offered one that it means; a text that means none of them stays. The
 * order is kept.
 */
export function withOwners(chosen: readonly string[], offered: readonly OwnedName[]): readonly string[] {
  const meant = chosen.flatMap((text) => {
    const found = offered.filter((owned) => meansOwnedName(text, owned)).map(ownedNameText);
    return found.length === 0 ? [text] : found;
  });
  return [...new Set(meant)];
}

/** The condition of chosen names. A name may itself look like `1001:East`, so each text is looked for as a name too. */
export function ownedNameWhereClause(column: string, texts: readonly string[]): string {
  const owned = Map.groupBy(
    texts.flatMap((text) => readOwnedName(text) ?? []),
    ({ clientId }) => clientId,
  );
  const ofClients = [...owned].map(([clientId, ofClient]) => {
    const names = ofClient.map(({ name }) => name);
    return `(client_id = ${clientId} and ${oneOf(column, names)})`;
  });
  const byName = oneOf(column, texts);
  return ofClients.length === 0 ? byName : `(${[byName, ...ofClients].join(' or ')})`;
}
