import { Button, SimpleGrid, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnSelect } from './column-select.tsx';
import { type Draft, problemOf } from './mapping-draft.ts';

interface Props<Target extends string> {
  readonly draft: Draft;
  readonly targets: readonly Target[];
  /** Shown at once; the others are behind a button, unless they have a column. */
  readonly first: readonly Target[];
  readonly textOf: (target: Target) => string;
  readonly isNeeded: (target: Target) => boolean;
  readonly columnOf: (target: Target) => string | undefined;
  readonly onChoose: (target: Target, column: string | null) => void;
  readonly children?: ReactNode;
}

/** What the columns of a file contain: each target with its column. */
export function TargetColumns<Target extends string>(props: Props<Target>) {
  const { draft, targets, first, textOf, isNeeded, columnOf, onChoose, children } = props;
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const shown = targets.filter((target) => showsAll || first.includes(target) || columnOf(target) !== undefined);
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
        {shown.map((target) => (
          <ColumnSelect
            key={target}
            label={t(textOf(target))}
            columns={draft.columns}
            required={isNeeded(target)}
            value={columnOf(target) ?? null}
            problem={problemOf(draft, `columns.${target}`)}
            onChange={(column) => onChoose(target, column)}
          />
        ))}
        {children}
      </SimpleGrid>
      <Button variant="subtle" size="xs" style={{ alignSelf: 'flex-start' }} onClick={() => setShowsAll(!showsAll)}>
        {showsAll ? t('Fewer fields') : t('More fields')}
      </Button>
    </Stack>
  );
}
