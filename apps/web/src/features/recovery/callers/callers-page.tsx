import { Button, Group } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayOpenPage, type PortalPath } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { entryAt } from '../../../lib/menu/menu-entries.ts';
import { separateAddress } from '../../../lib/menu/separate-address.ts';
import { shellSettingsOptions } from '../../../lib/menu/shell-settings.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { CenteredScreen } from '../../../ui/screens/centered-screen.tsx';

const workLists: readonly PortalPath[] = ['/exceptionTracking', '/exceptionCharge', '/tracking'];

/** Where calls to carriers are prepared and noted: the lists of what went wrong, of those that the user may open. */
export function CallersPage() {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const { data: shell } = useQuery(shellSettingsOptions);
  const older = separateAddress('/ui1/callersUI', shell?.applications ?? {});
  const lists = workLists.filter((path) => mayOpenPage(path, user));
  return (
    <CenteredScreen
      title={t('Calls to carriers')}
      text={
        lists.length === 0 && older === undefined
          ? t(
              'Calls are recorded on exceptions, and your account cannot open the exception lists. Ask your administrator for access.',
            )
          : t(
              'Use the exception lists to see which problems are worth a call and how much money is involved. Record who called and what the carrier said in the exception.',
            )
      }
    >
      <Group gap="sm" justify="center" mt="sm">
        {lists.map((path) => (
          <Button key={path} renderRoot={(props) => <Link {...props} to={path} />} variant="light">
            {t(entryAt(path)?.label ?? path)}
          </Button>
        ))}
        {older === undefined ? null : (
          <Button component="a" href={older} variant="default">
            {t('Callers (older pages)')}
          </Button>
        )}
      </Group>
    </CenteredScreen>
  );
}
