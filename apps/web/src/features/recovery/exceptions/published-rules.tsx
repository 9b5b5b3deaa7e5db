import { Badge, Group, Text } from '@mantine/core';
import type { PublishedRule } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { displayDate } from '../../../lib/languages/formats.ts';
import { ruleKindNames } from '../../../ui/rules/rule-kind-names.ts';
import classes from './finding-page.module.css';

/** The rows of rule packs that were in effect, with their days and sources. */
export function PublishedRules({ rules }: { readonly rules: readonly PublishedRule[] }) {
  const { t } = useTranslation();
  if (rules.length === 0) {
    return <Text size="sm">{t('No rule pack was used: the rule compares with your own bills.')}</Text>;
  }
  return (
    <ul className={classes.rules} aria-label={t('Rule packs')}>
      {rules.map(({ kind, version, says, from, to, source, isSecondHand }) => (
        <li key={`${kind} ${says} ${from} ${source}`}>
          <Group gap={8}>
            <Text size="sm" fw={600}>
              {t(ruleKindNames[kind] ?? kind)}
            </Text>
            <Text size="xs" c="dimmed" className="numeric">
              {to === null
                ? t('Since {{day}}', { day: displayDate(from) })
                : from === to
                  ? displayDate(from)
                  : `${displayDate(from)} – ${displayDate(to)}`}
            </Text>
            {isSecondHand ? (
              <Badge variant="default" tt="none" size="sm" miw="max-content">
                {t('Second-hand')}
              </Badge>
            ) : null}
          </Group>
          <Text size="sm">
            <bdi>{says}</bdi>
          </Text>
          <Text size="xs" c="dimmed">
            {t('Source: {{source}}; version {{version}}', { source, version })}
          </Text>
        </li>
      ))}
    </ul>
  );
}
