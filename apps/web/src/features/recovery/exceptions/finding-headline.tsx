import { Badge, Group, Text, Title } from '@mantine/core';
import type { Confidence, Finding } from '@waybill/contract';
import { confidenceNames, exceptionStateNames, findRule, obstacleNames, rounded } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';
import { LabelledClaimBy } from './claim-by.tsx';
import { evidenceText } from './evidence-text.ts';
import classes from './finding-page.module.css';

/** Why a finding is as sure as it is. */
const reasons: Readonly<Record<Confidence, string>> = {
  certain: text('The arithmetic of the invoice, the published rules or the agreement show it.'),
  likely: text('Your own pattern of bills shows it.'),
  check: text('Evidence is missing: check it before you claim.'),
};

/** What is wrong in one sentence, with its figures, how sure it is and what stands against a claim. */
export function FindingHeadline({ finding }: { readonly finding: Finding }) {
  const { t } = useTranslation();
  const { carrierName, billed, expected, amount, credited, confidence, obstacle, state } = finding;
  const tooMuch = rounded(billed - expected);
  const difference = moneyText(tooMuch);
  const rule = t(findRule(finding.rule)?.label ?? finding.rule);
  return (
    <section className={classes.headline} aria-label={t('Finding')}>
      <Title order={2} fz={20}>
        {confidence === 'check'
          ? t('{{carrier}} may have billed {{difference}} too much: {{rule}}', {
              carrier: carrierName,
              difference,
              rule,
            })
          : t('{{carrier}} billed {{difference}} too much: {{rule}}', { carrier: carrierName, difference, rule })}
      </Title>
      <dl className={classes.figures}>
        <div>
          <dt>{t('Billed')}</dt>
          <dd>{moneyText(billed)}</dd>
        </div>
        <div>
          <dt>{t('Expected')}</dt>
          <dd>{moneyText(expected)}</dd>
        </div>
        <div className={classes.difference}>
          <dt>{t('Difference')}</dt>
          <dd>{difference}</dd>
        </div>
      </dl>
      <Text size="sm" mb={12}>
        {evidenceText(t, finding)}
      </Text>
      <Group gap="6px 12px">
        <Badge variant={confidence === 'certain' ? 'filled' : 'default'} tt="none" miw="max-content">
          {t(confidenceNames[confidence])}
        </Badge>
        <Text size="sm">{t(reasons[confidence])}</Text>
      </Group>
      <Group gap="6px 16px" mt={10}>
        <Badge variant="default" tt="none" miw="max-content">
          {t(exceptionStateNames[state])}
        </Badge>
        <Text size="sm" fw={600}>
          {t('At stake: {{amount}}', { amount: moneyText(amount) })}
        </Text>
        {credited === 0 ? null : (
          <Text size="sm">{t('Credits received: {{amount}}', { amount: moneyText(credited) })}</Text>
        )}
        {rounded(amount + credited) >= tooMuch ? null : (
          <Text size="sm">
            {t('Reductions, credits or other findings of this package account for the rest of the difference.')}
          </Text>
        )}
        {finding.claimBy === null ? (
          <Text size="sm" c="dimmed">
            {t('The carrier publishes no deadline.')}
          </Text>
        ) : (
          <LabelledClaimBy {...finding} />
        )}
        {obstacle === null || obstacle === 'expired' ? null : (
          <Text size="sm" fw={600}>
            {t('Not claimable')}: {t(obstacleNames[obstacle])}
          </Text>
        )}
      </Group>
    </section>
  );
}
