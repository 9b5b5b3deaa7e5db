import type { Analysis } from '../analysis/use-analysis.ts';
import type { Family } from '../languages/owned-name-label.ts';

/** All clients that a set may be of, so that a name of any of them can be distinguished. */
export function familyOf({ client, clients }: Pick<Analysis, 'client' | 'clients'>): Family {
  return { ...client, childClients: clients.flatMap((each) => [each, ...each.childClients]) };
}
