import { getRows } from '@waybill/contract';
import { startTelemetry } from '@waybill/server';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/platform/logger.ts';
import { openSpendPage } from '../analysis/data/spend-state.ts';
import { Collector } from './collector.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('telemetry', async () => {
  const collector = new Collector();
  const endpoint = await collector.open();
  const telemetry = await startTelemetry({
    endpoint,
    headers: { 'x-key': 'k' },
    serviceName: 'waybill-test',
    share: 1,
  });
  const lines: string[] = [];
  const house = await House.open({
    telemetry,
    slowQueryMilliseconds: 0,
    logger: createLogger('warn', { write: (line) => void lines.push(line) }),
  });
  afterAll(() => Promise.all([house.close(), collector.close()]));

  const shipper = await house.as('shipper');
  const { clientId } = await openSpendPage(shipper);
  const secret = 'nobody-may-see-this-value';
  await shipper.call(getRows, {
    params: { pageName: 'spend' },
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    body: { startRow: 0, endRow: 10, clientId, whereClauses: [`tracking_number = '${secret}'`] },
  });
  await telemetry.stop();
  const traces = collector
    .received('/v1/traces')
    .map(({ text }) => text)
    .join('');

  it('sends a span for a request and for its queries, within the trace of the caller', () => {
    expect(traces).toContain('/aidashboards/getRows/:pageName');
    expect(traces).toContain('warehouse query');
    expect(traces).toContain('settings query');
    expect(traces).toContain(Buffer.from(traceId, 'hex').toString('latin1'));
    expect(traces).toContain('waybill-test');
    expect(collector.received('/v1/traces')[0]?.headers).toMatchObject({ 'x-key': 'k' });
  });

  it('sends the same metrics as Prometheus gets', () => {
    const metrics = collector
      .received('/v1/metrics')
      .map(({ text }) => text)
      .join('');
    for (const name of ['waybill_request_duration_seconds', 'waybill_queries', 'nodejs_eventloop_lag_p99_seconds'])
      expect(metrics).toContain(name);
  });

  it('logs slow statements of both databases with their SQL', () => {
    const slow = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'slow query');
    expect(slow.find(({ database }) => database === 'warehouse')).toMatchObject({
      user: expect.any(Number),
      lane: expect.stringMatching(/^(short|long)$/),
      ran: expect.any(Number),
      sql: expect.stringContaining('package_level_info'),
    });
    expect(slow).toContainEqual(
      expect.objectContaining({ database: 'settings', sql: expect.stringMatching(/"user_account".*\$1/s) }),
    );
  });

  it('shows no value of a question to anybody', () => {
    expect(traces).not.toContain(secret);
    expect(lines.join('')).not.toContain(secret);
  });
});
