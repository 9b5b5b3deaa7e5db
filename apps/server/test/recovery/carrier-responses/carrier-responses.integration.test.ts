import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addCarrierResponse,
  captchaFileDetails,
  deleteCarrierResponse,
  downloadCaptchaFile,
  largestCarrierResponse,
  listCarrierResponses,
  listResponsesOfPackages,
  listTrackingExceptions,
} from '@waybill/contract';
import { House, neighbour, today } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 255]);
const answerOfFedEx = 'Your claim 4711 is denied: weather – délai.';

describe('what carriers answered to claims', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const days = { from: '2025-01-01', to: today };
  const { body: findings } = await admin.call(listTrackingExceptions, { query: { ...days, clientId: 1001, size: 25 } });
  const finding = findings.rows.find(({ clientId }) => clientId === 1001);
  const claim = { clientId: 1001, trackingNumber: finding?.trackingNumber, outcome: 'denied', gsrReasons: 'Weather' };
  const add = (more: object) => admin.call(addCarrierResponse, { body: { ...claim, fileName: 'a.png', ...more } });

  it('is kept with its file, and comes back byte by byte to users who may read the client', async () => {
    const image = await add({ fileName: 'prüf/ung.png', content: png.toString('base64') });
    expect(image.status, image.text).toBe(200);
    expect(image.body).toMatchObject({
      outcome: 'denied',
      gsrReasons: 'Weather',
      contentType: 'image/png',
      isText: false,
    });
    const text = await add({
      outcome: 'adjusted',
      fileName: 'fedex.txt',
      content: Buffer.from(answerOfFedEx).toString('base64'),
    });
    expect(text.body).toMatchObject({ outcome: 'adjusted', contentType: 'text/plain', isText: true });

    const shipper = await house.as('shipper');
    const { body: details } = await shipper.call(captchaFileDetails, { params: { id: image.body.id } });
    expect(details).toEqual({ contentType: 'image/png', fileName: 'prüf_ung.png' });
    const file = await fetch(new URL(`/aiparcelweb/api/captcha/downloadFile/${image.body.id}`, house.address), {
      headers: { authorization: `Bearer ${shipper.token}` },
    });
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await file.arrayBuffer()).equals(png)).toBe(true);
    const shown = await shipper.call(downloadCaptchaFile, { params: { id: text.body.id } });
    expect(shown.text).toBe(answerOfFedEx);

    const query = { clientId: 1001, trackingNumber: String(claim.trackingNumber) };
    expect((await shipper.call(listCarrierResponses, { query })).body).toEqual([text.body, image.body]);
    const { body: again } = await admin.call(listTrackingExceptions, { query: { ...days, clientId: 1001, size: 25 } });
    expect(again.rows.find(({ id }) => id === finding?.id)?.responses).toEqual([text.body, image.body]);
  });

  it('is answered for many packages at once, the newest of each, for holders of DOWNLOAD_CAPTCHA', async () => {
    const trackingNumber = String(claim.trackingNumber);
    const ask = { body: { clientIds: [1001], trackingNumbers: [trackingNumber, '1ZNOSUCH'] } };
    const shipper = await house.as('shipper');
    const { body: answers } = await shipper.call(listResponsesOfPackages, ask);
    expect(answers).toEqual([
      {
        clientId: 1001,
        trackingNumber,
        carrierName: finding?.carrierName,
        response: expect.objectContaining({ outcome: 'adjusted' }),
      },
    ]);
    const [own] = answers;
    await house.settings
      .insertInto('carrier_response')
      .values({
        client_id: 1002,
        carrier_name: String(finding?.carrierName),
        tracking_number: trackingNumber,
        outcome: 'credited',
        gsr_reasons: '',
        file_name: 'b.txt',
        content_type: 'text/plain',
        bytes: 1,
        uploaded_at: new Date('2100-01-01'),
      })
      .execute();
    const ofFamily = { body: { ...ask.body, clientIds: [1001, 1002] } };
    const { body: both } = await shipper.call(listResponsesOfPackages, ofFamily);
    expect(both.map(({ clientId, response }) => [clientId, response.outcome])).toEqual([
      [1002, 'credited'],
      [1001, own?.response.outcome],
    ]);
    await house.settings.deleteFrom('carrier_response').where('client_id', '=', 1002).execute();
    const other = await house.as(neighbour.login, neighbour.tenant);
    expect((await other.call(listResponsesOfPackages, ask)).body).toEqual([]);
    const elsewhere = { body: { ...ask.body, clientIds: [1002] } };
    expect((await shipper.call(listResponsesOfPackages, elsewhere)).body).toEqual([]);
    const guest = await house.as('guest');
    expect((await guest.call(listResponsesOfPackages, ask)).status).toBe(403);
  });

  it('is written into the audit log', async () => {
    const logged = await house.settings
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'carrier_response.add')
      .execute();
    expect(logged.map(({ details }) => JSON.parse(details))).toMatchObject([
      { outcome: 'denied', contentType: 'image/png', bytes: png.length },
      { outcome: 'adjusted', contentType: 'text/plain' },
    ]);
  });

  it('is nobody else’s: no such file, in the same words as for none', async () => {
    const other = await house.as(neighbour.login, neighbour.tenant);
    const kept = await house.settings.selectFrom('carrier_response').select('id').execute();
    for (const id of [kept[0]?.id ?? 0, 999_999]) {
      const answers = [
        await other.call(downloadCaptchaFile, { params: { id } }),
        await other.call(captchaFileDetails, { params: { id } }),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(404);
        expect(body).toMatchObject({ detail: 'No such file found!.' });
      }
    }
    const query = { clientId: 1001, trackingNumber: String(claim.trackingNumber) };
    expect((await other.call(listCarrierResponses, { query })).status).toBe(403);
    const foreign = await other.call(addCarrierResponse, {
      body: { ...claim, fileName: 'a.png', content: png.toString('base64') },
    });
    expect(foreign.status).toBe(403);
  });

  it.each([
    [
      'a file of another kind, whatever its name',
      { content: Buffer.from([0x4d, 0x5a, 0, 1]).toString('base64') },
      'content',
    ],
    ['a page of a browser', { content: Buffer.from('\u0000<html>').toString('base64') }, 'content'],
    [
      'a file that is too large',
      { content: Buffer.alloc(largestCarrierResponse + 1, 'a').toString('base64') },
      'content',
    ],
    ['what is no Base64', { content: '????' }, 'content'],
    [
      'a package that the client does not have',
      { trackingNumber: '1Z0000', content: png.toString('base64') },
      'trackingNumber',
    ],
    ['a decision that is none', { outcome: 'maybe', content: png.toString('base64') }, 'outcome'],
  ])('refuses %s, and keeps nothing of it', async (_case, more, field) => {
    const before = await readdir(join(house.dataDirectory, 'carrier-responses'));
    const { status, body } = await add(more);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field }] });
    expect(await readdir(join(house.dataDirectory, 'carrier-responses'))).toEqual(before);
  });

  it('says that the file is gone when it is', async () => {
    await house.settings
      .insertInto('carrier_response')
      .values({
        client_id: 1001,
        carrier_name: 'UPS',
        tracking_number: '1ZGONE',
        outcome: 'credited',
        gsr_reasons: '',
        file_name: 'gone.png',
        content_type: 'image/png',
        bytes: 1,
        uploaded_by: null,
        uploaded_at: new Date(),
      })
      .execute();
    const { id } = await house.settings
      .selectFrom('carrier_response')
      .select('id')
      .where('tracking_number', '=', '1ZGONE')
      .executeTakeFirstOrThrow();
    const { status, body } = await admin.call(downloadCaptchaFile, { params: { id } });
    expect(status).toBe(404);
    expect(body).toMatchObject({ detail: 'No such file found!.' });
  });

  it('is deleted with its file by users who may attach one, and the audit log records it', async () => {
    const { body: kept } = await add({ fileName: 'mistake.png', content: png.toString('base64') });
    const files = () => readdir(join(house.dataDirectory, 'carrier-responses'));
    expect(await files()).toContain(String(kept.id));
    const params = { id: kept.id };
    const other = await house.as(neighbour.login, neighbour.tenant);
    const shipper = await house.as('shipper');
    expect((await shipper.call(deleteCarrierResponse, { params })).status).toBe(403);
    expect((await other.call(deleteCarrierResponse, { params })).status).toBeGreaterThanOrEqual(403);
    expect(await files()).toContain(String(kept.id));

    expect((await admin.call(deleteCarrierResponse, { params })).status).toBe(200);
    expect(await files()).not.toContain(String(kept.id));
    expect((await admin.call(captchaFileDetails, { params })).status).toBe(404);
    const query = { clientId: 1001, trackingNumber: String(claim.trackingNumber) };
    const { body: left } = await admin.call(listCarrierResponses, { query });
    expect(left.map(({ id }) => id)).not.toContain(kept.id);
    const again = await admin.call(deleteCarrierResponse, { params });
    expect(again.status).toBe(404);
    expect(again.body).toMatchObject({ detail: 'No such file found!.' });
    const logged = await house.settings
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'carrier_response.delete')
      .execute();
    expect(logged.map(({ details }) => JSON.parse(details))).toMatchObject([
      { fileName: 'mistake.png', outcome: 'denied', contentType: 'image/png' },
    ]);
  });

  it('is for holders of the permissions', async () => {
    const guest = await house.as('guest');
    expect((await guest.call(downloadCaptchaFile, { params: { id: 1 } })).status).toBe(403);
    const shipper = await house.as('shipper');
    const mine = await shipper.call(addCarrierResponse, {
      body: { ...claim, fileName: 'a.png', content: png.toString('base64') },
    });
    expect(mine.status).toBe(403);
  });
});
