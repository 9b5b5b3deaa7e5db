/** Which settings database the tests run on: WAYBILL_TEST_DATABASE. */
export type TestDatabase = 'postgres' | 'pglite';

/** The choice of the environment. Throws for an invalid word. */
export function chosenDatabase(): TestDatabase {
  const chosen = process.env.WAYBILL_TEST_DATABASE ?? 'postgres';
  if (chosen === 'postgres' || chosen === 'pglite') return chosen;
  throw new Error(`WAYBILL_TEST_DATABASE is ‘${chosen}’; it may be ‘postgres’ or ‘pglite’.`);
}
