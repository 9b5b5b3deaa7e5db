import { buffer } from 'node:stream/consumers';
import type { ClaimPacket } from '@waybill/contract';
import { recordEvent } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { conflict, notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { isWithdrawn, noSuchPacket, ownPacket } from './claim-packets.ts';
import { type PacketFile, PacketFiles, savedAs } from './packet-files.ts';

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Mails both files of a packet; who answers writes to the user.
 * @throws ProblemError 404 for a packet that the user may not see, 409 without a mail server and for a withdrawn packet.
 * @throws MailNotSent
 */
export async function mailPacket(
  { settings, clock, files, mailer }: Pick<Services, 'settings' | 'clock' | 'files' | 'mailer'>,
  user: SignedInUser,
  id: number,
  { to, subject, text }: Letter,
): Promise<ClaimPacket> {
  const packet = await ownPacket(settings, user, id);
  if (packet.withdrawnAt !== null) throw conflict(isWithdrawn);
  if (mailer.toOutbox) {
    throw conflict(
      'The portal has no mail server. Download the files and send them yourself, or ask your administrator to set one.',
    );
  }
  const attached = async (kind: PacketFile) => {
    const found = await new PacketFiles(files).open(id, kind);
    if (found === undefined) throw notFound(noSuchPacket);
    const { fileName: filename, contentType } = savedAs(packet, kind);
    return { filename, contentType, content: await buffer(found.content) };
  };
  const attachments = [await attached('file'), await attached('letter')];
  const { email } = await settings
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', user.userId)
    .executeTakeFirstOrThrow();
  await recordEvent(settings, user, clock(), {
    action: 'claim_packet.mail',
    subject: { id, name: packet.number },
    more: { to, subject },
  });
  await mailer.send({ to, subject, text, replyTo: email, attachments });
  await settings.updateTable('claim_packet').set({ mailed_to: to, mailed_at: clock() }).where('id', '=', id).execute();
  return await ownPacket(settings, user, id);
}
