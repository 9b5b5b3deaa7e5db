import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { createOwnToken } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { programOf } from '@waybill/testkit/programs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

describe('waybill mcp', () => {
  let house: House;
  let token = '';
  beforeAll(async () => {
    house = await House.open();
    const admin = await house.as('admin');
    const body = { name: 'agent', writes: false, permissions: null, clientIds: [1002], networks: [], days: 1 };
    token = (await admin.call(createOwnToken, { body })).body.token;
  });
  afterAll(() => house.close());

  it('offers the tools of a portal within the rights of the token', async () => {
    const client = new Client({ name: 'agent', version: '1' });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [programOf('command'), 'mcp', house.address],
        env: { WAYBILL_TOKEN: token },
      }),
    );
    const ask = (clientId: number) =>
      client.callTool({ name: 'ask', arguments: { clientId, question: 'total spend in 2025' } });
    expect(await ask(1002)).toMatchObject({
      structuredContent: { outcome: 'answer', rowCount: 1, readingText: expect.stringContaining('2025') },
    });
    expect(await ask(1001)).toMatchObject({
      isError: true,
      content: [{ text: 'You do not have access to this client.' }],
    });
    await client.close();
  });

  it('says what is missing before it serves', async () => {
    const without = await runCommand(['mcp', house.address], {});
    expect([without.code, without.errors]).toEqual([2, expect.stringContaining('WAYBILL_TOKEN')]);
    const wrong = await runCommand(['mcp', house.address], { WAYBILL_TOKEN: `${token}x` });
    expect([wrong.code, wrong.errors]).toEqual([1, expect.stringContaining('There is no such API token.')]);
    const nobody = await runCommand(['mcp', 'http://127.0.0.1:1'], { WAYBILL_TOKEN: token });
    expect([nobody.code, nobody.errors]).toEqual([1, expect.stringContaining('does not answer')]);
  });
});
