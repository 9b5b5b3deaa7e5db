import { at, idOf, type Owner, writeOwnFile } from './owner.ts';

/** A finding with a note and its change, its packet, a decision about a credit, and the carrier's answer. */
export async function addFindings(
  { house, user, tenantId, clientId, mark }: Owner,
  { trackingNumber, invoiceNumber }: { readonly trackingNumber: string; readonly invoiceNumber: string },
) {
  const { settings } = house;
  const finding = mark.padEnd(32, '0').replaceAll(/[^0-9a-f]/g, 'a');
  await settings
    .insertInto('exception_finding')
    .values({
      id: finding,
      client_id: clientId,
      rule: 'late_guaranteed',
      carrier_name: 'UPS',
      tracking_number: trackingNumber,
      invoice_number: invoiceNumber,
      amount: '1.00',
      state: 'open',
      note: mark,
      owner_id: user,
      changed_by: user,
      changed_at: at,
    })
    .execute();
  const findingChange = `change ${mark}`;
  const noted = {
    state: 'open',
    note: mark,
    claim_reference: '',
    claimed_on: null,
    claim_channel: '',
    claimed_amount: null,
    reason: '',
    owner_id: user,
  };
  await settings
    .insertInto('exception_finding_change')
    .values({
      change_id: findingChange,
      finding_id: finding,
      client_id: clientId,
      before: JSON.stringify({ ...noted, note: '' }),
      after: JSON.stringify(noted),
      changed_by: user,
      changed_at: at,
    })
    .execute();
  const findingFile = await idOf(
    settings
      .insertInto('finding_file')
      .values({
        finding_id: finding,
        client_id: clientId,
        level: 'tracking',
        file_name: `${mark}.txt`,
        content_type: 'text/plain',
        bytes: 1,
        uploaded_by: user,
        uploaded_at: at,
      })
      .returning('id'),
  );
  await writeOwnFile(house, `finding-files/${findingFile}`, mark);
  await settings
    .insertInto('credit_decision')
    .values({
      credit_key: finding,
      finding_id: finding,
      client_id: clientId,
      kind: 'none',
      cents: 0,
      decided_by: user,
      decided_at: at,
    })
    .execute();
  const carrierResponse = await idOf(
    settings
      .insertInto('carrier_response')
      .values({
        client_id: clientId,
        carrier_name: 'UPS',
        tracking_number: trackingNumber,
        outcome: 'denied',
        gsr_reasons: mark,
        file_name: `${mark}.pdf`,
        content_type: 'application/pdf',
        bytes: 1,
        uploaded_by: user,
        uploaded_at: at,
      })
      .returning('id'),
  );
  await writeOwnFile(house, `carrier-responses/${carrierResponse}`, mark);

  await settings
    .insertInto('claim_deadline_notice')
    .values({ user_id: user, whose: 'all', by_mail: true, in_portal: true, weekday: 1, hour: 8, time_zone: mark })
    .execute();
  await settings
    .insertInto('claim_deadline_reader')
    .values({ user_id: user, reader_id: user, since: at, expired_before: '2026-01-01' })
    .execute();

  const claimPacket = await idOf(
    settings
      .insertInto('claim_packet')
      .values({
        tenant_id: tenantId,
        client_id: clientId,
        number: mark,
        level: 'tracking',
        carrier_name: 'UPS',
        language: 'en',
        findings: 1,
        amount: '1.00',
        created_by: user,
        created_at: at,
      })
      .returning('id'),
  );
  await settings
    .insertInto('claim_packet_finding')
    .values({ packet_id: claimPacket, finding_id: finding, amount: '1.00' })
    .execute();
  await writeOwnFile(house, `claim-packets/${claimPacket}.csv`, mark);
  await writeOwnFile(house, `claim-packets/${claimPacket}.pdf`, mark);

  return { finding, findingChange, findingFile, claimPacket, carrierResponse };
}
