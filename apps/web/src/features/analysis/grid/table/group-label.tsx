import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ShownRow } from '../rows/shown-row.ts';
import classes from './grid-table.module.css';

interface Props {
  readonly row: Extract<ShownRow, { readonly kind: 'group' }>;
  readonly text: string;
  readonly onToggle: () => void;
}

/** How far a level is in from the one above, in pixels. */
export const levelIndent = 18;

/** A group with its toggle, indented by level. */
export function GroupLabel({ row, text, onToggle }: Props) {
  const { t } = useTranslation();
  const indent = { marginInlineStart: row.level * levelIndent };
  return (
    <>
      {row.canOpen ? (
        <button
          type="button"
          tabIndex={-1}
          className={classes.toggle}
          style={{ marginInlineStart: row.level * levelIndent - 6 }}
          aria-expanded={row.isOpen}
          aria-label={row.isOpen ? t('Close {{group}}', { group: text }) : t('Open {{group}}', { group: text })}
          onClick={onToggle}
        >
          <IconChevronRight size={15} stroke={2} className={row.isOpen ? classes.open : classes.closed} aria-hidden />
        </button>
      ) : null}
      <span className={classes.text} style={row.canOpen ? undefined : indent} title={text}>
        {text}
      </span>
    </>
  );
}
