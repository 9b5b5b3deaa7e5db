import type { Generated } from 'kysely';

export type ClassificationStatus = 'applying' | 'applied' | 'undoing' | 'undone' | 'failed';

/** A tenant's classification of charges with one name, from a bill date on, and the stored charges that it changed. */
export interface ChargeClassificationTable {
  id: Generated<number>;
  tenant_id: number;
  carrier_id: number;
  carrier_name: string;
  description: string | null;
  code: string | null;
  /** `YYYY-MM-DD` */
  valid_from: string;
  family: string;
  accessorial_group: string | null;
  meaning: string;
  status: ClassificationStatus;
  charges: number;
  packages: number;
  net_usd: string;
  created_at: Date;
  created_by: number | null;
}
