import { type ClaimPacket, letterLanguages } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { type ExceptionLevel, exceptionPermissions, type FindingsLevel } from '@waybill/model';
import { sql } from 'kysely';
import { readableIds } from '../../identity/access/readable-ids.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';

/** The message for a packet that does not exist or that the user may not see. */
export const noSuchPacket = 'There is no such packet.';

/** The message for what can no longer be done with a packet. */
export const isWithdrawn = 'This packet is withdrawn.';

/** A packet as it is read. */
export interface PacketRow {
  readonly id: number;
  readonly number: string;
  readonly level: FindingsLevel;
  readonly clientId: number;
  readonly clientName: string;
  readonly carrierName: string;
  readonly language: string;
  readonly findings: number;
  readonly amount: string;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly mailedTo: string | null;
  readonly mailedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly withdrawnBy: string | null;
}

const levels = Object.keys(exceptionPermissions) as readonly ExceptionLevel[];

/** The levels whose findings a user may see. */
export const levelsOf = ({ permissions }: Pick<SignedInUser, 'permissions'>): readonly ExceptionLevel[] =>
  levels.filter((level) => permissions.has(exceptionPermissions[level]));

/** The levels whose packets a user may see: one with findings of both needs both permissions. */
function packetLevelsOf(user: SignedInUser): readonly FindingsLevel[] {
  const own = levelsOf(user);
  return own.length === levels.length ? [...own, 'all'] : own;
}

/** The packets that a user may see: those of their clients, with findings of a level that they may see. */
export async function packetsFor(settings: Settings, user: SignedInUser) {
  return settings
    .selectFrom('claim_packet')
    .innerJoin('client', 'client.id', 'claim_packet.client_id')
    .leftJoin('user_account', 'user_account.id', 'claim_packet.created_by')
    .leftJoin('user_account as withdrawer', 'withdrawer.id', 'claim_packet.withdrawn_by')
    .select([
      'claim_packet.id',
      'claim_packet.number',
      'claim_packet.level',
      'claim_packet.client_id as clientId',
      'client.name as clientName',
      'claim_packet.carrier_name as carrierName',
      'claim_packet.language',
      'claim_packet.findings',
      'claim_packet.amount',
      'user_account.login as createdBy',
      'claim_packet.created_at as createdAt',
      'claim_packet.mailed_to as mailedTo',
      'claim_packet.mailed_at as mailedAt',
      'claim_packet.withdrawn_at as withdrawnAt',
      'withdrawer.login as withdrawnBy',
    ])
    .where('claim_packet.client_id', 'in', await readableIds(settings, user))
    .where(sql<boolean>`claim_packet.level = any(${packetLevelsOf(user)}::text[])`);
}

/** A packet that the user may see. @throws ProblemError 404, in the same words if it is another client's. */
export async function ownPacket(settings: Settings, user: SignedInUser, id: number): Promise<ClaimPacket> {
  const row = await (await packetsFor(settings, user)).where('claim_packet.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound(noSuchPacket);
  return presentPacket(row);
}

/** A packet as the contract shows it. */
export const presentPacket = (row: PacketRow): ClaimPacket => ({
  ...row,
  language: letterLanguages.find((each) => each === row.language) ?? 'en',
  amount: Number(row.amount),
  createdAt: row.createdAt.toISOString(),
  mailedAt: row.mailedAt?.toISOString() ?? null,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
});
