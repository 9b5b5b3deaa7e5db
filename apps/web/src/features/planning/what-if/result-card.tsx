import { Text } from '@mantine/core';
import type { WhatIfAnswer } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText, moneyText, percentText } from '../../../lib/languages/formats.ts';
import { Card } from '../../../ui/card/card.tsx';
import { effectText } from './change-texts.ts';
import classes from './what-if.module.css';

interface Props {
  readonly answer: WhatIfAnswer;
  readonly refreshing: boolean;
}

const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${moneyText(amount)}`;
const shareOf = (part: number, whole: number): string => percentText(whole === 0 ? 0 : (100 * part) / whole, 1);

/** The answer in one sentence, what each change adds to it, and how far it is exact. */
export function ResultCard({ answer, refreshing }: Props) {
  const { t } = useTranslation();
  const { actual, scenario, effects, packages } = answer;
  const difference = Math.round((scenario - actual) * 100) / 100;
  const amounts = { scenario: moneyText(scenario), actual: moneyText(actual) };
  const change = { amount: moneyText(Math.abs(difference)), percent: shareOf(Math.abs(difference), actual) };
  const parts = [
    [t('Rated by an agreement, to the cent'), answer.rated],
    [t('Estimated from what was billed'), answer.estimated],
    [t('Not affected: as billed'), answer.untouched],
  ] as const;
  return (
    <Card
      title={t('What it would have cost')}
      question={t('Packages: {{number}}. Total Spend in US dollars.', { number: countText(packages) })}
      refreshing={refreshing}
    >
      <div className={classes.headline} role="status">
        {difference === 0
          ? t('{{actual}}, as billed.', amounts)
          : difference > 0
            ? t('{{amount}} more ({{percent}})', change)
            : t('{{amount}} less ({{percent}})', change)}
      </div>
      <Text c="dimmed" mb="md">
        {difference === 0 ? null : t('{{scenario}} instead of {{actual}}', amounts)}
      </Text>
      <ul className={classes.effects} aria-label={t('What each change adds')}>
        {effects.map(({ kind, amount }) => (
          <li key={kind}>
            <Text size="sm">{t(effectText(kind))}</Text>
            <Text size="sm" fw={600} className="numeric">
              {signed(amount)}
            </Text>
          </li>
        ))}
      </ul>
      <Text size="sm" fw={600} mt="md">
        {t('How exact it is')}
      </Text>
      <ul className={classes.effects} aria-label={t('How exact it is')}>
        {parts.map(([label, part]) => (
          <li key={label}>
            <Text size="sm">{label}</Text>
            <Text size="sm" className="numeric" ta="end">
              {t('{{share}} of packages ({{number}}), {{amount}}', {
                share: shareOf(part.packages, packages),
                number: countText(part.packages),
                amount: moneyText(part.amount),
              })}
            </Text>
          </li>
        ))}
      </ul>
      {answer.withoutPrice === 0 ? null : (
        <Text size="sm" c="dimmed" mt="xs">
          {t('Packages that stay as billed because too few of yours show a price in their new zone: {{number}}', {
            number: countText(answer.withoutPrice),
          })}
        </Text>
      )}
    </Card>
  );
}
