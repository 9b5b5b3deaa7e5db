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

/** A backup can only be restored into an empty settings database; nothing was changed. */
export class SettingsNotEmpty extends Error {
  constructor() {
    super('The settings database is not empty. Create a new one, and name it in DATABASE_URL.');
    this.name = 'SettingsNotEmpty';
  }
}

/** The right to change the warehouse was lost with the connection to the settings database; another process may have it. */
export class WriterTurnLost extends Error {
  constructor(options: ErrorOptions) {
    super('The connection to the settings database broke while the warehouse was changed. Try again.', options);
    this.name = 'WriterTurnLost';
  }
}

/** Another Waybill works on this settings database; nothing was changed. */
export class SettingsInUse extends Error {
  constructor() {
    super(
      'Another Waybill works on the settings database in DATABASE_URL. Only servers that share a warehouse on ClickHouse can share it; stop the other one, or name another database.',
    );
    this.name = 'SettingsInUse';
  }
}
