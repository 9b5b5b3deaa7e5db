import { type Sql, sql } from '@waybill/query';
import { type Change, type ChangePart, sumOf } from '../change/change.ts';
import { amountsByAccessorial, changedAmounts, chargeSumsOfPackages } from '../dollars/package-dollars.ts';
import { LoadRejected } from '../errors.ts';
import type { ChargeClassification, ReclassifySummary } from '../ledger/charge-classification.ts';
import { isClassifiable, ofClients } from './unknown-charge.ts';

type ChangedRows = Omit<ReclassifySummary, 'loadId'>;

/** Changes what stored charges are, as `Warehouse.classifyCharges` promises. */
export async function classifyCharges(
  change: Change,
  classification: ChargeClassification,
  clientIds: readonly number[],
  source: string,
): Promise<ReclassifySummary> {
  const changed = await change.onEach(async (part) => {
    const before = sql`select charge_id from ${part.tableOf('classified_charge')} k`;
    const where = sql`${ofClients(part, clientIds)} and (${sql.raw(isClassifiable)} or charge_id in (${before}))
      and charge_id not in (${before} where classification_id = ${classification.id})`;
    await part.stage('matched_charge', matchesOf(part, [classification], where));
    await keepPrevious(part);
    return await changeCharges(part);
  });
  return await committed(change, 'classify', source, changed);
}

/** Takes a classification back, as `Warehouse.undoClassification` promises. */
export async function undoClassification(
  change: Change,
  classificationId: number,
  source: string,
): Promise<ReclassifySummary> {
  const own = sql`classification_id = ${classificationId}`;
  const later = await change.onEach((part) => {
    const classified = part.tableOf('classified_charge');
    return part.rows(
      sql`select 1 from ${classified} later where classification_id > ${classificationId}
        and charge_id in (select charge_id from ${classified} own where ${own}) limit 1`,
    );
  });
  if (later.flat().length > 0)
    throw new LoadRejected('A later classification has changed the same charges. Undo that first.');
  const changed = await change.onEach(async (part) => {
    await part.stage(
      'changed_charge',
      sql`select k.charge_id as charge_id, ${ofPackage}, c.accessorial_group as old_group,
          k.charge_family as new_family, k.accessorial_group as new_group
        from ${part.tableOf('charge_level_info')} c
        join (select * from ${part.tableOf('classified_charge')} k where ${own}) k on k.charge_id = c.charge_id`,
    );
    await part.remove(
      'classified_charge',
      sql`classification_id = ${sql.lit(classificationId)}
        and charge_id in (select charge_id from ${part.staged('changed_charge')})`,
    );
    return await changeCharges(part);
  });
  return await committed(change, 'undo', source, changed);
}

/** Applies classifications, in their order, to the rows of a load while it is stored. */
export async function classifyLoad(part: ChangePart, classifications: readonly ChargeClassification[]): Promise<void> {
  if (classifications.length === 0) return;
  const matches = matchesOf(part, classifications, sql.raw(isClassifiable));
  // For most loads, no classification has the name of any charge.
  if ((await part.rows(sql`select 1 from (${matches}) m limit 1`)).length === 0) return;
  await part.stage('matched_charge', matches);
  await keepPrevious(part);
  await recategorise(part);
}

async function committed(
  change: Change,
  kind: 'classify' | 'undo',
  source: string,
  changed: readonly ChangedRows[],
): Promise<ReclassifySummary> {
  await change.commit({ kind, source });
  const [charges, packages] = [changed.map((each) => each.charges), changed.map((each) => each.packages)];
  return { loadId: change.loadId, charges: sumOf(charges), packages: sumOf(packages) };
}

/** The columns by which changed rows are found. */
const ofPackage = sql.raw(
  ['tracking_id', 'load_id', 'client_id', 'bill_date_partition', 'pickup_date_partition']
    .map((name) => `c.${name} as ${name}`)
    .join(', '),
);

