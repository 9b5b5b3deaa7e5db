import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programOf, sourcesOf } from '@waybill/testkit/programs';
import { afterAll, describe, expect, it } from 'vitest';
import { start } from './started-server.ts';

async function listening() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return { port: address.port, close: () => new Promise((resolve) => server.close(resolve)) };
}

async function everythingIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true });
  return [directory, ...entries.map((entry) => join(directory, entry))];
}

/** The paths to which anybody but their owner has any right. */
async function openToOthers(directory: string): Promise<string[]> {
  const paths = await everythingIn(directory);
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: (await stat(path)).mode })));
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ path }) => path);
}

async function childrenOf(pid: number | undefined): Promise<string[]> {
  return (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
}

describe('starting', async () => {
  const root = await mkdtemp(join(tmpdir(), 'waybill-start-'));
  const directory = join(root, 'data');
  const { port, close } = await listening();
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('says which port is taken, and makes nothing', async () => {
    const { code, output } = await start(directory, port).ended;
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} on 127.0.0.1 is taken.`);
    expect(await readdir(root)).toEqual([]);
    await close();
  });

  it('loads the demo once, tells address and logins, and closes cleanly on Ctrl-C', async () => {
    const first = start(directory, port);
    const said = await first.ready();
    expect(said).toContain('Loading the demo data');
    expect(said).toContain(`http://127.0.0.1:${port}`);
    expect(said).toContain('shipper');
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    first.stop();
    expect(await first.ended).toMatchObject({ code: 0, output: expect.stringContaining('Closed.') });
  });

  it('leaves a directory of a newer version as it is', async () => {
    const path = join(directory, 'version.json');
    const kept = await readFile(path, 'utf8');
    await writeFile(path, JSON.stringify({ ...JSON.parse(kept), layout: 99 }));
    const { code, output } = await start(directory, port).ended;
    expect(code).toBe(1);
    expect(output).toContain('written by a newer Waybill (data layout 99)');
    await writeFile(path, kept);
  });

  it('opens the directory again without loading, and keeps it to its owner, also one that others could read before', async () => {
    expect(await openToOthers(directory)).toEqual([]);
    for (const path of await everythingIn(directory)) await chmod(path, 0o755);
    const again = start(directory, port);
    const said = await again.ready();
    expect(said).toMatch(/Other users of this machine had rights to \d+ files and directories/);
    expect(said).not.toContain('Loading');
    expect(await openToOthers(directory)).toEqual([]);
    again.stop();
    expect((await again.ended).code).toBe(0);
    expect(await openToOthers(directory)).toEqual([]);
  });

  it('ends itself when its event loop stands still, and starts again', async () => {
    const blocker = join(root, 'blocker.mjs');
    await writeFile(blocker, "process.once('SIGUSR2', () => { for (;;); });");
    const settings = { WAYBILL_STANDSTILL_SECONDS: '10', NODE_OPTIONS: `--import=${pathToFileURL(blocker)}` };
    const stuck = start(directory, port, settings);
    await stuck.ready();
    process.kill(Number(stuck.pid), 'SIGUSR2');
    expect(await stuck.ended).toMatchObject({
      ...{ code: null, signal: 'SIGKILL' },
      output: expect.stringContaining('The event loop has stood still for 10 seconds'),
    });
    const again = start(directory, port, settings);
    await again.ready();
    again.stop();
    expect((await again.ended).code).toBe(0);
  });

  it('says that the embedded settings database is damaged', async () => {
    const file = join(directory, 'postgres', 'global', 'pg_control');
    const kept = await readFile(file);
    await writeFile(file, Buffer.alloc(kept.length));
    const { code, output } = await start(directory, port).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/The embedded settings database in .* cannot be opened .* restore a backup\.\n$/);
    await writeFile(file, kept);
  });

  it('begins again when it was killed while it made the demo data', async () => {
    const other = join(root, 'killed');
    const first = start(other, port);
    await first.says('Loading the demo data');
    first.kill();
    const again = start(other, port);
    expect(await again.ready()).toContain('Loading the demo data');
    again.stop();
    expect((await again.ended).code).toBe(0);
  });

  it.runIf(process.platform === 'linux')('says so when the process that makes the demo data is killed', async () => {
    const first = start(join(root, 'without-demo'), port);
    await first.says('Loading the demo data');
    const [maker] = await childrenOf(first.pid);
    process.kill(Number(maker), 'SIGKILL');
    expect(await first.ended).toMatchObject({ code: 1, output: expect.stringContaining('was ended by SIGKILL') });
  });

  it('says that a directory cannot be written', async () => {
    const file = join(root, 'a-file');
    await writeFile(file, '');
    const { code, output } = await start(join(file, 'data'), port).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/The data directory .*a-file.* cannot be written/);
  });

  it.each([programOf('server'), sourcesOf.server])('names a setting that does not fit (%s)', async (program) => {
    const { code, output } = await start(directory, port, { LOG_LEVEL: 'loud' }, program).ended;
    expect(code).toBe(2);
    expect(output).toContain('LOG_LEVEL');
  });
});
