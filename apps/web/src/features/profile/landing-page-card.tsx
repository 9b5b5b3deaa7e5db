import { Alert, Button, Group, Select, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { changeDefaults } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { landingPages } from '../../lib/menu/landing-pages.ts';
import { accountOptions } from '../../lib/session/session-queries.ts';
import { Card } from '../../ui/card.tsx';

/** Where the user begins after signing in, of the pages that their permissions open (S3 sections 4.1 and 5). */
export function LandingPageCard() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { routesByPath } = useRouter();
  const { data: user } = useSuspenseQuery(accountOptions);
  const pages = landingPages(user, (path) => path in routesByPath);
  const saved = pages.find(({ path }) => path === user.defaultLandingPage)?.path ?? null;
  const [chosen, setChosen] = useState(saved);
  const saving = useMutation({
    mutationFn: (landingPage: string) => call(changeDefaults, { body: { username: user.login, landingPage } }),
    onSuccess: (_, landingPage) => {
      queryClient.setQueryData(accountOptions.queryKey, { ...user, defaultLandingPage: landingPage });
      notifications.show({ color: 'green', message: t('Saved.') });
    },
  });
  return (
    <Card title={t('Landing page')} question={t('Which page do you see first after signing in?')} refreshing={false}>
      {saving.error === null ? null : (
        <Alert color="red" variant="light" role="alert" mb="sm">
          {t(errorText(saving.error))}
        </Alert>
      )}
      {pages.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('Your permissions open no page to begin on.')}
        </Text>
      ) : (
        <Group align="flex-end">
          <Select
            label={t('Landing page')}
            placeholder={t('Select a landing page')}
            data={pages.map(({ path, label }) => ({ value: path, label: t(label) }))}
            value={chosen}
            onChange={setChosen}
            allowDeselect={false}
          />
          <Button
            disabled={chosen === null || chosen === saved}
            loading={saving.isPending}
            onClick={() => {
              if (chosen !== null) saving.mutate(chosen);
            }}
          >
            {t('Save')}
          </Button>
        </Group>
      )}
    </Card>
  );
}
