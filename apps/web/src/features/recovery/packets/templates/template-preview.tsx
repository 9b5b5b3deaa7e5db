import { ScrollArea, Table, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ClaimTemplate } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/card/card.tsx';
import { CardFailure, CardSkeleton } from '../../../../ui/card/card-states.tsx';
import classes from '../claim-packets.module.css';
import { previewOptions } from './template-queries.ts';

interface Props {
  readonly carrierId: number;
  readonly template: ClaimTemplate;
}

const height = 160;
const pause = 500;

/** The first rows of the file, as a table and as it is written. */
export function TemplatePreview({ carrierId, template }: Props) {
  const { t } = useTranslation();
  const [settled] = useDebouncedValue(template, pause);
  const { data, error, isFetching, refetch } = useQuery(previewOptions(carrierId, settled));
  return (
    <Card
      title={t('Preview')}
      question={t('The first findings of this carrier in the last three months')}
      refreshing={isFetching}
    >
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {error !== null ? <CardFailure error={error} height={height} onRetry={() => void refetch()} /> : null}
      {data === undefined || error !== null ? null : (
        <>
          {data.rows.length === 0 ? (
            <Text size="sm" c="dimmed" mb="sm">
              {t('There are no findings of this carrier yet.')}
            </Text>
          ) : (
            <ScrollArea
              type="auto"
              offsetScrollbars="present"
              viewportProps={{
                tabIndex: 0,
                role: 'region',
                'aria-label': t('Rows: {{caption}}', { caption: t('Preview') }),
              }}
            >
              <Table fz="xs" className={classes.preview ?? ''}>
                <Table.Thead>
                  <Table.Tr>
                    {settled.columns.map(({ header }, index) => (
                      <Table.Th key={index}>{header}</Table.Th>
                    ))}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {data.rows.map((row) => (
                    <Table.Tr key={row.join('\n')}>
                      {row.map((cell, index) => (
                        <Table.Td key={index} dir="auto" ta="start">
                          {cell}
                        </Table.Td>
                      ))}
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </ScrollArea>
          )}
          <Text size="sm" fw={500} mt="md" mb={4}>
            {t('As it is written')}
          </Text>
          <ScrollArea
            type="auto"
            offsetScrollbars="present"
            viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('As it is written') }}
          >
            <pre className={classes.file} dir="ltr">
              {data.file}
            </pre>
          </ScrollArea>
        </>
      )}
    </Card>
  );
}
