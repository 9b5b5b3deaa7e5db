import { Stack, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';
import { versionOptions } from './agreement-queries.ts';
import { headTexts } from './agreement-texts.ts';
import classes from './agreements.module.css';
import { compareVersions } from './compare-versions.ts';
import { agreementParts } from './editor/parts.ts';

const height = 160;

interface Props {
  readonly id: number;
  readonly before: number;
  readonly after: number;
}

/** What one version has that the other has not, line by line. */
export function VersionDifference({ id, before, after }: Props) {
  const { t } = useTranslation();
  const [old, now] = useQueries({ queries: [versionOptions(id, before), versionOptions(id, after)] });
  const error = old.error ?? now.error;
  if (error !== null) return <CardFailure error={error} height={height} onRetry={() => void now.refetch()} />;
  if (old.data === undefined || now.data === undefined) return <CardSkeleton height={height} />;
  const { head, parts } = compareVersions(old.data.content, now.data.content);
  if (head.length === 0 && parts.length === 0) return <Text size="sm">{t('Both versions say the same.')}</Text>;
  return (
    <Stack gap="md">
      {head.length === 0 ? null : (
        <FactsTable
          facts={head.map((each) => [t(headTexts[each.field]), `${each.before || '–'} → ${each.after || '–'}`])}
        />
      )}
      {parts.map(({ part, removed, added }) => (
        <section key={part} aria-label={t(agreementParts[part].label)}>
          <Text fw={600} size="sm">
            {t(agreementParts[part].label)}
          </Text>
          {removed.map((line, place) => (
            <div key={`${place} ${line}`} className={classes.removed}>
              <del>{line}</del>
            </div>
          ))}
          {added.map((line, place) => (
            <div key={`${place} ${line}`} className={classes.added}>
              <ins>{line}</ins>
            </div>
          ))}
        </section>
      ))}
    </Stack>
  );
}
