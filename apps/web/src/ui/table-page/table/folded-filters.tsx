import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './folded-filters.module.css';

interface Props {
  /** What stays in view beside the folded filters, such as the search. */
  readonly before?: ReactNode;
  readonly filters?: ReactNode;
  readonly after?: ReactNode;
}

/** The filters above a table. On a phone they are folded, so that the first rows are in view. */
export function FoldedFilters({ before, filters, after }: Props) {
  const { t } = useTranslation();
  const [opened, { toggle }] = useDisclosure();
  return (
    <Group gap="sm" align="flex-end">
      {before}
      {filters === undefined ? null : (
        <>
          <Button
            hiddenFrom="sm"
            variant="default"
            leftSection={<IconFilter size={16} stroke={1.6} />}
            aria-expanded={opened}
            onClick={toggle}
          >
            {t('Filters')}
          </Button>
          <div className={classes.filters} data-opened={opened || undefined}>
            {filters}
          </div>
        </>
      )}
      {after}
    </Group>
  );
}
