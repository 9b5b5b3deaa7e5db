import { IconChevronRight } from '@tabler/icons-react';
import type { ShownRow } from '../rows/shown-row.ts';
import classes from './grid-table.module.css';

interface Props {
  readonly row: Extract<ShownRow, { readonly kind: 'group' | 'row' }>;
  readonly text: string;
  readonly onToggle: () => void;
}

/** A group with its toggle, or the name of a row in it; indented by level. */
export function GroupLabel({ row, text, onToggle }: Props) {
  const indent = { marginInlineStart: row.level * 18 };
  if (row.kind === 'row') {
    return (
      <span className={`${classes.text} ${classes.quiet}`} style={indent} title={text}>
        {text}
      </span>
    );
  }
  return (
    <>
      {row.canOpen ? (
        <button
          type="button"
          tabIndex={-1}
          className={classes.toggle}
          style={{ marginInlineStart: row.level * 18 - 6 }}
          aria-expanded={row.isOpen}
          aria-label={`${row.isOpen ? 'Close' : 'Open'} ${text}`}
          onClick={onToggle}
        >
          <IconChevronRight size={15} stroke={2} className={row.isOpen ? classes.open : undefined} aria-hidden />
        </button>
      ) : null}
      <span className={classes.text} style={row.canOpen ? undefined : indent} title={text}>
        {text}
      </span>
    </>
  );
}
