import { Select, Text } from '@mantine/core';
import type { WatchedRows } from '@waybill/contract';
import { summableColumns } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { PortalLink } from '../../../ui/buttons/portal-link.tsx';

interface Props {
  readonly rows: WatchedRows;
  readonly onRows: (rows: WatchedRows) => void;
}

/** Stands for the number of rows among the columns that can be added up. */
const countOfRows = '#';

/** Which rows are watched, and what of them: a grid's can be counted, or a column of them added up. */
export function WatchedRowsField({ rows, onRows }: Props) {
  const { t } = useTranslation();
  const { name, page, measure, tableName } = rows;
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('Rows')}
      </Text>
      <Text size="sm" mb={measure.kind === 'grid' ? 'sm' : 0}>
        {name}{' '}
        <PortalLink href={page} size="sm" underline="always">
          {t('Show')}
        </PortalLink>
      </Text>
      {measure.kind === 'grid' ? (
        <Select
          label={t('Figure')}
          description={t('Of all these rows in a week, by the date of the invoices.')}
          searchable
          allowDeselect={false}
          data={[
            { value: countOfRows, label: t('Number of rows') },
            ...[...summableColumns(tableName)].map(([value, { header }]) => ({ value, label: t(header) })),
          ]}
          value={measure.column ?? countOfRows}
          onChange={(column) =>
            onRows({ ...rows, measure: { ...measure, column: column === countOfRows ? null : column } })
          }
        />
      ) : null}
    </div>
  );
}
