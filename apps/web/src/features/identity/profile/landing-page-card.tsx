import { Alert, Button, Group, Select, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { changeDefaults } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { landingPages } from '../../../lib/menu/landing-pages.ts';
import { separateAddress } from '../../../lib/menu/separate-address.ts';
import { shellSettingsOptions } from '../../../lib/menu/shell-settings.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { Card } from '../../../ui/card/card.tsx';

/** The choice not to have one. */
const none = 'none';

/** The choice of a landing page among the pages that the user may open (S3 sections 4.1 and 5). */
export function LandingPageCard() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { routesByPath } = useRouter();
  const { data: user } = useSuspenseQuery(accountOptions);
  const { data: shell } = useQuery(shellSettingsOptions);
  const pages = landingPages(
    user,
    (path) => path in routesByPath || separateAddress(path, shell?.applications ?? {}) !== undefined,
  );
  const saved = pages.find(({ path }) => path === user.defaultLandingPage)?.path ?? none;
  const [chosen, setChosen] = useState(saved);
  const saving = useMutation({
    mutationFn: (landingPage: string | null) => call(changeDefaults, { body: { username: user.login, landingPage } }),
    onSuccess: (_, landingPage) => {
      queryClient.setQueryData(accountOptions.queryKey, { ...user, defaultLandingPage: landingPage });
      notifications.show({ color: 'green', message: t('Saved.') });
    },
  });
  return (
    <Card title={t('Landing page')} question={t('The page that opens when you sign in.')} refreshing={false}>
      {saving.error === null ? null : (
        <Alert color="red" variant="light" role="alert" mb="sm">
          {errorText(saving.error)}
        </Alert>
      )}
      {pages.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('You do not have access to any page that could be your landing page.')}
        </Text>
      ) : (
        <Group align="flex-end">
          <Select
            label={t('Landing page')}
            data={[
              { value: none, label: t('None') },
              ...pages.map(({ path, label }) => ({ value: path, label: t(label) })),
            ]}
            value={chosen}
            onChange={(value) => setChosen(value ?? none)}
            allowDeselect={false}
          />
          <Button
            disabled={chosen === saved}
            loading={saving.isPending}
            onClick={() => saving.mutate(chosen === none ? null : chosen)}
          >
            {t('Save')}
          </Button>
        </Group>
      )}
    </Card>
  );
}
