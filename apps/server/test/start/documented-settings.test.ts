import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingNames } from '../../src/start/environment.ts';

const textOf = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

/** The container decides where it listens and where its volume and its database are. */
const ofTheContainer = ['PORT', 'HOST', 'WAYBILL_DATA'];
/** For `waybill warehouse prepare --users`, which is run beside the server. */
const ofPreparing = ['WAREHOUSE_WRITER_PASSWORD', 'WAREHOUSE_READER_PASSWORD'];
/** Read by Node before any of ours runs. */
const ofNode = { authorities: 'NODE_EXTRA_CA_CERTS', threads: 'UV_THREADPOOL_SIZE' };

describe('what is said about the settings', () => {
  it('names each of them in docs/operating.md, and no other', () => {
    const [, table = ''] = textOf('docs/operating.md').split('\n## Settings\n');
    const [section = ''] = table.split('\n## ');
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    const documented = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(documented.sort()).toEqual([...settingNames, ...Object.values(ofNode)].sort());
  });

  it('lets each of them through to the container', () => {
    const files = ['docker-compose.yml', 'deploy/receive-mails.yml'];
    const environments = files.map((file) => textOf(file).split('    environment:\n')[1]?.split('    volumes:\n')[0]);
    const passed = [...environments.join('\n').matchAll(/^ {6}([A-Z_]+?)(?:_FILE)?: /gm)].map(([, name]) => name);
    const own = settingNames.filter((name) => ![...ofTheContainer, ...ofPreparing].includes(name));
    expect(passed.sort()).toEqual([...own, ofNode.authorities].sort());
  });
});
