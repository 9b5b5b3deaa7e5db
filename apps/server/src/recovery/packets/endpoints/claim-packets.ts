import {
  downloadClaimFile,
  downloadClaimLetter,
  getClaimPacket,
  listClaimPackets,
  mailClaimPacket,
  makeChargePackets,
  makeClaimPackets,
  makeTrackingPackets,
  packetsOfFinding,
  withdrawClaimPacket,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { carriersOf } from '../../../organisation/carriers/carriers-of.ts';
import { sendFile } from '../../../platform/files/send-file.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import { notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { noSuchPacket, ownPacket, type PacketRow, packetsFor, presentPacket } from '../claim-packets.ts';
import { mailPacket } from '../mail-packet.ts';
import { makePackets } from '../make-packets.ts';
import { PacketFiles, savedAs } from '../packet-files.ts';
import { withdrawPacket } from '../withdraw-packet.ts';

/** Making claim packets, finding them again, and sending them. */
export function claimPacketRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  const files = new PacketFiles(services.files);

  route(app, makeTrackingPackets, ({ body, user, reply }) =>
    makePackets(services, user, 'tracking', body, callSignal(reply)),
  );
  route(app, makeChargePackets, ({ body, user, reply }) =>
    makePackets(services, user, 'charge', body, callSignal(reply)),
  );
  route(app, makeClaimPackets, ({ body, user, reply }) => makePackets(services, user, 'all', body, callSignal(reply)));

  route(app, listClaimPackets, async ({ query, user }) => {
    const { clientId, carrierId, ...asked } = query;
    let packets = await packetsFor(settings, user);
    if (clientId !== undefined) packets = packets.where('claim_packet.client_id', '=', clientId);
    if (carrierId !== undefined) {
      const named = carriersOf(settings, user.tenantId).select('carrier.name').where('carrier.id', '=', carrierId);
      packets = packets.where('claim_packet.carrier_name', 'in', named);
    }
    const searched = ['number', 'clientName', 'carrierName'] as const;
    const { rows, total } = await tablePage<PacketRow>(settings, packets, asked, { searched, unique: 'id' });
    return { rows: rows.map(presentPacket), total };
  });
  route(app, getClaimPacket, ({ params, user }) => ownPacket(settings, user, params.id));
  route(app, packetsOfFinding, async ({ params, user }) => {
    const rows = await (await packetsFor(settings, user))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('claim_packet_finding')
            .select('claim_packet_finding.packet_id')
            .whereRef('claim_packet_finding.packet_id', '=', 'claim_packet.id')
            .where('claim_packet_finding.finding_id', '=', params.findingId),
        ),
      )
      .orderBy('claim_packet.id', 'desc')
      .execute();
    return rows.map(presentPacket);
  });

  for (const [endpoint, kind] of [[downloadClaimFile, 'file'] as const, [downloadClaimLetter, 'letter'] as const]) {
    route(app, endpoint, async ({ params, user, reply }) => {
      const packet = await ownPacket(settings, user, params.id);
      const found = await files.open(packet.id, kind);
      if (found === undefined) throw notFound(noSuchPacket);
      return sendFile(reply, found, savedAs(packet, kind));
    });
  }
  route(app, mailClaimPacket, ({ params, body, user }) => mailPacket(services, user, params.id, body));
  route(app, withdrawClaimPacket, async ({ params, user }) => {
    await withdrawPacket(services, user, params.id);
    return { message: 'Withdrawn.' };
  });
}
