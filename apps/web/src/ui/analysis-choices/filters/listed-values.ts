import { type FilterDimension, ownedNameText } from '@waybill/model';
import type { Family } from '../../../lib/languages/owned-name-label.ts';
import type { ListedValue } from './value-options.ts';

/** A value as the server lists it; names that clients chose come with the client. */
interface Row {
  readonly VALUE: string;
  readonly ROWS?: number | undefined;
  readonly CLIENT_ID?: unknown;
}

/**
 * The values of a dimension as the user chooses them. An account, group or division is listed with its client if the
 * chosen client has sub-clients, since another of them may use the same name, or if two clients in the list use it.
 */
export function listedValues(
  { clientSpecific }: FilterDimension,
  rows: readonly Row[] | undefined,
  { childClients }: Family,
): readonly ListedValue[] | undefined {
  if (!clientSpecific || rows === undefined) return rows;
  const isOfFamily = childClients.length > 0;
  const counts = Map.groupBy(rows, ({ VALUE }) => VALUE);
  return rows.map((row) => {
    const { VALUE, ROWS, CLIENT_ID } = row;
    const needsClient = isOfFamily || (counts.get(VALUE)?.length ?? 0) > 1;
    if (CLIENT_ID === undefined || !needsClient) return row;
    return { VALUE: ownedNameText({ clientId: Number(CLIENT_ID), name: VALUE }), ROWS };
  });
}
