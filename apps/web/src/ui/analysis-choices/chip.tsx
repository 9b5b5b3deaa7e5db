import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './chip.module.css';

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
    <span className={classes.chip} title={whole}>
      <span className={classes.text}>{text}</span>
      <button
        type="button"
        className={`mantine-focus-auto ${classes.remove}`}
        aria-label={t('Remove the filter {{filter}}', { filter: whole })}
        onClick={onRemove}
      >
        <IconX size={12} stroke={2} aria-hidden />
      </button>
    </span>
  );
}
