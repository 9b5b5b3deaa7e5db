import { internationalZone, zoneTable } from '@waybill/model';
import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { text, typeOfColumn } from '../types/value-type.ts';
import type { ScalarFunction } from './scalar-function.ts';

/** The column `rated_zone`, from carrier id, service category and zone code. */
const ratedZone: ScalarFunction = {
  name: 'rated_zone',
  parameters: ['number', 'text', 'text'],
  returns: () => text,
  sql: (dialect, { values: [carrierId, category, zone] }) =>
    sql`case when ${category} = ${sql.lit(internationalZone)} then ${sql.lit(internationalZone)} when nullif(${zone}, '') is null then null ${choices(dialect, ratedZones, carrierId, zone)} else ${plainCode(dialect, zone)} end`,
};

/** The column `zone_mode`, from the same. */
const zoneMode: ScalarFunction = {
  name: 'zone_mode',
  parameters: ['number', 'text', 'text'],
  returns: () => text,
  sql: (dialect, { values: [carrierId, category, zone] }) =>
    sql`case when ${category} = ${sql.lit(internationalZone)} then ${sql.lit(internationalZone)} when nullif(${zone}, '') is null then null ${choices(dialect, modes, carrierId, zone)} end`,
};

/** The column `account_status`; an account that nobody has entered counts as active. */
const accountStatus: ScalarFunction = {
  name: 'account_status',
  parameters: ['anything'],
  returns: () => text,
  sql: (_, { values: [active] }) => sql`case when ${active} = false then 'inactive' else 'active' end`,
};

/** The column `expected_amount`, from what was billed and what of it is too much. */
const expectedAmount: ScalarFunction = {
  name: 'expected_amount',
  parameters: ['number', 'number'],
  returns: () => typeOfColumn('money'),
  sql: (dialect, { values: [billed, overcharged] }) => dialect.cents(sql`${billed} - ${overcharged}`),
};

/** The rules of computed columns by their names; only the compiler calls them, on columns. */
export const computedColumnFunctions: ReadonlyMap<string, ScalarFunction> = new Map(
  [ratedZone, zoneMode, accountStatus, expectedAmount].map((scalar) => [scalar.name, scalar]),
);

/** The codes of one carrier that mean the same. */
interface Choice {
  readonly carrierId: number;
  readonly meaning: string;
  readonly codes: readonly string[];
}

const ratedZones = grouped(
  zoneTable.flatMap(({ carrierId, zones }) =>
    Object.entries(zones).flatMap(([code, zone]) => (code === zone ? [] : [{ carrierId, meaning: zone, code }])),
  ),
);

const modes = grouped(
  zoneTable.flatMap(({ carrierId, mode, zones }) =>
    mode === null ? [] : Object.keys(zones).map((code) => ({ carrierId, meaning: mode, code })),
  ),
);

function grouped(
  entries: readonly { readonly carrierId: number; readonly meaning: string; readonly code: string }[],
): readonly Choice[] {
  return [...Map.groupBy(entries, ({ carrierId, meaning }) => `${carrierId} ${meaning}`).values()].flatMap(
    ([first, ...others]) =>
      first === undefined ? [] : [{ ...first, codes: [first, ...others].map(({ code }) => code) }],
  );
}

function choices(dialect: Dialect, given: readonly Choice[], carrierId: Sql | undefined, zone: Sql | undefined): Sql {
  const branches = given.map(({ carrierId: id, meaning, codes }) => {
    const list = sql.join(codes.map((code) => sql.lit(code)));
    return sql`when ${carrierId} = ${sql.lit(id)} and ${plainCode(dialect, zone)} in (${list}) then ${sql.lit(meaning)}`;
  });
  return sql.join(branches, sql` `);
}

function plainCode(dialect: Dialect, zone: Sql = sql`null`): Sql {
  return sql`coalesce(nullif(${dialect.withoutZeros(zone)}, ''), '0')`;
}
