import type { Settings } from '@waybill/db';
import {
  type CalendarDay,
  type ComparisonSet,
  comparisonColours,
  comparisonsKey,
  comparisonsValue,
  initialDateFilter,
  recomputed,
  type SavedComparisons,
  withSavedGroup,
  withSavedSet,
} from '@waybill/model';
import { demoWorld } from '../world/demo-world.ts';

const owners = ['shipper', 'admin'] as const;
const none: SavedComparisons = { sets: [], groups: [], isUnreadable: false };

/** The comparisons that people who see the parent client have saved: its carriers of this year, and its sub-clients. */
export async function seedDemoComparisons(settings: Settings, today: CalendarDay): Promise<void> {
  const value = comparisonsValue(demoComparisons(today));
  const users = await settings.selectFrom('user_account').select('id').where('login', 'in', owners).execute();
  for (const { id } of users) {
    await settings
      .insertInto('filter_setting')
      .values({ user_id: id, filter_key: comparisonsKey, filter_value: value })
      .execute();
  }
}

function demoComparisons(today: CalendarDay): SavedComparisons {
  const { parent, children } = family();
  const groups = [
    { name: 'UPS_or_FedEx', sets: ['UPS', 'FedEx'].map((carrier) => carrierSet(parent, carrier, today)) },
    { name: 'Sub_clients', sets: children.map((child) => childSet(parent, child, today)) },
  ];
  return groups.reduce(
    (saved, { name, sets }) =>
      withSavedGroup(sets.map(inColour).reduce(withSavedSet, saved), { name, sets: sets.map((set) => set.name) }),
    none,
  );
}

function family() {
  const [parent] = demoWorld.clients.filter(({ parentClientId }) => parentClientId === null);
  if (parent === undefined) throw new Error('The demo has no parent client.');
  return {
    parent: parent.id,
    children: demoWorld.clients.filter(({ parentClientId }) => parentClientId === parent.id),
  };
}

const carrierSet = (parent: number, carrier: string, today: CalendarDay): ComparisonSet => ({
  ...setSoFar(parent, today),
  name: `${carrier}_YTD`,
  filters: { carrier_name: [carrier] },
});

const childSet = (parent: number, child: { readonly id: number; readonly name: string }, today: CalendarDay) => ({
  ...setSoFar(parent, today),
  name: `${child.name.split(' ').at(-1)}_YTD`,
  childClientIds: [child.id],
});

const setSoFar = (clientId: number, today: CalendarDay): ComparisonSet => ({
  name: '',
  colour: comparisonColours[0],
  clientId,
  childClientIds: [],
  dates: recomputed({ ...initialDateFilter(null, today), dateFrequency: 'rp', rollingPeriodOption: 'YTD' }, today),
  filters: {},
  included: [],
});

const inColour = (set: ComparisonSet, place: number): ComparisonSet => ({
  ...set,
  colour: comparisonColours[place] ?? comparisonColours[0],
});
