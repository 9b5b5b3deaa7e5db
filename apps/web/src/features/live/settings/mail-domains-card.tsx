import { Button, Stack, TagsInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getMailDomains, mostMailDomains, saveMailDomains } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { Card } from '../../../ui/card/card.tsx';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';

const domainsOptions = queryOptions({
  queryKey: ['mail domains'],
  queryFn: ({ signal }) => call(getMailDomains, {}, signal),
});

/** The domains to whose addresses users may send scheduled reports. */
export function MailDomainsCard() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: saved } = useQuery(domainsOptions);
  const [typed, setTyped] = useState<readonly string[]>();
  const domains = typed ?? saved?.domains ?? [];
  const saving = useMutation({
    mutationFn: () => call(saveMailDomains, { body: { domains: [...domains] } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(domainsOptions.queryKey, changed);
      setTyped(undefined);
      notifications.show({ color: 'green', message: t('Saved.') });
    },
    onError: (error) => notifyFailure(t('Nothing was changed.'), error),
  });
  return (
    <Card
      title={t('Reports outside the portal')}
      question={t('Domains to whose addresses users may send scheduled reports. Every reader confirms it first.')}
      refreshing={false}
    >
      <Stack align="flex-end" gap="sm">
        <TagsInput
          w="100%"
          label={t('Allowed domains')}
          description={t('Such as example.com. Addresses at a domain that you remove get nothing more.')}
          splitChars={[',', ';', ' ']}
          acceptValueOnBlur
          maxTags={mostMailDomains}
          disabled={saved === undefined}
          value={[...domains]}
          onChange={setTyped}
        />
        <Button
          size="xs"
          loading={saving.isPending}
          disabled={typed === undefined || typed.join() === saved?.domains.join()}
          onClick={() => saving.mutate()}
        >
          {t('Save')}
        </Button>
      </Stack>
    </Card>
  );
}
