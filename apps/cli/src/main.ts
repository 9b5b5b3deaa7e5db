#!/usr/bin/env node
import { stderr } from 'node:process';
import { Command, CommanderError } from 'commander';
import { agreementCommand } from './agreement/agreement-command.ts';
import { backupCommand } from './backup/backup-command.ts';
import { restoreCommand } from './backup/restore-command.ts';
import { chargesCommand } from './charges/charges-command.ts';
import { compactCommand } from './compact/compact-command.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import { exitCodes } from './exit-codes.ts';
import { exportCommand } from './export/export-command.ts';
import { describeFailure, exitCodeOf } from './failures.ts';
import { mailInCommand, watchCommand } from './fetch/fetch-commands.ts';
import { layoutsCommand } from './layouts/layouts-command.ts';
import { loadCommand } from './load/load-command.ts';
import { maintenanceCommand } from './maintenance/maintenance-command.ts';
import { mcpCommand } from './mcp/mcp-command.ts';
import { migrateCommand } from './migrate/migrate-command.ts';
import { ratesCommand } from './rates/rates-command.ts';
import { rulesCommand } from './rules/rules-command.ts';
import { tenantCommand } from './tenant/tenant-command.ts';
import { undoCommand } from './undo/undo-command.ts';
import { userCommand } from './user/user-command.ts';
import { warehouseCommand } from './warehouse/warehouse-command.ts';

const program = new Command('waybill')
  .description('Manages a Waybill installation through its data directory (WAYBILL_DATA, default ./data).')
  .exitOverride()
  .showHelpAfterError('(waybill --help tells more)');
loadCommand(program);
mailInCommand(program);
watchCommand(program);
undoCommand(program);
ratesCommand(program);
chargesCommand(program);
layoutsCommand(program);
rulesCommand(program);
agreementCommand(program);
maintenanceCommand(program);
exportCommand(program);
mcpCommand(program);
userCommand(program);
tenantCommand(program);
doctorCommand(program);
backupCommand(program);
restoreCommand(program);
migrateCommand(program);
compactCommand(program);
warehouseCommand(program);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : exitCodes.usage;
  else {
    stderr.write(`${describeFailure(error)}\n`);
    process.exitCode = exitCodeOf(error);
  }
}
