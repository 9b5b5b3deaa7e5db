import { mapProvider } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const embedUrl = 'https://maps.example/embed?q={address}';

describe('the maps service', async () => {
  const [own, chosen] = await Promise.all([House.open(), House.open({ mapEmbedUrl: embedUrl })]);
  afterAll(() => Promise.all([own.close(), chosen.close()]));

  it('is none unless the operator chose one, and then nothing may stand in a frame', async () => {
    const shipper = await own.as('shipper');
    expect((await shipper.call(mapProvider, {})).body).toEqual({ embedUrl: null });
    const { headers } = await fetch(`${own.address}/healthz`);
    expect(headers.get('content-security-policy')).toContain("frame-src 'none'");
  });

  it('is sent to signed-in users, and is the only page that may be framed', async () => {
    const shipper = await chosen.as('shipper');
    expect((await shipper.call(mapProvider, {})).body).toEqual({ embedUrl });
    const { headers } = await fetch(`${chosen.address}/healthz`);
    expect(headers.get('content-security-policy')).toContain('frame-src https://maps.example');
    expect((await chosen.anyone.call(mapProvider, {})).status).toBe(401);
  });
});
