import { ActionIcon } from '@mantine/core';
import { IconStack2, IconTrash } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../agreements.module.css';
import { cellKinds } from './cell-kinds.ts';
import { evidenceText } from './evidence.ts';
import { lastRequired, type PartColumn } from './parts.ts';
import { isTable } from './pasted-rows.ts';
import { isReadable, type SheetRow } from './sheet.ts';

interface Props {
  readonly columns: readonly PartColumn[];
  readonly row: SheetRow;
  /** From 0, in all rows. */
  readonly place: number;
  readonly readOnly: boolean;
  /** Whether lines say on which packages they rest. */
  readonly isDrafted: boolean;
  readonly onChange: (change: (rows: readonly SheetRow[]) => readonly SheetRow[]) => void;
  readonly onPaste: (at: { readonly row: number; readonly column: number }, copied: string) => void;
  readonly onMove: (row: number, column: number) => void;
}

/** One line of a grid. Enter and the arrows up and down go to the same cell of another line. */
export function LineRow({ columns, row, place, readOnly, isDrafted, onChange, onPaste, onMove }: Props) {
  const { t } = useTranslation();
  const line = place + 1;
  const write = (field: string, written: string) =>
    onChange((rows) => rows.with(place, { ...rows[place], [field]: written }));
  const move = (event: KeyboardEvent, column: number) => {
    const isChoice = event.currentTarget.tagName === 'SELECT';
    const by =
      event.key === 'Enter' ? 1 : isChoice ? 0 : event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    onMove(place + by, column);
  };
  return (
    <tr>
      <th scope="row">{line}</th>
      {columns.map((column, index) => {
        const { field, label, kind, choices, width } = column;
        const written = row[field] ?? '';
        const isWrong = !isReadable(column, written);
        const cell = {
          'data-cell': `${place} ${index}`,
          'aria-label': t('{{field}}, line {{line}}', { field: t(label), line }),
          'aria-invalid': isWrong || undefined,
          title: isWrong && cellKinds[kind].hint !== '' ? t(cellKinds[kind].hint) : undefined,
          value: written,
          onKeyDown: (event: KeyboardEvent) => move(event, index),
        };
        const entered = (
          <td style={{ minWidth: `${width}ch` }}>
            {choices === undefined ? (
              <input
                {...cell}
                type="text"
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
                onChange={({ currentTarget }) => write(field, currentTarget.value)}
                onPaste={(event) => {
                  const copied = event.clipboardData.getData('text/plain');
                  if (readOnly || !isTable(copied)) return;
                  event.preventDefault();
                  onPaste({ row: place, column: index }, copied);
                }}
              />
            ) : (
              <select {...cell} onChange={({ currentTarget }) => write(field, currentTarget.value)}>
                <option value="">–</option>
                {Object.entries(choices).map(([value, name]) => (
                  <option key={value} value={value}>
                    {t(name)}
                  </option>
                ))}
                {written === '' || Object.hasOwn(choices, written) ? null : <option value={written}>{written}</option>}
              </select>
            )}
          </td>
        );
        return (
          <Fragment key={field}>
            {entered}
            {isDrafted && index === lastRequired(columns) ? (
              <td className={classes.evidence}>{evidenceText(row, t)}</td>
            ) : null}
          </Fragment>
        );
      })}
      {readOnly ? null : (
        <td className={classes.acts}>
          <ActionIcon
            size="sm"
            aria-label={t('Copy line {{line}}', { line })}
            onClick={() => onChange((rows) => rows.toSpliced(place + 1, 0, row))}
          >
            <IconStack2 size={15} />
          </ActionIcon>
          <ActionIcon
            size="sm"
            aria-label={t('Delete line {{line}}', { line })}
            onClick={() => onChange((rows) => rows.toSpliced(place, 1))}
          >
            <IconTrash size={15} />
          </ActionIcon>
        </td>
      )}
    </tr>
  );
}
