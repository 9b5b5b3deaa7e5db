import type { Settings } from '@waybill/db';
import { demoWorld } from '../world/demo-world.ts';

/** A place as an operator would set it up; not active, because nobody answers there. */
export async function seedDemoFtpLocations(settings: Settings): Promise<void> {
  const [client] = demoWorld.clients;
  if (client === undefined) return;
  await settings
    .insertInto('ftp_location')
    .values({
      client_id: client.id,
      name: 'UPS billing data',
      protocol: 'sftp',
      host: 'sftp.carrier.example',
      port: 22,
      path: '/out',
      pattern: '*.csv',
      user_name: client.code.toLowerCase(),
      interval_minutes: 360,
      move_to: '/out/done',
      active: false,
    })
    .execute();
}
