import { Text } from '@mantine/core';
import { kilogramsPerPound, type PageState, rounded } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText } from '../../../../lib/languages/formats.ts';
import type { Amounts } from '../../../../ui/cards/amounts/prepare-amounts.ts';

/** The chosen fact per package; nothing if packages are not counted, or there are none. */
export function CostPerPackage({ state, amounts, packages, pounds }: Amounts & { readonly state: PageState }) {
  const { t } = useTranslation();
  const chosen = amounts.find(({ fact }) => fact.key === state.fact.key);
  if (chosen === undefined || packages === undefined || packages <= 0) return null;
  const text = (amount: number) => factText(rounded(amount), chosen.fact.unit, readingOf(state));
  return (
    <Text size="sm" mt={10} className="numeric">
      {t('{{fact}} of {{count, number}} packages: {{amount}} a package on average', {
        fact: t(chosen.fact.text),
        count: packages,
        amount: text(chosen.value / packages),
      })}
      {pounds === undefined || pounds <= 0
        ? null
        : t('; {{perPound}} per billed pound, {{perKilogram}} per billed kilogram', {
            perPound: text(chosen.value / pounds),
            perKilogram: text(chosen.value / (pounds * kilogramsPerPound)),
          })}
    </Text>
  );
}
