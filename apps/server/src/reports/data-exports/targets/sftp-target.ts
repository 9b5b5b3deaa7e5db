import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { SFTPWrapper } from 'ssh2';
import { inTime, longestAnswer, patienceFor } from '../../../intake/fetches/remote/bounded.ts';
import { type RemoteAccess, RemoteError, within } from '../../../intake/fetches/remote/remote-folder.ts';
import { connectSftp } from '../../../intake/fetches/remote/sftp-folder.ts';
import type { ExportTarget } from './export-target.ts';

const noAnswer = 'The server did not answer in time.';

type Answered = (error?: Error | null) => void;

/** A directory over SFTP; `address` is the checked address of its host. @throws RemoteError */
export async function openSftpTarget(access: RemoteAccess, address: string): Promise<ExportTarget> {
  const { client, sftp, hostKey } = await connectSftp(access, address);
  const folders = new Set<string>();
  const asked = (ask: (done: Answered) => void) =>
    inTime(promisify((done: Answered) => ask(done))() as Promise<void>, longestAnswer, noAnswer);

  /** Makes the folders of a file; those that exist are refused, which does not matter. */
  async function makeFolders(name: string): Promise<void> {
    const above = [access.path, ...name.split('/').slice(0, -1)];
    for (const [depth] of above.entries()) {
      const folder = above.slice(0, depth + 1).reduce(within);
      if (folders.has(folder)) continue;
      await asked((done) => sftp.mkdir(folder, done)).catch(ignoreUnlessLate);
      folders.add(folder);
    }
  }

  return {
    hostKey,
    async write(name, path) {
      const target = within(access.path, name);
      const unfinished = `${target}.unfinished`;
      const { size } = await stat(path);
      try {
        await makeFolders(name);
        const sending = promisify((done: Answered) => sftp.fastPut(path, unfinished, done))();
        await inTime(sending, patienceFor(size), `The server took too long to take ${name}.`);
        await replace(sftp, asked, unfinished, target);
      } catch (error) {
        if (error instanceof RemoteError) throw error;
        throw new RemoteError(`The server did not take ${target}: is there such a folder, and may it be written?`, {
          cause: error,
        });
      }
    },
    remove: (name) => asked((done) => sftp.unlink(within(access.path, name), done)).catch(ignoreUnlessLate),
    close: () => {
      client.end();
    },
  };
}

/** As one step where the server can; otherwise the file before is removed first. */
async function replace(
  sftp: SFTPWrapper,
  asked: (ask: (done: Answered) => void) => Promise<void>,
  from: string,
  to: string,
): Promise<void> {
  await asked((done) => sftp.ext_openssh_rename(from, to, done)).catch(async (error: unknown) => {
    ignoreUnlessLate(error);
    await asked((done) => sftp.unlink(to, done)).catch(ignoreUnlessLate);
    await asked((done) => sftp.rename(from, to, done));
  });
}

function ignoreUnlessLate(error: unknown): void {
  if (error instanceof RemoteError) throw error;
}
