import { Anchor, List, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { HelpPage } from './help-page.ts';

interface Props {
  readonly pages: readonly HelpPage[];
  readonly onShow: (id: string) => void;
}

/** Every page of the help. */
export function HelpContents({ pages, onShow }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Title order={2} mb="xs">
        {t('Table of Contents')}
      </Title>
      <List spacing={6} size="sm" listStyleType="none">
        {pages.map(({ id, title }) => (
          <List.Item key={id}>
            <Anchor component="button" type="button" onClick={() => onShow(id)}>
              {t(title)}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </>
  );
}
