import { Anchor, Progress, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type CoverageLack, mayOpenPage } from '@waybill/contract';
import { findRule } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countText, moneyText, percentText } from '../../../lib/languages/formats.ts';
import { lackText } from '../../../lib/languages/lack-text.ts';
import { text } from '../../../lib/languages/text.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import classes from './coverage.module.css';
import type { CoveredRule } from './coverage-by-rule.ts';
import { type AskedUnrated, hasPackages, UnratedDialog } from './unrated-dialog.tsx';

const mostReasons = 4;

/** What of the question the packages behind a reason share. */
type Asked = Omit<AskedUnrated, 'reason' | 'about'>;

/** Reasons that another rule pack removes. */
const ofPacks = [
  'no_zone_chart',
  'no_list_rate',
  'list_rate_outside_days',
  'no_fee',
  'fee_outside_days',
  'no_fuel',
  'fuel_outside_days',
  'no_minimum_rate',
] as const satisfies readonly CoverageLack[];
const importPack = { to: '/rulePacks', label: text('Import rules') } as const;

/** Pages on which a reason can be removed. */
const remedies = {
  no_agreement: { to: '/agreements', label: text('Enter an agreement') },
  not_switched_on: { to: '/accounts', label: text('Change accounts') },
  no_delivery: { to: '/uploadFiles', label: text('Load tracking files') },
  no_deliveries: { to: '/uploadFiles', label: text('Load tracking files') },
  unknown_charge: { to: '/unknownCharges', label: text('Classify charges') },
  not_in_force: { to: '/agreements', label: text('Change agreements') },
  no_term: { to: '/agreements', label: text('Change agreements') },
  ...Object.fromEntries(ofPacks.map((reason) => [reason, importPack])),
} as const;

/** Rule by rule: the judged share, what that is in packages and dollars, and why not the rest. */
export function RuleCoverageList({ rules, asked }: { readonly rules: readonly CoveredRule[]; readonly asked: Asked }) {
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
          <Reasons covered={covered} asked={asked} />
        </li>
      ))}
    </ul>
  );
}

function Reasons({ covered, asked }: { readonly covered: CoveredRule; readonly asked: Asked }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<AskedUnrated>();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? covered.lacks : covered.lacks.slice(0, mostReasons);
  const hidden = covered.lacks.length - shown.length;
  return (
    <ul className={classes.reasons}>
      {shown.map(({ reason, about, packages, amount }) => (
        <li key={`${reason} ${about}`}>
          <Text size="sm" span>
            <bdi>{lackText(t, { reason, about })}</bdi>
          </Text>{' '}
          <Text size="sm" c="dimmed" span className="numeric">
            {t('{{amount}} in {{number}}', { amount: moneyText(amount), number: countText(packages) })}
          </Text>{' '}
          {covered.rule === 'above_agreement' && hasPackages(reason) ? (
            <Anchor
              component="button"
              type="button"
              size="sm"
              underline="always"
              onClick={() => setOpened({ reason, about, ...asked })}
            >
              {t('Show packages')}
            </Anchor>
          ) : null}{' '}
          <Remedy reason={reason} />
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <Anchor component="button" type="button" size="sm" underline="always" onClick={() => setWhole(true)}>
            {t('Further reasons: {{number}}', { number: countText(hidden) })}
          </Anchor>
        </li>
      ) : null}
      {opened === undefined ? null : <UnratedDialog asked={opened} onClose={() => setOpened(undefined)} />}
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
