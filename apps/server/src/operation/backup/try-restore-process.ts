import { restoreBackup } from './restore-backup.ts';

/** The input of the process: what to restore, and into which empty directory. */
export interface RestoreToTry {
  readonly directory: string;
  readonly name: string | undefined;
  readonly dataDirectory: string;
}

process.once('message', async (request: RestoreToTry) => {
  try {
    const { name, record } = await restoreBackup(request);
    const { dataVersion, settingsRows, files } = record;
    process.send?.({ name, dataVersion, settingsRows, files: files.length });
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.message : String(error) });
  } finally {
    process.disconnect();
  }
});
