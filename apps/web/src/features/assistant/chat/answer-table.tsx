import { Table, Text } from '@mantine/core';
import type { ChatAnswer } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { isFigure, valueText } from './answer-text.ts';
import classes from './chat.module.css';

/** S3 section 5. */
const mostRows = 12;

/** The first rows of an answer. */
export function AnswerTable({ answer: { df, columns, rowCount } }: { readonly answer: ChatAnswer }) {
  const { t } = useTranslation();
  const shown = df.slice(0, mostRows);
  return (
    <>
      <Table.ScrollContainer minWidth={0}>
        <Table fz="sm" className={classes.rows} verticalSpacing={5}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column.name} scope="col" className={isFigure(column) ? classes.figure : undefined}>
                  {column.label}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((row, place) => (
              <Table.Tr key={place}>
                {columns.map((column) => (
                  <Table.Td key={column.name} className={isFigure(column) ? classes.figure : undefined}>
                    {valueText(row[column.name], column)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {rowCount > mostRows ? (
        <Text size="xs" c="dimmed" mt={4}>
          {t('Table data capped at 12 rows for optimal display.')} {t('{{count, number}} rows', { count: rowCount })}
        </Text>
      ) : null}
    </>
  );
}
