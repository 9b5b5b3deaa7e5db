import type { ReactNode } from 'react';
import classes from './card-grid.module.css';

interface Props {
  /** The columns of a wide screen; on a narrow one the cards are stacked. */
  readonly columns: 2 | 12;
  /** While one of its cards fills the screen, nothing in the grid can be reached. */
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
