import type { ReactNode } from 'react';

/** A column of an administration table; texts are translated already. */
export interface TableColumn<Row, Sort extends string> {
  readonly header: string;
  /** What its head shows instead of the words, for the rows of the page. */
  readonly head?: (rows: readonly Row[]) => ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** What the server orders the rows by when the header is pressed; absent: the header cannot be pressed. */
  readonly sort?: Sort;
  readonly numeric?: boolean;
  /** Left out on narrow screens, where the row's form shows it. */
  readonly wide?: boolean;
  /** Only on the widest screens; the row's detail shows it on all others. */
  readonly roomy?: boolean;
  /** Names the row: stays in view while a narrow screen scrolls a table of one line a row. */
  readonly naming?: boolean;
}
