import { Group, Pagination, Select, Text } from '@mantine/core';
import { tablePageSizes } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../lib/languages/formats.ts';

interface Props {
  readonly total: number;
  readonly page: number;
  readonly size: number;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

/** Which rows are shown of how many, and the way to the others. */
export function TableFoot({ total, page, size, onPage, onSize }: Props) {
  const { t } = useTranslation();
  const pages = Math.max(1, Math.ceil(total / size));
  const first = Math.min(total, (page - 1) * size + 1);
  return (
    <Group justify="space-between" gap="sm" p="sm">
      <Text size="sm" c="dimmed" className="numeric" role="status">
        {t('{{first}} to {{last}} of {{total}}', {
          first: countText(first),
          last: countText(Math.min(total, page * size)),
          total: countText(total),
        })}
      </Text>
      <Group gap="sm">
        <Select
          aria-label={t('Rows per page')}
          className="no-print"
          size="xs"
          w={84}
          allowDeselect={false}
          data={tablePageSizes.map(String)}
          value={String(size)}
          onChange={(value) => onSize(Number(value))}
        />
        {pages === 1 ? null : (
          <Pagination
            size="sm"
            total={pages}
            value={page}
            siblings={0}
            onChange={onPage}
            getControlProps={(control) => ({
              'aria-label': {
                previous: t('Previous page'),
                next: t('Next page'),
                first: t('First page'),
                last: t('Last page'),
              }[control],
            })}
            getItemProps={(number) => ({ 'aria-label': t('Page {{number}}', { number }) })}
          />
        )}
      </Group>
    </Group>
  );
}
