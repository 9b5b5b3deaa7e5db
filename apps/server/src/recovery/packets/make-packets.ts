import {
  type ClaimPacket,
  type Finding,
  type FindingFilters,
  type LetterLanguage,
  mostFindingsOfPacket,
  unfiledStates,
} from '@waybill/contract';
import { inTurn } from '@waybill/db';
import type { FindingsLevel } from '@waybill/model';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { changeFindings } from '../exceptions/change-findings.ts';
import { ownPacket } from './claim-packets.ts';
import { type ClaimedFinding, claimedFindings } from './claimed-findings.ts';
import { numberedPackets } from './numbered-packets.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock' | 'files'>;

interface Asked {
  readonly filters: FindingFilters;
  readonly ids?: readonly string[] | undefined;
  readonly language: LetterLanguage;
  readonly withLines: boolean;
}

const mostPackets = 50;

/**
 * Makes packets of a selection of findings, one for each client and carrier, all or none. Findings with nothing at stake
 * are left out; of all that match the filters, also those that are filed already or cannot be claimed. Findings that
 * nobody has filed are in a packet afterwards.
 * @throws ScopeError 403 for somebody else's client, ProblemError 400 for unknown findings, too many, or nothing to claim.
 */
export async function makePackets(
  services: Context,
  user: SignedInUser,
  level: FindingsLevel,
  asked: Asked,
  signal: AbortSignal,
): Promise<{ packets: ClaimPacket[]; leftOut: number }> {
  const { settings } = services;
  const { claimed, readable } = await claimedFindings(services, user, level, asked, signal);
  const isChosen = asked.ids !== undefined;
  const claimable = claimed.filter(({ finding }) => finding.amount > 0 && (isChosen || isToBeClaimed(finding)));
  const groups = groupsOf(claimable);
  const ids = await inTurn(
    settings,
    'packets',
    () => numberedPackets(services, user, { ...asked, readable, groups }, signal),
    String(user.userId),
  );
  const findings = groups.flatMap((group) => group.map(({ finding }) => finding));
  await markPacked(services, user, level, { filters: asked.filters, findings }, signal);
  const packets: ClaimPacket[] = [];
  for (const id of ids) packets.push(await ownPacket(settings, user, id));
  return { packets, leftOut: claimed.length - claimable.length };
}

/** Findings that nobody has filed yet are in a packet now. */
async function markPacked(
  services: Context,
  user: SignedInUser,
  level: FindingsLevel,
  { filters, findings }: { readonly filters: FindingFilters; readonly findings: readonly Finding[] },
  signal: AbortSignal,
): Promise<void> {
  const ids = findings.filter(({ state }) => state === 'open' || state === 'in_review').map(({ id }) => id);
  if (ids.length > 0) await changeFindings(services, user, level, { filters, ids, state: 'packed' }, signal);
}

/** Whether nobody has filed it and nothing speaks against a claim. */
const isToBeClaimed = ({ state, obstacle }: Finding): boolean => unfiledStates.includes(state) && obstacle === null;

function groupsOf(claimable: readonly ClaimedFinding[]): readonly (readonly ClaimedFinding[])[] {
  if (claimable.length === 0) throw badRequest('Nothing is at stake in these findings: there is nothing to claim.');
  const groups = [...Map.groupBy(claimable, ({ finding }) => `${finding.clientId} ${finding.carrierName}`).values()];
  for (const [first, ...others] of groups) {
    if (first !== undefined && others.length >= mostFindingsOfPacket) {
      const { carrierName } = first.finding;
      throw badRequest(
        `More than ${mostFindingsOfPacket} findings of ${carrierName} would be in one packet. Narrow the filters first.`,
      );
    }
  }
  if (groups.length > mostPackets) {
    throw badRequest(`These findings would make more than ${mostPackets} packets. Narrow the filters first.`);
  }
  return groups;
}
