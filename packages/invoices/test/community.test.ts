import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { invoiceMapping } from '@waybill/contract';
import { decimalOf } from '@waybill/model';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { communityFolders } from '../src/community/community-mappings.ts';
import { communityMappingsFor, mappingProblems, readSample } from '../src/index.ts';
import { readMapped } from './mapped/read-mapped.ts';
import { cents, packageCount, withFile } from './read-file.ts';

const amount = z.string().regex(/^-?\d+\.\d\d$/);

/** What a sample adds up to, counted by hand or by another program. */
const expectedTotals = z.strictObject({
  rows: z.number().int(),
  packages: z.number().int(),
  invoices: z.array(
    z.strictObject({
      invoiceNumber: z.string(),
      billDate: z.string(),
      accountNumber: z.string(),
      currencyCode: z.string(),
      amount,
    }),
  ),
  families: z.record(z.string(), amount),
});

describe.each(communityFolders.map((folder) => [basename(fileURLToPath(folder)), folder] as const))(
  'the community layout %s',
  (_, folder) => {
    const contentOf = (name: string): Promise<string> => readFile(new URL(name, folder), 'utf8');

    test('reads its sample to the cent, and says where it comes from', async () => {
      const mapping = invoiceMapping.parse(JSON.parse(await contentOf('mapping.json')));
      expect(mappingProblems(mapping)).toEqual([]);
      const expected = expectedTotals.parse(JSON.parse(await contentOf('expected.json')));
      const { file, packages, charges } = await readMapped(await contentOf('sample.csv'), mapping, {
        id: 1,
        name: mapping.carrier,
      });
      const families = new Map<string, number>();
      for (const { charge_family: family, net_amount: net } of charges)
        families.set(family, (families.get(family) ?? 0) + cents(net));
      expect({
        badLines: file.badLines,
        rows: file.rows,
        packages: packageCount(packages),
        invoices: file.invoices.map(({ invoiceNumber, billDate, accountNumber, currencyCode, netCents }) => ({
          invoiceNumber,
          billDate,
          accountNumber,
          currencyCode,
          amount: decimalOf(netCents),
        })),
        families: Object.fromEntries([...families].map(([family, sum]) => [family, decimalOf(sum)])),
      }).toEqual({ badLines: [], ...expected });
      expect(existsSync(new URL('README.md', folder))).toBe(true);
    });

    test('is offered for its sample, and not for a file without its columns', async () => {
      const { name } = invoiceMapping.parse(JSON.parse(await contentOf('mapping.json')));
      const sample = await withFile(await contentOf('sample.csv'), (path) => readSample(path));
      expect(communityMappingsFor(sample ?? { header: [] }).map((each) => each.name)).toContain(name);
      expect(communityMappingsFor({ header: ['Parcel', 'Amount'] })).toEqual([]);
    });
  },
);
