/** The warehouse's copy of an account of the settings database, to resolve account group and division. */
export interface AccountMirror {
  readonly accountId: number;
  readonly clientId: number;
  readonly carrierId: number;
  readonly accountNumber: string;
  readonly accountGroup: string | null;
  readonly accountDivision: string | null;
  readonly active: boolean;
}
