import type { Finding, LetterLanguage } from '@waybill/contract';
import type { Settings, Transaction } from '@waybill/db';
import { dayOf, type FindingsLevel, findRule, sumOfAmounts } from '@waybill/model';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { nextNumber } from '../../invoicing/billing/next-number.ts';
import { tellWebhooks } from '../../live/webhooks/tell-webhooks.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import type { ClaimedFinding } from './claimed-findings.ts';
import { writeLetters } from './letter/write-letter.ts';
import { PacketFiles } from './packet-files.ts';
import { type PacketOrder, type PreparedPacket, preparedPacket } from './prepare-packet.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock' | 'files'>;

const digits = 6;

interface ToNumber extends Pick<PacketOrder, 'language' | 'withLines' | 'readable'> {
  readonly groups: readonly (readonly ClaimedFinding[])[];
}

/**
 * Makes packets whose numbers follow the last one of the tenant without gaps. Letters name the numbers and take their
 * time, so the numbers are looked up first and taken in the transaction that stores the packets; nobody else makes
 * packets meanwhile.
 */
export async function numberedPackets(
  services: Context,
  user: SignedInUser,
  { groups, ...asked }: ToNumber,
  signal: AbortSignal,
): Promise<readonly number[]> {
  const at = services.clock();
  const year = dayOf(at).slice(0, 4);
  const series = `claim packet ${year}`;
  const last = await lastNumber(services.settings, user.tenantId, series);
  const made: PreparedPacket[] = [];
  for (const [index, group] of groups.entries()) {
    const number = numberOf(year, last + index + 1);
    made.push(await preparedPacket(services, user, { ...asked, group, number, at }, signal));
  }
  const letters = await writeLetters(
    made.map(({ letter }) => letter),
    signal,
  );
  return await storePackets(services, user, { made, letters, language: asked.language, year, series, at });
}

interface ToStore {
  readonly made: readonly PreparedPacket[];
  readonly letters: readonly Buffer[];
  readonly language: LetterLanguage;
  readonly year: string;
  readonly series: string;
  readonly at: Date;
}

/** Stores packets with their files, all or none. */
async function storePackets(
  { settings, files }: Context,
  user: SignedInUser,
  { made, letters, language, year, series, at }: ToStore,
): Promise<readonly number[]> {
  const packetFiles = new PacketFiles(files);
  const stored: number[] = [];
  const store = async (transaction: Transaction): Promise<void> => {
    for (const [index, { number, clientId, carrierName, findings, file }] of made.entries()) {
      const letter = letters[index];
      if (letter === undefined) throw new Error(`There is no letter of ${number}.`);
      const taken = numberOf(year, await nextNumber(transaction, user.tenantId, series));
      if (taken !== number) throw new Error(`The letter is of ${number}, but the next packet is ${taken}.`);
      const amount = sumOfAmounts(findings.map((finding) => finding.amount));
      const { id } = await transaction
        .insertInto('claim_packet')
        .values({
          tenant_id: user.tenantId,
          client_id: clientId,
          number,
          level: levelOf(findings),
          carrier_name: carrierName,
          language,
          findings: findings.length,
          amount: amount.toFixed(2),
          created_by: user.userId,
          created_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('claim_packet_finding')
        .values(
          findings.map((finding) => ({ packet_id: id, finding_id: finding.id, amount: finding.amount.toFixed(2) })),
        )
        .execute();
      await writeAudit(transaction, user, at, {
        action: 'claim_packet.make',
        subject: { id, name: number },
        more: { clientId, carrier: carrierName, findings: findings.length, amount },
      });
      await tellWebhooks(transaction, user.tenantId, {
        event: 'claim.made',
        clientIds: [clientId],
        data: { id, number, clientId, carrierName, findings: findings.length, amount },
      });
      stored.push(id);
      await packetFiles.write(id, 'file', file);
      await packetFiles.write(id, 'letter', letter);
    }
  };
  try {
    await settings.transaction().execute(store);
  } catch (error) {
    for (const id of stored) await packetFiles.remove(id);
    throw error;
  }
  return stored;
}

/** What the findings of a packet are about. */
function levelOf(findings: readonly Finding[]): FindingsLevel {
  const [level = 'tracking', ...others] = new Set(findings.flatMap(({ rule }) => findRule(rule)?.level ?? []));
  return others.length === 0 ? level : 'all';
}

/** The last number of a series that was taken; 0 if none was. */
async function lastNumber(settings: Settings, tenantId: number, series: string): Promise<number> {
  const row = await settings
    .selectFrom('number_series')
    .select('last')
    .where('tenant_id', '=', tenantId)
    .where('series', '=', series)
    .executeTakeFirst();
  return row?.last ?? 0;
}

const numberOf = (year: string, place: number): string => `CP-${year}-${String(place).padStart(digits, '0')}`;
