import { getRowsBodyOf, spend } from '@waybill/model';
import { malloyRowsOf, rowsOf, spendState } from './dashboard-queries.ts';
import type { MeasuredQuery, Question } from './measured-query.ts';

const paid = "carrier_name <> 'USPS' and carrier_name not like 'DHL%' and net_amount <> 0";
const blockRows = 100;
const deepOffset = 100_000;
const wide = spend.gridColumns.map(({ column }) => column).join(', ');
const malloyPaid = "where: carrier_name != 'USPS' and carrier_name !~ 'DHL%' and net_amount != 0";
const usdNet = 'net_amount_usd';

const noGrouping = { rowGroupCols: [], valueCols: [], pivotCols: [], pivotMode: false, groupKeys: [], filterModel: {} };
const netColumn = { id: 'NET_AMOUNT', field: 'NET_AMOUNT', displayName: 'Net Amount', aggFunc: 'sum' };
const named = (field: string) => ({ id: field, field, displayName: field });

/** Windows of the detail grid, grouping, pivot, the filter list and the tracking lookup. */
export function gridQueries(question: Question): MeasuredQuery[] {
  const state = spendState(question);
  const rows = `${rowsOf(question)} and ${paid}`;
  const malloyRows = `${malloyRowsOf(question)}; ${malloyPaid}`;
  const path = 'getRows/spend';
  const page = (offset: number): MeasuredQuery => {
    const order = `order by ${usdNet} desc, tracking_id`;
    const count = `select count(*) from package_level_info where ${rows}`;
    return {
      name: `grid page at row ${offset.toLocaleString('en-US')}, with total`,
      path,
      bodies: [
        getRowsBodyOf(state, {
          ...noGrouping,
          startRow: offset,
          endRow: offset + blockRows,
          sortModel: [{ colId: 'NET_AMOUNT', sort: 'desc' }],
        }),
      ],
      sql: [`select ${wide} from package_level_info where ${rows} ${order} limit ${blockRows} offset ${offset}`, count],
      ...(offset === 0
        ? {
            malloy: [
              `run: packages -> { ${malloyRows}; select: ${wide}, ${usdNet}; order_by: ${usdNet} desc, tracking_id; limit: ${blockRows} }`,
              `run: packages -> { ${malloyRows}; aggregate: rows is count() }`,
            ],
          }
        : {
            best: [
              `select ${wide} from package_level_info where rowid in (
                 select rowid from package_level_info where ${rows} ${order} limit ${blockRows} offset ${offset}
               ) ${order}`,
              count,
            ],
          }),
      aim: 1.15,
    };
  };
  return [
    page(0),
    page(Math.min(deepOffset, Math.floor(question.rows / 2))),
    {
      name: 'grid grouped by service',
      path,
      bodies: [
        getRowsBodyOf(state, {
          ...noGrouping,
          rowGroupCols: [named('SERVICE_CATEGORY')],
          valueCols: [netColumn],
          startRow: 0,
          endRow: blockRows,
          sortModel: [],
        }),
      ],
      sql: [
        `select service_category, sum(${usdNet}) from package_level_info where ${rows} group by 1 order by 1 limit ${blockRows}`,
        `select count(distinct service_category) from package_level_info where ${rows}`,
      ],
      malloy: [
        `run: packages -> { ${malloyRows}; group_by: service_category; aggregate: net is ${usdNet}.sum();
          order_by: service_category; limit: ${blockRows} }`,
        `run: packages -> { ${malloyRows}; aggregate: services is count(service_category) }`,
      ],
      aim: 1.15,
    },
    {
      name: 'grid pivot, carrier by tracking status',
      path,
      bodies: [
        getRowsBodyOf(state, {
          ...noGrouping,
          rowGroupCols: [named('CARRIER_NAME')],
          pivotCols: [named('TRACKING_STATUS')],
          valueCols: [netColumn],
          pivotMode: true,
          startRow: 0,
          endRow: blockRows,
          sortModel: [],
        }),
      ],
      sql: [
        `select carrier_name, tracking_status, sum(${usdNet})
         from package_level_info where ${rows} group by 1, 2 order by 1, 2`,
      ],
      malloy: [
        `run: packages -> { ${malloyRows}; group_by: carrier_name, tracking_status; aggregate: net is ${usdNet}.sum();
          order_by: carrier_name, tracking_status }`,
      ],
      aim: 1.15,
    },
    {
      name: 'filter list: services',
      path: 'data/spend/filters/service_category',
      bodies: [
        {
          selectColumnNames: ['service_category as name'],
          fromTableNames: ['package_level_info'],
          whereClauseDetails: [`bill_date between '${question.from}' and '${question.to}'`],
          groupByDetails: ['service_category'],
          orderByDetails: ['name'],
          clientId: question.clientId,
        },
      ],
      sql: [`select distinct service_category from package_level_info where ${rowsOf(question)} order by 1`],
      malloy: [
        `run: packages -> { ${malloyRowsOf(question)}; group_by: service_category; order_by: service_category }`,
      ],
      aim: 0.5,
    },
    {
      name: 'tracking lookup',
      path: 'data/spend/trackingNumberPopUpContainer',
      bodies: [
        {
          selectColumnNames: ['tracking_number', 'bill_date', 'net_amount'],
          fromTableNames: ['package_level_info'],
          whereClauseDetails: [`tracking_number = '${question.trackingNumber}'`],
          clientId: question.clientId,
        },
      ],
      sql: [
        `select tracking_number, bill_date, net_amount from package_level_info
         where client_id = ${question.clientId} and tracking_number = '${question.trackingNumber}'`,
      ],
      malloy: [
        `run: packages -> { where: client_id = ${question.clientId} and tracking_number = '${question.trackingNumber}';
          select: tracking_number, bill_date, net_amount }`,
      ],
      aim: 0.3,
    },
  ];
}
