import { ActionIcon, Select, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { type ClaimColumn, claimFields } from '@waybill/contract';
import { claimFieldDescriptions } from '@waybill/model';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../../lib/languages/formats.ts';
import classes from '../claim-packets.module.css';

interface Props {
  readonly column: ClaimColumn;
  /** Counted from 1. */
  readonly place: number;
  readonly isLast: boolean;
  readonly error: ReactNode;
  readonly onChange: (column: ClaimColumn) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A column of a claim file: its header, what it holds, and its place. */
export function ColumnRow({ column, place, isLast, error, onChange, onMove, onRemove }: Props) {
  const { t } = useTranslation();
  const number = countText(place);
  return (
    <li className={classes.column}>
      <span className={`${classes.place} numeric`} aria-hidden>
        {number}
      </span>
      <TextInput
        className={classes.grow ?? ''}
        size="xs"
        aria-label={t('Header of column {{number}}', { number })}
        placeholder={t('Header')}
        maxLength={100}
        value={column.header}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...column, header: currentTarget.value })}
      />
      <Select
        className={classes.grow ?? ''}
        size="xs"
        aria-label={t('Content of column {{number}}', { number })}
        searchable
        allowDeselect={false}
        data={claimFields.map((field) => ({ value: field, label: t(claimFieldDescriptions[field].label) }))}
        value={column.field}
        onChange={(chosen) => onChange({ ...column, field: claimFields.find((each) => each === chosen) ?? 'text' })}
      />
      {column.field === 'text' ? (
        <TextInput
          className={classes.grow ?? ''}
          size="xs"
          aria-label={t('Text of column {{number}}', { number })}
          placeholder={t('Text in every row')}
          maxLength={200}
          value={column.text}
          onChange={({ currentTarget }) => onChange({ ...column, text: currentTarget.value })}
        />
      ) : null}
      <span className={classes.moves}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('Move column {{number}} up', { number })}
          disabled={place === 1}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={15} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('Move column {{number}} down', { number })}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={15} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('Remove column {{number}}', { number })}
          onClick={onRemove}
        >
          <IconTrash size={15} />
        </ActionIcon>
      </span>
    </li>
  );
}
