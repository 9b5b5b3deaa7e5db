import type { Dashboard } from './dashboard.ts';
import { dimensions } from './dimensions.ts';

/** The dashboard for a client with sub-clients, whose account groups may have the same names. */
export function dashboardOfFamily(shown: Dashboard): Dashboard {
  const { accountGroup, ownedAccountGroup } = dimensions;
  if (!shown.dimensions.some(({ name }) => name === accountGroup.name)) return shown;
  const owned = shown.dimensions.map((each) => (each.name === accountGroup.name ? ownedAccountGroup : each));
  return { ...shown, dimensions: owned };
}
