import { Code, Stack, Text } from '@mantine/core';
import type { ApiToken } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { lastUseText, limitTexts, momentText, stateText } from './token-limits.ts';

/** What an API token may do, and what was done with it. */
export function TokenFacts({ token }: { readonly token: ApiToken }) {
  const { t } = useTranslation();
  const { beginning, createdAt, expiresAt } = token;
  return (
    <Stack gap={4} style={{ minWidth: 0 }}>
      <Text size="sm">
        <Code dir="ltr">{beginning}…</Code> · {stateText(t, token)}
      </Text>
      {limitTexts(t, token).map((limit) => (
        <Text key={limit} size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {limit}
        </Text>
      ))}
      <Text size="sm" c="dimmed" className="numeric">
        {t('Since {{moment}}, until {{end}}', { moment: momentText(createdAt), end: momentText(expiresAt) })}
      </Text>
      <Text size="sm" c="dimmed" className="numeric">
        {lastUseText(t, token)}
      </Text>
    </Stack>
  );
}
