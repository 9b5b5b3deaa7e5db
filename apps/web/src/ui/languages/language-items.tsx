import { Menu } from '@mantine/core';
import { languages } from '@waybill/model';
import { useLanguage } from '../../lib/settings/use-language.ts';
import { Flag } from './flag.tsx';

/** The languages in a menu, with the chosen one marked. */
export default function LanguageItems({ withFlags = true }: { readonly withFlags?: boolean }) {
  const { language, choose } = useLanguage();
  return languages.map((offered) => (
    <Menu.RadioItem
      key={offered.code}
      value={offered.code}
      lang={offered.code}
      checked={offered.code === language.code}
      rightSection={withFlags ? <Flag code={offered.code} /> : null}
      closeMenuOnClick
      onChange={() => choose(offered)}
    >
      {offered.name}
    </Menu.RadioItem>
  ));
}
