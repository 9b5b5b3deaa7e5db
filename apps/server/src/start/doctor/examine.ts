import type { Services } from '../../platform/services.ts';
import { examineAdministrators } from './examine-administrators.ts';
import { examineBackup } from './examine-backup.ts';
import { examineClock } from './examine-clock.ts';
import { examineDatabases } from './examine-databases.ts';
import { examineDisk } from './examine-disk.ts';
import { examineFiles } from './examine-files.ts';
import { examineIdentityProviders } from './examine-identity-providers.ts';
import { examineMail } from './examine-mail.ts';
import type { Finding } from './finding.ts';

/** What the check-up examines. */
export type Examined = Pick<
  Services,
  'settings' | 'warehouse' | 'clock' | 'mailer' | 'files' | 'dataDirectory' | 'publicUrl'
>;

/** Checks everything that an installation depends on and says what to do. It changes nothing, but for a file of its own. */
export async function examine(examined: Examined): Promise<Finding[]> {
  const databases = await examineDatabases(examined);
  const disk = [...(await examineDisk(examined)), ...(await examineFiles(examined))];
  if (databases.some(({ state }) => state === 'failure')) return [...databases, ...disk];
  return [
    ...databases,
    ...disk,
    ...(await examineBackup(examined)),
    ...(await examineClock(examined)),
    ...(await examineMail(examined)),
    ...(await examineAdministrators(examined)),
    ...(await examineIdentityProviders(examined)),
  ];
}
