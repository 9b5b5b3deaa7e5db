import type { DataQuery } from '@waybill/contract';
import { leftOutGroups } from '@waybill/model';
import { describe, expect, test } from 'vitest';
import { compileDataQuery } from '../src/index.ts';
import { dataQuery, withRollups } from './requests.ts';

const year = "bill_date between '2025-01-01' and '2025-12-31'";

function readBy(given: Partial<DataQuery>): readonly string[] {
  const conditions = [year, ...(given.whereClauseDetails ?? [])];
  return compileDataQuery(dataQuery({ ...given, whereClauseDetails: conditions }), withRollups).plan.sources;
}

const read = (select: string, ...whereClauseDetails: string[]) =>
  readBy({ selectColumnNames: [`${select} as figure`], whereClauseDetails });

const fromRollup = ['rollup_bill_service'];
const fromRows = ['package_level_info'];

describe('a small table of sums answers', () => {
  test.each([
    'count(*)',
    'count(carrier_name)',
    'count(net_amount)',
    'count(distinct service_category)',
    'min(bill_date)',
    'max(bill_date)',
    'sum(net_amount)',
    'sum(net_amount - incentive_amount)',
    'sum(net_amount + incentive_amount)',
    'round(sum(net_amount) / sum(no_of_pkgs), 2)',
    "sum(case when carrier_name = 'UPS' then net_amount else 0 end)",
    "sum(case when carrier_name = 'UPS' then 1 else 0 end)",
    "sum(case when carrier_name = 'UPS' then net_amount else null end)",
    "sum(case when carrier_name = 'UPS' then net_amount else 0 end - incentive_amount)",
    'sum(distinct carrier_id)',
  ])('%s', (figure) => {
    expect(read(figure)).toEqual(fromRollup);
  });

  test('counts of a field that may be empty', () => {
    expect(read('count(zone)')).toEqual(['rollup_bill_status']);
  });

  test('conditions on loads and partitions', () => {
    expect(read('count(*)', 'load_id = 3', 'bill_date_partition = 100120251')).toEqual(fromRollup);
  });

  test('the different values of what it is split by', () => {
    expect(readBy({ selectColumnNames: ['distinct carrier_name as name'] })).toEqual(fromRollup);
    expect(readBy({ selectColumnNames: ['carrier_name as name'], groupByDetails: ['carrier_name'] })).toEqual(
      fromRollup,
    );
  });

  test('groups by a condition that it is split by', () => {
    const kind = "case when net_amount <> 0 then 'billed' else 'free' end as kind";
    expect(readBy({ selectColumnNames: [kind, 'count(*) as n'], groupByDetails: ['kind'] })).toEqual(fromRollup);
  });

  test('what a page leaves out: inactive accounts, and freight invoices that are not payable', () => {
    const { inactive_accounts: inactive, unpayable_freight: unpayable } = leftOutGroups;
    const { sql, plan } = compileDataQuery(
      dataQuery({
        selectColumnNames: [
          `sum(case when ${inactive.rows} then net_amount else 0 end) as inactive`,
          `sum(case when (${unpayable.rows}) and (${inactive.others}) then net_amount else 0 end) as unpayable`,
        ],
        whereClauseDetails: [year],
      }),
      withRollups,
    );
    expect(plan.sources).toEqual(fromRollup);
    expect(sql).toContain('not ("fact"."is_payable")');
  });

  test.each([
    ['tracking_status', 'rollup_bill_status'],
    ['normalised_consignee_state', 'rollup_bill_consignee'],
    ['normalised_sender_state', 'rollup_bill_sender'],
    ['account_number', 'rollup_bill_account'],
  ])('sums of active accounts by %s', (group, rollup) => {
    const query = { selectColumnNames: [`${group} as name`, 'sum(net_amount) as spend'], groupByDetails: [group] };
    expect(readBy({ ...query, whereClauseDetails: [leftOutGroups.inactive_accounts.others] })).toEqual([rollup]);
  });

  test('a sum without the rows in which the summed amount is zero', () => {
    expect(read('sum(incentive_amount)', 'incentive_amount <> 0')).toEqual(fromRollup);
  });

  test('the sum of all currencies in dollars, and that of one currency as it was billed', () => {
    const sqlOf = (...conditions: string[]) =>
      compileDataQuery(
        dataQuery({ selectColumnNames: ['sum(net_amount) as spend'], whereClauseDetails: [year, ...conditions] }),
        withRollups,
      );
    expect(sqlOf().plan.sources).toEqual(fromRollup);
    expect(sqlOf().sql).toContain('"net_amount_usd"');
    expect(sqlOf("currency_code = 'EUR'").plan.sources).toEqual(fromRollup);
    expect(sqlOf("currency_code = 'EUR'").sql).not.toContain('net_amount_usd');
    expect(sqlOf('net_amount <> 0').sql).toContain('"has_net_amount_usd"');
    expect(sqlOf('net_amount <> 0', "currency_code = 'EUR'").plan.sources).toEqual(fromRollup);
    expect(sqlOf('net_amount <> 0', "currency_code = 'EUR'").sql).not.toContain('_usd');
  });
});

