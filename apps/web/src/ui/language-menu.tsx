import { ActionIcon, Menu } from '@mantine/core';
import { languages } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../lib/languages/use-language.ts';
import { Flag } from './flag.tsx';

/** The languages by their own names, with flags (S3 section 2.4). */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="lg" aria-label={t('Language: {{name}}', { name: language.name })}>
          <Flag code={language.code} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((offered) => (
          <Menu.RadioItem
            key={offered.code}
            value={offered.code}
            lang={offered.code}
            checked={offered.code === language.code}
            rightSection={<Flag code={offered.code} />}
            closeMenuOnClick
            onChange={() => choose(offered)}
          >
            {offered.name}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
