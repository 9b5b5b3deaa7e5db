/** The settings database was written by a newer Waybill; nothing was changed. */
export class SettingsOfNewerVersion extends Error {
  readonly unknownMigrations: readonly string[];
  constructor(unknownMigrations: readonly string[]) {
    super(
      `The settings database was written by a newer version of Waybill (it knows ${unknownMigrations.join(', ')}). Start that version, or restore a backup.`,
    );
    this.name = 'SettingsOfNewerVersion';
    this.unknownMigrations = unknownMigrations;
  }
}
