import type { LoadContext } from '../load-requests/load-request.ts';
import { applyClassification, takeBack } from './apply.ts';
import { unfinished } from './classifications.ts';

/** Finishes what a process had begun when it died: a classification is whole, or not there. Call it before any load. */
export async function repairClassifications(databases: Pick<LoadContext, 'settings' | 'warehouse'>): Promise<void> {
  const { settings } = databases;
  const now = new Date();
  for (const classification of await unfinished(settings, 'applying'))
    await applyClassification(databases, classification, now);
  for (const classification of (await unfinished(settings, 'undoing')).toReversed())
    await takeBack(databases, classification, now);
}