describe('only the rows themselves answer', () => {
  test.each([
    'avg(net_amount)',
    'median(net_amount)',
    'max(net_amount)',
    'min(net_amount)',
    'count(distinct net_amount)',
    'count(distinct tracking_number)',
    'sum(distinct net_amount)',
    'sum(net_amount * no_of_pkgs)',
    'sum(abs(net_amount))',
    'sum(net_amount - actual_weight)',
    'sum(net_amount - fee_amount)',
    'sum(fee_amount - net_amount)',
    'sum(bill_weight_pounds - actual_weight_pounds)',
    "sum(net_amount - case when carrier_name = 'UPS' then net_amount else null end)",
    `sum(${Array.from({ length: 30 }, () => 'net_amount').join(' + ')})`,
    'count(service)',
    "sum(case when carrier_name = 'UPS' then 2 else 0 end)",
    'sum(case when net_amount > 100 then net_amount else 0 end)',
    "sum(case when carrier_name = 'UPS' then net_amount else actual_weight end)",
    "sum(case when tracking_number = '1Z' then 1 when carrier_name = 'UPS' then 1 else 0 end)",
  ])('%s', (figure) => {
    expect(read(figure)).toEqual(fromRows);
  });

  test.each([
    ['sum(net_amount)', 'incentive_amount <> 0'],
    ['count(*)', 'incentive_amount <> 0'],
    ['sum(bill_weight_pounds)', 'bill_weight_pounds <> 0'],
    ['sum(incentive_amount)', 'incentive_amount > 0'],
    ['sum(incentive_amount)', 'incentive_amount <> 1'],
    ['sum(incentive_amount)', 'incentive_amount <> net_amount'],
    ['sum(distinct incentive_amount)', 'incentive_amount <> 0'],
    ['sum(incentive_amount) + count(*)', 'incentive_amount <> 0'],
    ['sum(incentive_amount - net_amount)', 'incentive_amount <> 0'],
    ['sum(net_amount)', "tracking_number = '1Z'"],
  ])('%s where %s', (figure, condition) => {
    expect(read(figure, condition)).toEqual(fromRows);
  });

  test('a list of rows, even of what a rollup is split by', () => {
    expect(readBy({ selectColumnNames: ['carrier_name as name'] })).toEqual(fromRows);
    expect(readBy({ selectColumnNames: ['distinct tracking_number as number'] })).toEqual(fromRows);
  });

  test('the weights of zones, and how many packages of a zone have one, because no rollup has both', () => {
    const ofZones = (figure: string, ...whereClauseDetails: string[]) =>
      readBy({ selectColumnNames: [`${figure} as figure`], groupByDetails: ['zone'], whereClauseDetails });
    expect(ofZones('count(*)')).toEqual(['rollup_bill_status']);
    expect(ofZones('sum(bill_weight_pounds)')).toEqual(fromRows);
    expect(ofZones('count(*)', 'bill_weight_pounds >= 0')).toEqual(fromRows);
  });

  test('an order by what no rollup has', () => {
    const query = { selectColumnNames: ['carrier_name as name'], groupByDetails: ['carrier_name'] };
    expect(readBy({ ...query, orderByDetails: ['sum(net_amount)'] })).toEqual(fromRollup);
    expect(readBy({ ...query, orderByDetails: ['max(net_amount)'] })).toEqual(fromRows);
  });

  test('an order by how many rows have an amount, while only those rows are added up', () => {
    const query = {
      selectColumnNames: ['carrier_name as name', 'sum(incentive_amount) as discount'],
      groupByDetails: ['carrier_name'],
      whereClauseDetails: ['incentive_amount <> 0'],
    };
    expect(readBy({ ...query, orderByDetails: ['sum(incentive_amount)'] })).toEqual(fromRollup);
    expect(readBy({ ...query, orderByDetails: ['count(*)'] })).toEqual(fromRows);
    expect(readBy({ ...query, orderByDetails: ['sum(net_amount)'] })).toEqual(fromRows);
  });

  test('a join with an inner query, because one row of sums stands for many that are joined', () => {
    const query = {
      innerQueries: {
        carriers: {
          selectColumnNames: ['carrier_name as carrier_name', 'sum(net_amount) as spend'],
          fromTableNames: ['package_level_info'],
          groupByDetails: ['carrier_name'],
        },
      },
      selectColumnNames: ['sum(net_amount) as total'],
      fromTableNames: ['package_level_info', 'carriers'],
      whereClauseDetails: ['package_level_info.carrier_name = carriers.carrier_name'],
    };
    expect(readBy(query)).toEqual(['rollup_bill_service', 'package_level_info']);
  });
});

