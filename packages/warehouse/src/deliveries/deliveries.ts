import type {
  DeliveryFact,
  DeliveryFileKind,
  DeliveryMoment,
  DeliverySourceKind,
  TrackingStatus,
} from '@waybill/model';

/** A file that tells of deliveries, and whose packages it may complete. */
export interface DeliveriesDescription {
  /** The name of the load in the ledger. */
  readonly source: string;
  readonly kind: DeliveryFileKind;
  /** The file's name, for people. */
  readonly name: string;
  readonly receivedAt: Date;
  readonly tenantId: number;
  /** The clients whose packages it may complete now. */
  readonly clientIds: readonly number[];
  /** Whether it may also complete packages of clients that the tenant gets later. */
  readonly coversLaterClients: boolean;
}

/** What became of the tracking numbers of a file. Each counts in one of the first four. */
export interface DeliveriesOutcome {
  /** At least one package has other delivery facts than before. */
  readonly completed: number;
  /** Their packages knew it already, or know it from a better source. */
  readonly known: number;
  /** No package has the number yet: they wait for its invoice. */
  readonly waiting: number;
  /** There are packages with the number, but they were shipped at another time than the file tells of. */
  readonly misfits: number;
  /** Packages that changed, by the status that they have now. */
  readonly packages: readonly { readonly status: TrackingStatus | null; readonly packages: number }[];
  /** The clients whose packages changed. */
  readonly clientIds: readonly number[];
}

/** A fact of a file with what becomes of it. */
export interface PreviewedDelivery {
  readonly trackingNumber: string;
  readonly outcome: 'completed' | 'known' | 'waiting' | 'misfit';
  /** As the file states them. */
  readonly promised: string | null;
  readonly delivered: string | null;
  readonly carrierStatus: string | null;
  readonly signedBy: string | null;
  /** The tracking status that the package then has; null if it has none, or there is no package. */
  readonly trackingStatus: TrackingStatus | null;
}

/** What a file of deliveries would do. */
export interface DeliveriesPreview extends DeliveriesOutcome {
  readonly first: readonly PreviewedDelivery[];
}

/** What a stored file of deliveries did, and the load that it is published as. */
export interface DeliveriesSummary extends DeliveriesOutcome {
  readonly loadId: number;
}

/**
 * Delivery facts on their way into the warehouse. No load is open beside it. End it with `commit` or `rollback`.
 */
export interface DeliveriesLoad {
  readonly loadId: number;
  add(fact: DeliveryFact): void;
  /** Resolves when the facts so far have reached the disk. */
  drain(): Promise<void>;
  /** What committing would do; stores nothing. Nothing can be added afterwards. */
  preview(): Promise<DeliveriesPreview>;
  /** Stores the facts, completes the packages that are there, and publishes both as one load. */
  commit(): Promise<DeliveriesSummary>;
  /** Forgets the facts. Harmless after `commit`. */
  rollback(): Promise<void>;
}

/** What one source tells of a package. */
export interface DeliverySource {
  readonly kind: DeliverySourceKind;
  /** The name of the file; null if it also tells of clients beyond those that are asked for, and where there is none. */
  readonly name: string | null;
  readonly receivedAt: Date | null;
  readonly promised: DeliveryMoment | null;
  readonly delivered: DeliveryMoment | null;
  readonly carrierStatus: string | null;
  readonly signedBy: string | null;
  readonly leftAt: string | null;
  readonly isExcused: boolean;
  /** Whether the package has its promised day, or its delivery, from here. */
  readonly givesPromise: boolean;
  readonly givesDelivery: boolean;
}
