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

/** The embedded settings database does not open; nothing was changed. */
export class SettingsDamaged extends Error {
  constructor(directory: string, cause: unknown) {
    const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    super(
      `The embedded settings database in ${directory} cannot be opened (${reason}). Its files are damaged, or the disk is full. Free space on the disk; if that does not help, restore a backup.`,
      { cause },
    );
    this.name = 'SettingsDamaged';
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
      'Another Waybill is using the settings database in DATABASE_URL. Only servers that share a warehouse on ClickHouse can share it; stop the other one, or name another database.',
    );
    this.name = 'SettingsInUse';
  }
}
