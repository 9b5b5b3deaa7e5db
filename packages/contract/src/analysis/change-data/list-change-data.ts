import { audiences } from '../../foundation/audience.ts';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { loadedChange, loadedChangeSorts } from './loaded-change.ts';

const day = calendarDay().optional();

export const listChangeData = endpoint({
  name: 'listChangeData',
  method: 'GET',
  path: '/aiparcelweb/api/changeData',
  ...audiences.changeData,
  source: 'S3 section 2.3, /aframe/cdcAdmin',
  summary: 'The loads of some days, UTC, and what each brought to the clients of the tenant.',
  query: tableQuery(loadedChangeSorts).extend({ from: day, to: day }),
  answer: tableAnswer(loadedChange),
});
