import { createHash } from 'node:crypto';
import type { DataLoads, DataRowsQuery, HeldLoad } from '@waybill/contract';
import { compileStoredLoads, type Scope } from '@waybill/query';
import type { RunOptions, Warehouse } from '@waybill/warehouse';
import { billedOn } from './client-rows.ts';

interface StoredRows extends Record<string, string | number> {
  readonly load_id: number;
  readonly client_id: number;
  readonly packages: number;
  readonly charges: number;
  readonly fingerprint: string;
}

const digitsOfVersion = 16;

/** The loads with rows of the scope's clients on these bill dates, and what became of the loads that somebody has. */
export async function loadsOfClient(
  warehouse: Warehouse,
  scope: Scope,
  asked: Pick<DataRowsQuery, 'fromDate' | 'toDate'> & { readonly have: readonly HeldLoad[] },
  limits: RunOptions,
): Promise<DataLoads> {
  const [stored, committed] = await Promise.all([
    warehouse.rows<StoredRows>(compileStoredLoads(billedOn(asked), { scope }), limits),
    warehouse.loads(scope.publishedLoad),
  ]);
  const held = new Map(asked.have.map(({ id, version }) => [id, version]));
  const loadedAt = new Map(committed.map((load) => [load.loadId, load.committedAt]));
  const loads = [...Map.groupBy(stored, (row) => row.load_id)].flatMap(([id, rows]) => {
    const at = loadedAt.get(id);
    return at === undefined ? [] : [{ id, loadedAt: at, ...storedOf(rows, held.get(id)) }];
  });
  loads.sort((one, other) => one.id - other.id);
  const existing = new Set(loads.map(({ id }) => id));
  const undone = [...held.keys()].filter((id) => !existing.has(id)).sort((one, other) => one - other);
  return { publishedLoad: scope.publishedLoad, loads, undone };
}

/** What a load has of all clients that were asked for. */
function storedOf(
  rows: readonly StoredRows[],
  held: string | undefined,
): Pick<DataLoads['loads'][number], 'packages' | 'charges' | 'version' | 'state'> {
  const version = versionOf(rows);
  return {
    packages: rows.reduce((sum, { packages }) => sum + Number(packages), 0),
    charges: rows.reduce((sum, { charges }) => sum + Number(charges), 0),
    version,
    state: held === undefined ? 'new' : held === version ? 'same' : 'changed',
  };
}

function versionOf(rows: readonly StoredRows[]): string {
  const texts = rows.map((row) => `${row.client_id} ${row.packages} ${row.charges} ${row.fingerprint}`).sort();
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, digitsOfVersion);
}
