import type {
  DeliveryFact,
  DeliveryFileKind,
  DeliveryMoment,
  DeliverySourceKind,
  ReferenceFields,
  TrackingStatus,
} from '@waybill/model';
import type { OwnPromises } from '../ledger/own-promises.ts';

/** Packages of these clients that were shipped in these days, both included. */
export interface ShippedPackages {
  readonly clientIds: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** A delivery file, and whose packages it may apply to. */
export interface DeliveriesDescription {
  /** The name of the load in the ledger. */
  readonly source: string;
  readonly kind: DeliveryFileKind;
  /** The file's name, for people. */
  readonly name: string;
  readonly receivedAt: Date;
  readonly tenantId: number;
  /** The clients to whose packages it applies now. */
  readonly clientIds: readonly number[];
  /** Whether it also applies to clients that the tenant adds later. */
  readonly coversLaterClients: boolean;
  /** Default: nobody has any. */
  readonly ownPromises?: readonly OwnPromises[];
}

/** The results for the tracking numbers, or references, of a file. Each counts in one of the first four. */
export interface DeliveriesOutcome {
  /** At least one package has another delivery, or other reference fields, than before. */
  readonly completed: number;
  /** Already known for their packages, or known from a better source. */
  readonly known: number;
  /** No package has the number yet: they are waiting for its invoice. */
  readonly waiting: number;
  /** There are packages with the number, but they were shipped at another time. */
  readonly misfits: number;
  /** Packages that changed, by their new status. */
  readonly packages: readonly { readonly status: TrackingStatus | null; readonly packages: number }[];
  /** The clients whose packages changed. */
  readonly clientIds: readonly number[];
}

/** A fact of a file with its result. */
export interface PreviewedDelivery {
  /** Empty if the line names the package by `reference`. */
  readonly trackingNumber: string;
  readonly reference: string | null;
  readonly fields: ReferenceFields;
  readonly outcome: 'completed' | 'known' | 'waiting' | 'misfit';
  /** As the file states them. */
  readonly promised: string | null;
  readonly delivered: string | null;
  readonly carrierStatus: string | null;
  readonly signedBy: string | null;
  /** The tracking status that the package then has; null if it has none, or if there is no package. */
  readonly trackingStatus: TrackingStatus | null;
}

/** What a delivery file would do. */
export interface DeliveriesPreview extends DeliveriesOutcome {
  readonly first: readonly PreviewedDelivery[];
}

/** The result of a stored delivery file, and the load under which it is published. */
export interface DeliveriesSummary extends DeliveriesOutcome {
  readonly loadId: number;
}

/** A load of delivery facts. No other load is open at the same time. End it with `commit` or `rollback`. */
export interface DeliveriesLoad {
  readonly loadId: number;
  add(fact: DeliveryFact): void;
  /** Resolves when the facts so far have reached the disk. */
  drain(): Promise<void>;
  /** What a commit would do; stores nothing. Nothing can be added afterwards. */
  preview(): Promise<DeliveriesPreview>;
  /** Stores the facts, applies them to the existing packages, and publishes both as one load. */
  commit(): Promise<DeliveriesSummary>;
  /** Discards the facts. Has no effect after `commit`. */
  rollback(): Promise<void>;
}

/** What one source states about a package. */
export interface DeliverySource {
  readonly kind: DeliverySourceKind;
  /** The name of the file; null if there is none, or if it also contains clients other than those requested. */
  readonly name: string | null;
  readonly receivedAt: Date | null;
  readonly promised: DeliveryMoment | null;
  readonly delivered: DeliveryMoment | null;
  readonly carrierStatus: string | null;
  readonly signedBy: string | null;
  readonly leftAt: string | null;
  readonly isExcused: boolean;
  /** Whether the package's promised day, or its delivery, comes from this source. */
  readonly givesPromise: boolean;
  readonly givesDelivery: boolean;
}
