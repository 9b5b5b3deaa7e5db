import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { upsFile, upsPackage } from '../../server/test/intake/loads/ups-file.ts';
import { PreparedDirectory } from './prepared-directory.ts';
import { runCommand } from './run-command.ts';

describe('waybill charges', async () => {
  const directory = await PreparedDirectory.make();
  const desk = await mkdtemp(join(tmpdir(), 'waybill-charges-'));
  afterAll(async () => {
    await directory.remove();
    await rm(desk, { recursive: true, force: true });
  });
  const run = (...args: string[]) => runCommand(args, directory.environment);
  const file = async (name: string, text: string) => {
    await writeFile(join(desk, name), text);
    return join(desk, name);
  };
  const header = 'carrier,text,code,from,family,accessorial,meaning';
  const tracking = '1ZW0A1B20300000001';
  const packing = { tracking, net: '2.00', classification: 'ACC', code: 'XQZ', description: 'Quantum packing' };
  const strange = upsFile({ charges: [...upsPackage(tracking), packing] });
  const loaded = await run('load', await file('strange.csv', strange), '--client', '1001', '--json');

  it('lists what no rule knows', async () => {
    expect(loaded.code).toBe(0);
    const { output } = await run('charges', 'list', '--json');
    expect(JSON.parse(output)).toMatchObject({
      charges: [{ carrierName: 'UPS', description: 'Quantum packing', code: 'XQZ' }],
    });
    expect((await run('charges', 'list')).output).toMatch(/UPS +Quantum packing +XQZ/);
  });

  it('takes a dated table of names: each counts from its day on, and the same table again changes nothing', async () => {
    const table = await file(
      'names.csv',
      `${header}\nups,Quantum packing,XQZ,2026-01-01,other_accessorial,Special Packing,foam\nUPS,Quantum packing,XQZ,2099-01-01,fee,,\n`,
    );
    const { code, output } = await run('charges', 'import', table, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({
      classified: [
        {
          validFrom: '2026-01-01',
          family: 'other_accessorial',
          group: 'Special Packing',
          status: 'applied',
          charges: 1,
        },
        { validFrom: '2099-01-01', family: 'fee', status: 'applied', charges: 0 },
      ],
      known: 0,
      refused: [],
    });
    expect((await run('charges', 'list')).output).toBe('Every charge is known.\n');
    expect((await run('charges', 'import', table)).output).toContain('Classified: 0, known before: 2.');
    expect((await run('charges', 'classified')).output).toMatch(
      /UPS +Quantum packing +XQZ +2026-01-01 +other_accessorial/,
    );
  });

  it('takes back what was said, the latest day first', async () => {
    expect((await run('charges', 'undo', '1')).errors).toContain('also classified from 2099-01-01');
    expect((await run('charges', 'undo', '2')).code).toBe(0);
    expect((await run('charges', 'undo', '1')).code).toBe(0);
    expect((await run('charges', 'list')).output).toContain('Quantum packing');
    const said = ['--carrier', 'UPS', '--text', 'Quantum packing', '--code', 'XQZ', '--from', '2026-02-01'];
    expect((await run('charges', 'classify', ...said, '--family', 'fee')).output).toContain('Classified: 1');
    expect((await run('charges', 'list')).output).toBe('Every charge is known.\n');
  });

  it('names what is wrong with a table, and uses none of it', async () => {
    const good = 'UPS,Good,G1,2026-01-01,fee,,';
    for (const [row, message] of [
      ['UPS,Bad,B1,2026-02-30,fee,,', 'Line 3, from: must be a valid date'],
      ['UPS,Bad,B1,2026-01-01,petrol,,', 'Line 3, family:'],
      ['UPS,,,2026-01-01,fee,,', 'Line 3: state the text or the code'],
      ['Nobody,Bad,B1,2026-01-01,fee,,', 'There is no carrier ‘Nobody’.'],
      [good, 'Line 3: the charge is there twice'],
    ] as const) {
      const { code, errors } = await run('charges', 'import', await file('bad.csv', `${header}\n${good}\n${row}\n`));
      expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining(message) });
    }
    expect((await run('charges', 'classified')).output).not.toContain('Good');
    expect((await run('charges', 'classify', '--carrier', 'UPS', '--from', '2026-01-01', '--family', 'fee')).code).toBe(
      2,
    );
  });
});
