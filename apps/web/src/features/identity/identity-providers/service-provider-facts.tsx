import { Button, Code, CopyButton, Group, Stack, Text, Title } from '@mantine/core';
import type { IdentityProvider } from '@waybill/contract';
import { useTranslation } from 'react-i18next';

/** What the provider's administrator enters, ready to be copied. */
export function ServiceProviderFacts({ provider }: { provider: IdentityProvider }) {
  const { t } = useTranslation();
  const { serviceProvider, openIdAddresses } = provider;
  const facts =
    provider.protocol === 'openid'
      ? [
          { name: t('Redirect URI'), value: openIdAddresses.redirectUrl },
          { name: t('Redirect URI after sign-out'), value: openIdAddresses.signedOutUrl },
        ]
      : [
          { name: t('Entity ID of this portal'), value: serviceProvider.entityId },
          { name: t('Reply URL (ACS, HTTP-POST)'), value: serviceProvider.acsUrl },
          { name: t('Metadata of this portal'), value: serviceProvider.metadataUrl },
        ];
  return (
    <Stack gap="xs" mb="lg">
      <Title order={3}>{t('For the administrator of the provider')}</Title>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Text size="xs" c="dimmed">
            {name}
          </Text>
          <Group gap="xs" wrap="nowrap" align="flex-start">
            <Code style={{ overflowWrap: 'anywhere', flex: 1 }}>{value}</Code>
            <CopyButton value={value}>
              {({ copied, copy }) => (
                <Button size="compact-xs" variant="default" onClick={copy} aria-label={t('Copy: {{name}}', { name })}>
                  {copied ? t('Copied') : t('Copy')}
                </Button>
              )}
            </CopyButton>
          </Group>
        </div>
      ))}
    </Stack>
  );
}
