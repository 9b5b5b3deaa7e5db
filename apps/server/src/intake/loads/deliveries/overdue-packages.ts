import { hourlyChore } from '../../../platform/servers/hourly-chore.ts';
import { inTurnOfLoads } from '../../../platform/servers/in-turn-of-loads.ts';
import type { Services } from '../../../platform/services.ts';

/** Makes packages pending late as their promised moments pass. */
export const overduePackages = hourlyChore('overdue packages', settleOverduePackages);

/** Makes packages pending late whose promised moment has passed without a delivery, in turn with the loads. */
export async function settleOverduePackages({
  settings,
  warehouse,
  clock,
}: Pick<Services, 'settings' | 'warehouse' | 'clock'>): Promise<number> {
  return await inTurnOfLoads({ settings, warehouse }, () => {
    const now = clock();
    return warehouse.settleOverdue(now, `Overdue packages as of ${now.toISOString().slice(0, 10)}`);
  });
}
