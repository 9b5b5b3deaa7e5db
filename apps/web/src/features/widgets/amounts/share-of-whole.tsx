import { Text } from '@mantine/core';
import { type PageState, percentage, wholeOf } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { factText, percentText } from '../../../lib/languages/formats.ts';
import { readingOf } from '../reading-of.ts';
import type { Amounts } from './prepare-amounts.ts';

/** How much of the whole the chosen fact is, late packages of all packages; nothing for a fact that stands alone. */
export function ShareOfWhole({ state, amounts }: Pick<Amounts, 'amounts'> & { readonly state: PageState }) {
  const { t } = useTranslation();
  const whole = wholeOf(state.analysis, state.fact);
  const amountOf = (key: string | undefined) => amounts.find(({ fact }) => fact.key === key)?.value ?? 0;
  if (whole === undefined || amountOf(whole.key) <= 0) return null;
  return (
    <Text size="sm" mt={10} className="numeric">
      {t('{{fact}} are {{percent}} of {{total}} packages', {
        fact: t(state.fact.text),
        percent: percentText(percentage(amountOf(state.fact.key), amountOf(whole.key)) ?? 0),
        total: factText(amountOf(whole.key), whole.unit, readingOf(state)),
      })}
    </Text>
  );
}
