import type { Family } from '../analysis/owned-name-label.ts';
import type { Analysis } from '../analysis/use-analysis.ts';

/** All clients that a set may be of, so that a name of any of them can be distinguished. */
export function familyOf({ client, clients }: Pick<Analysis, 'client' | 'clients'>): Family {
  return { ...client, childClients: clients.flatMap((each) => [each, ...each.childClients]) };
}
