import { ActionIcon } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { allCurrencies, currencyNotes } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { Hint } from '../floating/hint.tsx';
import classes from './analytics-header.module.css';

interface Props {
  readonly codes: readonly string[];
}

/** One currency is shown as billed, several are converted (S1 section 9): an icon that says so when it is pointed at or focused. */
export function CurrencyNote({ codes }: Props) {
  const { t } = useTranslation();
  const note = useNote(codes);
  return (
    <Hint label={note} onTap multiline maw={280}>
      <ActionIcon size={26} color="gray" className={classes.info} aria-label={`${t('Currency')}: ${note}`}>
        <IconInfoCircle size={15} stroke={1.8} />
      </ActionIcon>
    </Hint>
  );
}

/** The same as a line of text, where there is room for it. */
export function CurrencyNoteText({ codes }: Props) {
  return <p className={classes.note}>{useNote(codes)}</p>;
}

function useNote([code, ...more]: readonly string[]): string {
  const { t } = useTranslation();
  const isOne = code !== undefined && code !== allCurrencies.code && more.length === 0;
  return isOne ? `${code}: ${t(currencyNotes.original)}` : t(currencyNotes.converted);
}
