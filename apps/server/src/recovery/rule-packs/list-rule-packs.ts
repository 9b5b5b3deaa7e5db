import { packKindNames } from '@waybill/audit';
import type { listRulePacks, PackImport, RulePack } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { parcelCarriers } from '@waybill/model';
import type { z } from 'zod';
import { packsInUse } from '../../organisation/rule-packs/packs-in-use.ts';

/** An import, and what it is about. */
interface StoredImport {
  readonly carrierId: number;
  readonly kind: string;
  readonly shown: PackImport;
}

/** The imports of a tenant, the newest first. */
export async function importsOf(settings: Settings, tenantId: number): Promise<readonly StoredImport[]> {
  const rows = await settings
    .selectFrom('rule_pack')
    .leftJoin('user_account as importer', 'importer.id', 'rule_pack.imported_by')
    .leftJoin('user_account as reverter', 'reverter.id', 'rule_pack.reverted_by')
    .select([
      'rule_pack.id',
      'rule_pack.carrier_id as carrierId',
      'rule_pack.kind',
      'rule_pack.version',
      'rule_pack.file_name as fileName',
      'rule_pack.row_count as rows',
      'rule_pack.imported_at as importedAt',
      'rule_pack.reverted_at as revertedAt',
      'importer.login as importedBy',
      'reverter.login as revertedBy',
    ])
    .where('rule_pack.tenant_id', '=', tenantId)
    .orderBy('rule_pack.id', 'desc')
    .execute();
  return rows.map(({ id, carrierId, kind, version, fileName, rows: count, importedAt, revertedAt, ...by }) => ({
    carrierId,
    kind,
    shown: {
      id,
      fileName,
      version,
      rows: count,
      by: by.importedBy,
      at: importedAt.toISOString(),
      revertedAt: revertedAt?.toISOString() ?? null,
      revertedBy: by.revertedBy,
    },
  }));
}

/** What is in use of every carrier and kind. */
export async function rulePacksOf(
  settings: Settings,
  tenantId: number,
): Promise<z.output<typeof listRulePacks.answer>> {
  const packs = [...(await packsInUse(settings, tenantId)).values()];
  const imports = await importsOf(settings, tenantId);
  const carriers = parcelCarriers.map(({ id, name }) => ({ id, name }));
  const all = carriers.flatMap((carrier) => packKindNames.map((kind) => ({ carrier, kind })));
  return {
    carriers,
    kinds: [...packKindNames],
    packs: all.flatMap(({ carrier, kind }): RulePack[] => {
      const pack = packs.find((each) => each.carrierId === carrier.id && each.kind === kind);
      const own = imports.filter((each) => each.carrierId === carrier.id && each.kind === kind);
      if (pack === undefined && own.length === 0) return [];
      const rows = pack?.rows ?? [];
      const lastDays = rows.map(({ to }) => to);
      return [
        {
          carrier,
          kind,
          version: pack?.version ?? null,
          rows: rows.length,
          secondHandRows: rows.filter((row) => row.second_hand).length,
          from: rows.map((row) => row.from).toSorted()[0] ?? null,
          to: lastDays.includes(null)
            ? null
            : (lastDays
                .flatMap((day) => day ?? [])
                .toSorted()
                .at(-1) ?? null),
          imports: own.map(({ shown }) => shown),
        },
      ];
    }),
  };
}