describe('what charges amount to is answered by the rollup that is split by', () => {
  const payable = leftOutGroups.unpayable_freight.others;

  test.each([
    ['credit_type', 'sum(total_refund_amount)', 'credit_type'],
    ['credit_type', 'sum(audit_refund_amount)', 'account_number'],
    ['credit_type', 'sum(client_refund_amount)', 'account_group'],
    ['credit_type', 'count(*)', 'credit_type', payable],
    ['credit_type', 'count(*)', 'credit_type', 'audit_refund_amount <> 0'],
    ['credit_type', 'count(*)', 'credit_type', 'client_refund_amount <> 0'],
    ['credit_type', 'count(*)', 'credit_type', 'total_refund_amount <> 0'],
    ['accessorial', 'sum(net_amount)', 'charge_family'],
    ['accessorial', 'sum(net_other_accessorial_amount)', 'accessorial_group'],
    ['accessorial', 'sum(other_accessorial_count)', 'accessorial_group', payable],
    ['accessorial', 'count(*)', 'charge_family', 'net_amount <> 0'],
    ['accessorial', 'count(*)', 'accessorial_group', 'net_other_accessorial_amount <> 0'],
    ['accessorial', 'sum(net_amount)', 'charge_family', 'net_amount <> 0.00'],
    ['accessorial', 'sum(net_other_accessorial_amount)', 'accessorial_group', 'net_other_accessorial_amount <> 0.00'],
  ])('%s: %s by %s', (rollup, figure, group, ...whereClauseDetails) => {
    const query = { selectColumnNames: [`${figure} as figure`], groupByDetails: [group], whereClauseDetails };
    expect(readBy({ ...query, fromTableNames: ['charge_level_info'] })).toEqual([`rollup_bill_${rollup}`]);
  });
});

describe('what packages weigh is answered by the rollup that is split by', () => {
  test.each([
    ['service', 'service_category'],
    ['sender', 'normalised_sender_state'],
    ['account', 'account_number'],
    ['service', 'account_division'],
    ['consignee', 'normalised_consignee_state'],
  ])('%s: by %s', (rollup, group) => {
    const query = { selectColumnNames: ['sum(bill_weight_pounds) as pounds'], groupByDetails: [group] };
    expect(readBy({ ...query, whereClauseDetails: ['bill_weight_pounds >= 0'] })).toEqual([`rollup_bill_${rollup}`]);
  });
});

test('who pays for the packages of a zone is answered by the rollup of both', () => {
  const query = { selectColumnNames: ['count(*) as packages'], groupByDetails: ['zone', 'bill_option'] };
  expect(readBy(query)).toEqual(['rollup_bill_status']);
});

test('charges are not answered by sums of packages', () => {
  const query = { selectColumnNames: ['sum(net_amount) as spend'], fromTableNames: ['charge_level_info'] };
  expect(readBy(query)[0]).toMatch(/^rollup_bill_(credit_type|accessorial)$/);
  expect(readBy({ ...query, groupByDetails: ['tracking_status'] })).toEqual(['charge_level_info']);
});
