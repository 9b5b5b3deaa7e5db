import { at, idOf, type Owner, writeOwnFile } from './owner.ts';

/** A finding of a package with a note, and the carrier's answer. */
export async function addFindings(
  { house, user, clientId, mark }: Owner,
  { trackingNumber, invoiceNumber }: { readonly trackingNumber: string; readonly invoiceNumber: string },
) {
  const { settings } = house;
  const finding = mark.padEnd(32, '0').replaceAll(/[^0-9a-f]/g, 'a');
  await settings
    .insertInto('exception_finding')
    .values({
      id: finding,
      client_id: clientId,
      rule: 'late',
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

  return { finding, carrierResponse };
}
