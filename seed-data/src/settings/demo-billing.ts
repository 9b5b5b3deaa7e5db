import type { Settings } from '@waybill/db';
import { demoWorld } from '../world/demo-world.ts';

const none = { carrierNames: [], accountNumbers: [], serviceCategories: [], chargeFamilies: [], accessorials: [] };

/** Billing adjustments are left out, so that the allocation has something to say. */
const glCodes = [
  { code: '6100', name: 'Outbound freight', conditions: { ...none, chargeFamilies: ['transportation'] } },
  { code: '6110', name: 'Fuel surcharges', conditions: { ...none, chargeFamilies: ['fuel_surcharge'] } },
  {
    code: '6125',
    name: 'Residential deliveries',
    conditions: { ...none, chargeFamilies: ['other_accessorial'], accessorials: ['Residential'] },
  },
  { code: '6120', name: 'Accessorial charges', conditions: { ...none, chargeFamilies: ['other_accessorial'] } },
  { code: '6180', name: 'Duties, taxes and fees', conditions: { ...none, chargeFamilies: ['tax', 'fee', 'other'] } },
] as const;

const markupLines = [
  { conditions: { ...none, chargeFamilies: ['tax'] }, percent: 0 },
  { conditions: { ...none, chargeFamilies: ['other_accessorial'] }, percent: 5 },
  { conditions: none, percent: 8.5 },
] as const;

/** The first parent books its charges on GL codes, and bills its first sub-client on with a markup. */
export async function seedDemoBilling(settings: Settings, today: string): Promise<void> {
  const parent = demoWorld.clients.find(({ parentClientId }) => parentClientId === null);
  const child = demoWorld.clients.find(({ parentClientId }) => parentClientId === parent?.id);
  if (parent === undefined || child === undefined) return;
  for (const [index, { conditions, ...glCode }] of glCodes.entries()) {
    await settings
      .insertInto('gl_code')
      .values({
        ...glCode,
        client_id: parent.id,
        position: 10 * (index + 1),
        conditions: JSON.stringify(conditions),
      })
      .execute();
  }
  const { id } = await settings
    .insertInto('markup')
    .values({ client_id: parent.id, name: 'Handling 8.5%', lines: JSON.stringify(markupLines) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await settings
    .insertInto('markup_assignment')
    .values({ client_id: child.id, markup_id: id, from_date: `${today.slice(0, 4)}-01-01`, to_date: null })
    .execute();
}
