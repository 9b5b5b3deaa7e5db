import { Text } from '@mantine/core';
import { type PageState, rounded } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { factText } from '../../../lib/languages/formats.ts';
import { readingOf } from '../reading-of.ts';
import type { Amounts } from './prepare-amounts.ts';

/** What the chosen fact comes to for each package; nothing where packages are not counted, or there are none. */
export function CostPerPackage({ state, amounts, packages }: Amounts & { readonly state: PageState }) {
  const { t } = useTranslation();
  const chosen = amounts.find(({ fact }) => fact.key === state.fact.key);
  if (chosen === undefined || packages === undefined || packages <= 0) return null;
  return (
    <Text size="sm" mt={10} className="numeric">
      {t('{{fact}} of {{count, number}} packages: {{amount}} a package on average', {
        fact: t(chosen.fact.text),
        count: packages,
        amount: factText(rounded(chosen.value / packages), chosen.fact.unit, readingOf(state)),
      })}
    </Text>
  );
}
