import { type Finding, type FindingLine, type LetterLanguage, mostFindingsWithLines } from '@waybill/contract';
import { billedLinesQuery, claimFile } from '@waybill/model';
import { compileDataQuery, scopeTo } from '@waybill/query';
import type { ReadableClient } from '../../identity/access/readable-clients.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { longQuery } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { expectedLines } from '../exceptions/finding-lines.ts';
import { claimValues, promisedOf } from './claim-values.ts';
import type { ClaimedFinding } from './claimed-findings.ts';
import { claimedPackages } from './claimed-packages.ts';
import type { LetterOrder } from './letter/letter-order.ts';
import { letterWords } from './letter/letter-words.ts';
import { templateFor } from './templates/claim-templates.ts';

type Context = Pick<Services, 'settings' | 'warehouse'>;

/** What a packet is made of: findings of one client and carrier. */
export interface PacketOrder {
  readonly readable: readonly ReadableClient[];
  readonly group: readonly ClaimedFinding[];
  readonly number: string;
  readonly at: Date;
  readonly language: LetterLanguage;
  readonly withLines: boolean;
}

/** A packet whose letter is not written yet. */
export interface PreparedPacket {
  readonly number: string;
  readonly clientId: number;
  readonly carrierName: string;
  readonly findings: readonly Finding[];
  readonly file: string;
  readonly letter: LetterOrder;
}

interface LineRow extends Record<string, string | number | null> {
  readonly CHARGE_FAMILY: string;
  readonly ACCESSORIAL_CODE: string | null;
  readonly CHARGE_DESCRIPTION: string | null;
  readonly TIMES: number;
  readonly NET: number;
}

/** The file of a packet, and what its letter says. */
export async function preparedPacket(
  { settings, warehouse }: Context,
  { tenantId }: SignedInUser,
  { readable, group, number, at, language, withLines }: PacketOrder,
  signal: AbortSignal,
): Promise<PreparedPacket> {
  const findings = group.map(({ finding }) => finding);
  const { clientId = 0, clientName = '', carrierName = '' } = findings[0] ?? {};
  const packageOf = await claimedPackages(warehouse, readable, findings, signal);
  const isDetailed = findings.length <= mostFindingsWithLines;
  const lines =
    isDetailed && withLines
      ? await Promise.all(group.map((each) => linesOf(warehouse, readable, each, signal)))
      : findings.map(() => []);
  const words = letterWords(language);
  const template = await templateFor(settings, tenantId, carrierName);
  const file = claimFile(
    template,
    findings.map((finding) => claimValues(finding, packageOf(finding), number, words)),
  );
  const client = readable.find(({ id }) => id === clientId);
  const letter: LetterOrder = {
    language,
    number,
    client: { name: clientName, place: [client?.city, client?.state].filter(Boolean).join(', ') },
    carrierName,
    createdAt: at.toISOString(),
    isDetailed,
    claims: findings.map((finding, index) => ({
      finding,
      promised: promisedOf(finding, packageOf(finding)),
      delivered: packageOf(finding)?.DELIVERY_DATE ?? null,
      lines: lines[index] ?? [],
    })),
  };
  return { number, clientId, carrierName, findings, file, letter };
}

/** The charges of the package on its invoice, as billed and as they should have been. */
async function linesOf(
  warehouse: Context['warehouse'],
  readable: readonly ReadableClient[],
  { finding, over }: ClaimedFinding,
  signal: AbortSignal,
): Promise<readonly FindingLine[]> {
  const { clientId } = finding;
  const scope = scopeTo({ clientId, childClientIdsCSV: String(clientId) }, readable, warehouse.dataVersion);
  const query = compileDataQuery(billedLinesQuery(finding), { scope });
  const rows = await warehouse.rows<LineRow>(query, { ...longQuery, signal });
  return expectedLines(
    rows.map((row) => ({
      family: row.CHARGE_FAMILY,
      code: row.ACCESSORIAL_CODE ?? '',
      charge: row.CHARGE_DESCRIPTION ?? '',
      times: row.TIMES,
      net: row.NET,
    })),
    { charge: finding.charge, ...over },
  );
}
