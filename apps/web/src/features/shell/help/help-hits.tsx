import { Anchor, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { HelpHit } from './all-help.ts';

interface Props {
  readonly hits: readonly HelpHit[];
  readonly onShow: (id: string) => void;
}

/** What a search of the help found. */
export function HelpHits({ hits, onShow }: Props) {
  const { t } = useTranslation();
  if (hits.length === 0) return <Text c="dimmed">{t('Nothing found')}</Text>;
  return (
    <Stack gap="sm" role="status">
      {hits.map(({ page, sentence }) => (
        <div key={page.id}>
          <Anchor component="button" type="button" onClick={() => onShow(page.id)}>
            {t(page.title)}
          </Anchor>
          <Text size="sm" c="dimmed" lineClamp={2}>
            {sentence}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
