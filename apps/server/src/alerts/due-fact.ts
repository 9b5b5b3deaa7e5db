import type { AlertEvent } from '@waybill/contract';

/** A fact to tell, or that it holds no longer. */
export interface DueFact {
  readonly id: number;
  readonly alertId: number;
  readonly userId: number;
  readonly name: string;
  readonly clientName: string;
  readonly inPortal: boolean;
  readonly byMail: boolean;
  readonly byWebhook: boolean;
  readonly clientId: number;
  readonly tenantId: number;
  readonly event: AlertEvent;
  readonly isRecovery: boolean;
}
