import { createRole, data, listUsers } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const listOf = (value: string, times: number): string => `[${Array.from({ length: times }, () => value).join(',')}]`;

describe('a body of many values', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');

  it('is refused before each of them is looked at, and the server goes on', async () => {
    const body = `{"name":"ROLE_MANY","permissions":${listOf('1', 400_000)}}`;
    const { status, text } = await admin.call(createRole, { body });
    expect(status, text).toBe(413);
    expect(text).toContain('more than 100,000 values');
    expect((await admin.call(listUsers)).status).toBe(200);
  });

  it('names its first faults only', async () => {
    const body = `{"name":"ROLE_MANY","permissions":${listOf('1', 90_000)}}`;
    const { status, text } = await admin.call(createRole, { body });
    expect(status).toBe(400);
    expect(JSON.parse(text).errors).toHaveLength(20);
  });

  it('is refused when it is nested as no call of the portal is', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const params = { page: 'spend', container: 'amounts' };
    for (const body of [deep, `{"whereClauseDetails":${deep}}`]) {
      const { status, text } = await admin.call(data, { params, body });
      expect(status, text).toBe(400);
      expect(text).toContain('64 levels');
    }
  });
});
