import type { DuckDBConnection } from '@duckdb/node-api';
import type { World } from '../world/world.ts';
import { type CalendarSize, calendarTables } from './calendar-tables.ts';
import { chargeTextTable } from './charge-texts.ts';
import { correctionTable } from './correction-kinds.ts';
import { drawMacros } from './draws.ts';
import { laneTables } from './lane-tables.ts';
import { placeTables } from './place-tables.ts';
import { exchangeRateTable, fuelTable, referenceTables } from './reference-tables.ts';
import { boxTable } from './sides.ts';
import { textTables } from './texts.ts';
import { accountTables, worldTables } from './world-tables.ts';

/** Makes the temporary tables from which batches are made: they belong to the connection. */
export async function prepareTables(connection: DuckDBConnection, world: World, size: CalendarSize): Promise<void> {
  const withParameter = [exchangeRateTable(size.firstDay, size.today), ...worldTables(world, size.today)];
  for (const [sql, json] of withParameter) await connection.run(sql, [json]);
  const statements = [
    ...drawMacros,
    ...referenceTables,
    ...calendarTables(size),
    fuelTable,
    ...placeTables,
    ...accountTables,
    ...laneTables,
    ...textTables,
    boxTable,
    correctionTable(),
    chargeTextTable(),
  ];
  for (const sql of statements) await connection.run(sql);
}
