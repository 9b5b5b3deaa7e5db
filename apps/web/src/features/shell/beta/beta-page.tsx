import { Alert, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { type Preview, previews, previewsKey, readPreviews } from '../../../lib/beta/previews.ts';
import { usePreviews } from '../../../lib/beta/use-previews.ts';
import { useTakePart } from '../../../lib/beta/use-take-part.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { changeSetting } from '../../../lib/settings/settings.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import classes from './beta-page.module.css';

/** What is in the beta, each preview with its switch, and the way out; users of the beta begin here (S3 section 4.1). */
export function BetaPage() {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const takePart = useTakePart();
  return (
    <div className={classes.page}>
      <Card
        title={t('PulseUI beta')}
        question={
          user.betaFlag
            ? t('You are taking part in the beta. Switch on what you want to try.')
            : t('Try new features before everybody gets them.')
        }
        refreshing={false}
      >
        <Stack gap="lg">
          <Previews canSwitch={user.betaFlag} />
          {takePart.error === null ? null : (
            <Alert color="red" variant="light" role="alert">
              {t(errorText(takePart.error))}
            </Alert>
          )}
          <Group justify="space-between">
            <Button renderRoot={(props) => <Link {...props} to="/" />} variant={user.betaFlag ? 'filled' : 'default'}>
              {t('Continue to your landing page')}
            </Button>
            {user.betaFlag ? (
              <ConfirmButton
                label={t('Leave the beta')}
                question={t('All previews are switched off, and the portal opens on your usual landing page again.')}
                variant="subtle"
                disabled={!user.permissions.includes('TRY_BETA')}
                act={async () => {
                  await takePart.mutateAsync(false);
                  return t('You no longer take part in the beta.');
                }}
              />
            ) : (
              <Button loading={takePart.isPending} onClick={() => takePart.mutate(true)}>
                {t('Take part')}
              </Button>
            )}
          </Group>
          {user.betaFlag && !user.permissions.includes('TRY_BETA') ? (
            <Text size="sm" c="dimmed">
              {t('Your role no longer lets you change this. Ask your administrator to remove you from the beta.')}
            </Text>
          ) : null}
        </Stack>
      </Card>
    </div>
  );
}

function Previews({ canSwitch }: { readonly canSwitch: boolean }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const on = usePreviews();
  const saving = useMutation({
    mutationFn: ({ name, isOn }: { name: Preview['name']; isOn: boolean }) =>
      changeSetting(queryClient, previewsKey, (newest) => {
        const others = [...readPreviews(newest)].filter((other) => other !== name);
        return [...others, ...(isOn ? [name] : [])].join(',') || 'none';
      }),
    scope: { id: previewsKey },
    onError: (error) => notifications.show({ color: 'red', message: t(errorText(error)) }),
  });
  return (
    <Stack gap="md">
      {previews.map(({ name, title, meaning }) => (
        <Switch
          key={name}
          label={t(title)}
          description={t(meaning)}
          checked={on.has(name)}
          disabled={!canSwitch || saving.isPending}
          onChange={({ currentTarget: { checked } }) => saving.mutate({ name, isOn: checked })}
        />
      ))}
    </Stack>
  );
}
