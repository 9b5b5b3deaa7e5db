import { Anchor, Progress, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayOpenPage } from '@waybill/contract';
import { coverageLackNames, findRule } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { countText, moneyText, percentText } from '../../../lib/languages/formats.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { text } from '../../../lib/languages/text.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import classes from './coverage.module.css';
import type { CoveredRule } from './coverage-by-rule.ts';

const mostReasons = 4;

/** Pages on which a reason can be removed. */
const remedies = {
  no_agreement: { to: '/agreements', label: text('Enter an agreement') },
  not_switched_on: { to: '/accounts', label: text('Change accounts') },
  no_delivery: { to: '/uploadFiles', label: text('Load tracking files') },
  no_deliveries: { to: '/uploadFiles', label: text('Load tracking files') },
} as const;

/** Rule by rule: the judged share, what that is in packages and dollars, and why not the rest. */
export function RuleCoverageList({ rules }: { readonly rules: readonly CoveredRule[] }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.rules}>
      {rules.map((covered) => (
        <li key={covered.rule} className={classes.rule}>
          <div>
            <Text fw={600}>{t(findRule(covered.rule)?.label ?? covered.rule)}</Text>
            <Text size="sm" c="dimmed">
              {t('{{judged}} of {{all}} judged, {{amount}} of {{total}}', {
                judged: countText(covered.judged.packages),
                all: countText(covered.packages),
                amount: moneyText(covered.judged.amount),
                total: moneyText(covered.amount),
              })}
            </Text>
          </div>
          <div className={classes.share}>
            <Text fw={600} className="numeric">
              {percentText(covered.share * 100, 1)}
            </Text>
            <Progress
              value={covered.share * 100}
              aria-label={t('Judged share: {{rule}}', { rule: t(findRule(covered.rule)?.label ?? covered.rule) })}
            />
          </div>
          <Reasons lacks={covered.lacks} />
        </li>
      ))}
    </ul>
  );
}

function Reasons({ lacks }: Pick<CoveredRule, 'lacks'>) {
  const { t } = useTranslation();
  const names: Readonly<Record<string, string>> = coverageLackNames;
  const hidden = lacks.length - mostReasons;
  return (
    <ul className={classes.reasons}>
      {lacks.slice(0, mostReasons).map(({ reason, packages, amount }) => (
        <li key={reason}>
          <Text size="sm" span>
            {names[reason] === undefined ? <bdi>{serverText(reason)}</bdi> : t(names[reason])}
          </Text>{' '}
          <Text size="sm" c="dimmed" span className="numeric">
            {t('{{amount}} in {{number}}', { amount: moneyText(amount), number: countText(packages) })}
          </Text>{' '}
          <Remedy reason={reason} />
        </li>
      ))}
      {hidden > 0 ? (
        <Text size="sm" c="dimmed" component="li">
          {t('Further reasons: {{number}}', { number: countText(hidden) })}
        </Text>
      ) : null}
    </ul>
  );
}

function Remedy({ reason }: { readonly reason: string }) {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const remedy = Object.entries(remedies).find(([name]) => name === reason)?.[1];
  if (remedy === undefined || !mayOpenPage(remedy.to, user)) return null;
  return (
    <Anchor size="sm" underline="always" renderRoot={(props) => <Link {...props} to={remedy.to} />}>
      {t(remedy.label)}
    </Anchor>
  );
}
