import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { upsFile, upsPackage } from '../../server/test/intake/loads/ups-file.ts';
import { clientId, PreparedDirectory } from './prepared-directory.ts';
import { runCommand } from './run-command.ts';

const longAgo = new Date('2026-01-01T00:00:00Z');

describe('waybill watch', async () => {
  const directory = await PreparedDirectory.make();
  const folder = await mkdtemp(join(tmpdir(), 'waybill-watched-'));
  afterAll(async () => {
    await directory.remove();
    await rm(folder, { recursive: true, force: true });
  });
  const put = async (name: string, content: string) => {
    await writeFile(join(folder, name), content);
    await utimes(join(folder, name), longAgo, longAgo);
  };
  const watch = (...more: readonly string[]) => runCommand(['watch', folder, ...more], directory.environment);
  const forClient = ['--client', String(clientId), '--move-to', 'done'] as const;

  it('loads what lies in the folder and moves it away', async () => {
    await mkdir(join(folder, 'below'));
    await put('week.csv', upsFile({ charges: upsPackage('1ZW0A1B20390000001') }));
    const { code, output, errors } = await watch(...forClient);
    expect(errors).toBe('');
    expect(output).toContain('(Shipper): 1 files\n  week.csv: loaded');
    expect(code).toBe(0);
    expect(await readdir(folder)).toEqual(['below', 'done']);
    expect((await directory.contents()).invoices).toBe(1);
  });

  it('says what a later visit found, and why a file was refused', async () => {
    expect(await watch(...forClient)).toMatchObject({ code: 0, output: expect.stringContaining(': 0 files') });
    await put('notes.csv', 'what,is,this\n1,2,3\n');
    const { code, output } = await watch(...forClient, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject({
      fetches: [{ files: [{ name: 'notes.csv', outcome: 'refused' }] }],
      waiting: [],
      missing: [],
    });
  });

  it('is ended, and says what it lacks', async () => {
    expect(await watch()).toMatchObject({ code: 2, errors: expect.stringContaining('--client') });
    expect(await watch('--stop')).toMatchObject({ code: 0 });
    const elsewhere = await runCommand(['watch', join(folder, 'none'), ...forClient], directory.environment);
    expect(elsewhere).toMatchObject({ code: 1, errors: expect.stringContaining('There is no folder') });
  });

  it('has no mailbox to look into', async () => {
    const { code, output } = await runCommand(['mail-in'], directory.environment);
    expect({ code, output }).toEqual({ code: 0, output: 'There is nothing to look into.\n' });
  });

  it('takes mails for an address from now on, and says what is wrong or missing', async () => {
    const receive = (...more: readonly string[]) =>
      runCommand(['mail-in', '--receive', 'Invoices@in.example.com', ...more], directory.environment);
    const rules = ['--senders', 'ups.com, billing@carrier.example', '--authserv-id', 'mx.example.com'] as const;
    expect(await receive('--client', String(clientId))).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--authserv-id'),
    });
    expect(await receive('--client', String(clientId), ...rules, '--senders', 'everybody')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--senders must be mail addresses or domains.'),
    });
    expect(await receive('--client', String(clientId), ...rules)).toMatchObject({
      code: 0,
      output: `Mails to invoices@in.example.com are taken for client ${clientId}.\n`,
    });
    const { output } = await runCommand(['mail-in'], directory.environment);
    expect(output).toBe('invoices@in.example.com (Shipper): 0 files\n');
    expect(await receive('--stop')).toMatchObject({ code: 0, output: expect.stringContaining('no longer taken') });
    expect(await receive('--stop')).toMatchObject({ code: 1, errors: expect.stringContaining('takes no mails') });
  });
});
