import { createHmac, randomBytes } from 'node:crypto';
import { webhookSecretPrefix } from '@waybill/contract';

const secretBytes = 32;

/** Where the secret of a webhook is stored, and nowhere else can it be decrypted. */
export const placeOfSecret = 'webhook.secret';

/** A new secret: 256 random bits behind its prefix. */
export const newWebhookSecret = (): string => `${webhookSecretPrefix}${randomBytes(secretBytes).toString('base64')}`;

/** The headers that prove whose a message is and when it was sent (Standard Webhooks 1.0). */
export function signedHeaders(secret: string, messageId: string, body: string, now: Date): Record<string, string> {
  const seconds = String(Math.floor(now.getTime() / 1_000));
  const key = Buffer.from(secret.slice(webhookSecretPrefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${messageId}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': messageId, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
}