/** Selects the charges that have the name of a classification, once for each classification. */
function matchesOf(part: ChangePart, classifications: readonly ChargeClassification[], where: Sql): Sql {
  const { dialect } = part;
  const rows = classifications.map(({ id, carrierId, description, code, validFrom, family, group }, position) => ({
    ...{ position, id, carrier: carrierId, description, code, valid_from: validFrom, family, named: group },
  }));
  const named = dialect.jsonRows(JSON.stringify(rows), {
    ...{ position: 'integer', id: 'bigint', carrier: 'integer', description: 'text', code: 'text' },
    ...{ valid_from: 'text', family: 'text', named: 'text' },
  });
  return sql`select c.charge_id as charge_id, ${ofPackage}, c.charge_family as old_family,
        c.accessorial_group as old_group, k.position as position, k.id as classification_id, k.family as new_family,
        k.named as new_group
      from (select * from ${part.tableOf('charge_level_info')} c where ${where}) c
      join (${named}) k on k.carrier = c.carrier_id
        and coalesce(k.description, '') = coalesce(c.charge_description, '')
        and coalesce(k.code, '') = coalesce(c.accessorial_code, '')
      where (k.description is null) = (c.charge_description is null)
        and (k.code is null) = (c.accessorial_code is null)
        and c.bill_date >= ${dialect.stored(sql`k.valid_from`, 'day')}`;
}

/** Keeps for each classification what the charge was before it, and puts what it is in the end into `changed_charge`. */
async function keepPrevious(part: ChangePart): Promise<void> {
  const matched = part.staged('matched_charge');
  const order = sql`partition by charge_id order by position`;
  const before = (now: string, first: string): Sql => part.dialect.previous(sql.ref(now), sql.ref(first), order);
  await part.insert(
    'classified_charge',
    ['classification_id', 'charge_id', 'load_id', 'charge_family', 'accessorial_group'],
    sql`select classification_id, charge_id, load_id, ${before('new_family', 'old_family')},
      ${before('new_group', 'old_group')} from ${matched}`,
  );
  await part.stage('changed_charge', sql`select * from ${matched} qualify row_number() over (${order} desc) = 1`);
}

async function changeCharges(part: ChangePart): Promise<ChangedRows> {
  const changed = await recategorise(part);
  if (changed.charges > 0) await part.refillRollups(part.staged('changed_package'));
  return changed;
}

/** Gives the charges in `changed_charge` their new family and accessorial, and their packages the amounts that follow. */
async function recategorise(part: ChangePart): Promise<ChangedRows> {
  const charges = await countOf(part, 'changed_charge');
  if (charges === 0) return { charges: 0, packages: 0 };
  const any = (name: string): Sql => sql`${part.dialect.anyOf(sql.ref(`k.${name}`))} as ${sql.ref(name)}`;
  await part.stage(
    'changed_package',
    sql`select k.tracking_id as tracking_id,
        ${sql.join(['load_id', 'client_id', 'bill_date_partition', 'pickup_date_partition'].map(any))},
        ${sql.raw(amountsByAccessorial.map((each) => `${gainOf(each)} as ${each.name}`).join(', '))}
      from ${part.tableOf('charge_level_info')} c join ${part.staged('changed_charge')} k on k.charge_id = c.charge_id
      group by k.tracking_id`,
  );
  await part.replace({
    table: 'charge_level_info',
    key: 'charge_id',
    from: part.staged('changed_charge'),
    values: new Map([
      ['charge_family', sql`s.new_family`],
      ['accessorial_group', sql`s.new_group`],
    ]),
  });
  const changed = part.staged('changed_package');
  const packages = await part.replace({
    table: 'package_level_info',
    key: 'tracking_id',
    from: sql`(
      select g.*, ${sql.raw(chargeSumsOfPackages.names.map((name) => `c.${name}`).join(', '))} from ${changed} g
      join (
        select tracking_id, ${sql.raw(chargeSumsOfPackages.sql)} from ${part.tableOf('charge_level_info')} c
        where client_id in (select client_id from ${changed}) and tracking_id in (select tracking_id from ${changed})
        group by tracking_id
      ) c on c.tracking_id = g.tracking_id)`,
    values: changedAmounts(part.dialect),
  });
  return { charges, packages };
}

async function countOf(part: ChangePart, staged: string): Promise<number> {
  const [row] = await part.rows(sql`select count(*) from ${part.staged(staged)}`);
  return Number(row?.[0]);
}

/** The amount of charges that get the accessorial's name, less that of charges that lose it. */
function gainOf({ group, anyway }: (typeof amountsByAccessorial)[number]): string {
  const is = (column: string): string => `case when ${column} = '${group}' then 1 else 0 end`;
  const gained = `sum(c.net_amount * (${is('k.new_group')} - ${is('k.old_group')}))`;
  return `coalesce(${gained} filter (where not coalesce(${anyway}, false)), 0)`;
}
