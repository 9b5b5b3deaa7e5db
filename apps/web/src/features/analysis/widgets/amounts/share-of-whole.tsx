import { Text } from '@mantine/core';
import { isPartOfNet, netOfAll, type PageState, percentage, rounded, wholeOf } from '@waybill/model';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText, percentText } from '../../../../lib/languages/formats.ts';
import type { Amounts } from '../../../../ui/cards/amounts/prepare-amounts.ts';

type Props = Pick<Amounts, 'amounts'> & { readonly state: PageState };

/** The share of the chosen fact in its whole: late packages in all packages, fuel in everything that was billed. */
export function ShareOfWhole(props: Props) {
  const { t } = useTranslation();
  const sentence = sentenceOf(t, props);
  if (sentence === undefined) return null;
  return (
    <Text size="sm" mt={10} className="numeric">
      {sentence}
    </Text>
  );
}

/** Nothing for a fact that is not part of a total, or without figures. */
function sentenceOf(t: TFunction, { state, amounts }: Props): string | undefined {
  const { analysis, fact } = state;
  const totals = new Map(amounts.map((each) => [each.fact.key, each.value]));
  const value = totals.get(fact.key) ?? 0;
  const whole = wholeOf(analysis, fact);
  const all = whole === undefined ? netOfAll(totals) : totals.get(whole.key);
  if (all === undefined || all <= 0) return undefined;
  const texts = {
    fact: t(fact.text),
    percent: percentText(percentage(value, all) ?? 0),
    total: factText(rounded(all), fact.unit, readingOf(state)),
  };
  if (whole !== undefined)
    return t('{{fact}} are {{percent}} of {{count, number}} packages', { ...texts, count: rounded(all) });
  return isPartOfNet(fact.key)
    ? t('{{fact}}: {{percent}} of the {{total}} that all carriers billed', texts)
    : undefined;
}
