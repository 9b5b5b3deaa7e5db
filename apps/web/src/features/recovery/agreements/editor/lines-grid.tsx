import { Button, Group, Pagination, ScrollArea, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../agreements.module.css';
import { evidenceCell } from './evidence.ts';
import { LineRow } from './line-row.tsx';
import { agreementParts, columnsOf, lastRequired, type PartName } from './parts.ts';
import { cellsOfClipboard, withPasted } from './pasted-rows.ts';
import type { SheetRow } from './sheet.ts';

const rowsOnPage = 50;

interface Props {
  readonly part: PartName;
  readonly rows: readonly SheetRow[];
  readonly readOnly: boolean;
  readonly onChange: (change: (rows: readonly SheetRow[]) => readonly SheetRow[]) => void;
}

/** The lines of a part as a grid: written, pasted from a spreadsheet, copied and deleted. */
export function LinesGrid({ part, rows, readOnly, onChange }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const grid = useRef<HTMLTableElement>(null);
  const columns = columnsOf(part);
  const pages = Math.max(1, Math.ceil(rows.length / rowsOnPage));
  const shownPage = Math.min(page, pages);
  const first = (shownPage - 1) * rowsOnPage;
  const isDrafted = rows.some((row) => row[evidenceCell] !== undefined);
  const caption = t(agreementParts[part].label);
  const paste = (at: { readonly row: number; readonly column: number }, copied: string) =>
    onChange((before) => withPasted(before, columns, at, cellsOfClipboard(copied)));
  return (
    <>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed" mb="xs">
          {t('No lines yet.')}
        </Text>
      ) : (
        <ScrollArea
          type="auto"
          offsetScrollbars="present"
          role="region"
          aria-label={t('Rows: {{caption}}', { caption })}
          tabIndex={0}
        >
          <table ref={grid} className={classes.grid} aria-label={caption}>
            <thead>
              <tr>
                <td className={classes.corner} />
                {columns.map(({ field, label, required }, place) => (
                  <Fragment key={field}>
                    <th scope="col">
                      {t(label)}
                      {required === true ? ' *' : ''}
                    </th>
                    {isDrafted && place === lastRequired(columns) ? <th scope="col">{t('Evidence')}</th> : null}
                  </Fragment>
                ))}
                {readOnly ? null : <td className={classes.corner} />}
              </tr>
            </thead>
            <tbody>
              {rows.slice(first, first + rowsOnPage).map((row, place) => (
                <LineRow
                  key={first + place}
                  columns={columns}
                  row={row}
                  place={first + place}
                  readOnly={readOnly}
                  isDrafted={isDrafted}
                  onChange={onChange}
                  onPaste={paste}
                  onMove={moveTo}
                />
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      <Group gap="sm" mt="xs">
        {readOnly ? null : (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} />}
            onClick={() => {
              onChange((before) => [...before, {}]);
              setPage(Math.ceil((rows.length + 1) / rowsOnPage));
            }}
          >
            {t('Add a line')}
          </Button>
        )}
        {pages > 1 ? <Pagination size="sm" total={pages} value={shownPage} onChange={setPage} /> : null}
        {readOnly ? null : (
          <Text size="xs" c="dimmed">
            {t('Copy cells in a spreadsheet and paste them into a cell: they fill the grid to the right and down.')}
          </Text>
        )}
      </Group>
    </>
  );

  function moveTo(row: number, column: number): void {
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  }
}
