import { demoWorld } from './demo-world.ts';
import type { World, WorldAccount, WorldClient } from './world.ts';

const clientCount = 60;
const firstClientId = 2001;

/** Sixty clients, each like one of the demo's, with sizes that fall off: the largest has about a fifth of all packages. */
export function scaleWorld(): World {
  const weights = Array.from({ length: clientCount }, (_, index) => 1 / (index + 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const clients: WorldClient[] = [];
  const accounts: WorldAccount[] = [];
  for (const [index, weight] of weights.entries()) {
    const like = demoWorld.clients[index % demoWorld.clients.length];
    if (like === undefined) continue;
    const id = firstClientId + index;
    clients.push({
      ...like,
      id,
      name: `${like.name} ${index + 1}`,
      code: `${like.code}${index + 1}`,
      parentClientId: null,
      share: weight / total,
    });
    for (const account of demoWorld.accounts.filter(({ clientId }) => clientId === like.id)) {
      accounts.push({ ...account, id: index * 100 + account.id, clientId: id, number: `${account.number}${index}` });
    }
  }
  return { clients, accounts, stories: () => [] };
}
