import type { ReactNode } from 'react';
import classes from './card-grid.module.css';

interface Props {
  /** Of a wide screen; on others the cards stand one below the other. */
  readonly columns: 2 | 12;
  /** Nothing in it can be reached, as long as one of its cards fills the screen. */
  readonly inert: boolean;
  readonly children: ReactNode;
}

/** Cards side by side, each as high as its neighbours. */
export function CardGrid({ columns, inert, children }: Props) {
  return (
    <div className={classes.grid} data-columns={columns} inert={inert}>
      {children}
    </div>
  );
}
