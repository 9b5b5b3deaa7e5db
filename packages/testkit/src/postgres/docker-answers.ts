import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Whether a Docker engine can be reached from here. */
export async function dockerAnswers(): Promise<boolean> {
  return promisify(execFile)('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}
