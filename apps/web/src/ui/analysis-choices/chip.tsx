import { Pill } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './analytics-header.module.css';

interface Props {
  readonly text: string;
  /** The text with every value. */
  readonly whole: string;
  readonly onRemove: () => void;
}

/** Something in effect that can be taken away. */
export function Chip({ text, whole, onRemove }: Props) {
  const { t } = useTranslation();
  return (
    <Pill
      size="md"
      className={classes.chip}
      title={whole}
      withRemoveButton
      onRemove={onRemove}
      removeButtonProps={{
        'aria-label': t('Remove the filter {{filter}}', { filter: whole }),
        'aria-hidden': false,
        tabIndex: 0,
      }}
    >
      {text}
    </Pill>
  );
}
