import type { ComponentProps } from 'react';
import classes from './plain-buttons.module.css';

/** Words that act, in a line of a table: an element alone, for tables have one in each line. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={`mantine-focus-auto ${classes.text}`} />;
}

/** An icon that acts, in a line of a table. */
export function IconButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={`mantine-focus-auto ${classes.icon}`} />;
}
