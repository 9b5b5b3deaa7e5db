import type { ChatAnswer, ChatColumn } from '@waybill/contract';
import { valueText } from './answer-text.ts';
import classes from './chat.module.css';

type Row = ChatAnswer['df'][number];

/** An answer of one row: a single figure in large type, several ones side by side. */
export function AnswerFigures({ row, columns }: { readonly row: Row; readonly columns: readonly ChatColumn[] }) {
  const [only, ...more] = columns;
  if (only !== undefined && more.length === 0)
    return <div className={classes.headline}>{valueText(row[only.name], only)}</div>;
  return (
    <dl className={classes.figures}>
      {columns.map((column) => (
        <div key={column.name}>
          <dt>{column.label}</dt>
          <dd>{valueText(row[column.name], column)}</dd>
        </div>
      ))}
    </dl>
  );
}
