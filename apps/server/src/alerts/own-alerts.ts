import type { Alert, AlertRule, BackTest, SavedAlert } from '@waybill/contract';
import { mostAlerts } from '@waybill/contract';
import { lockUser, type Transaction } from '@waybill/db';
import { findAlertFigure, findFilterDimension, type PageFilters } from '@waybill/model';
import { changesBetween } from '../identity/audit/changes-between.ts';
import { writeAudit } from '../identity/audit/write-audit.ts';
import type { SignedInUser } from '../platform/http/signed-in-user.ts';
import { badRequest, forbidden } from '../platform/problems.ts';
import type { Services } from '../platform/services.ts';
import { possibleReaders } from './alert-readers.ts';
import { lostRight, questionOf } from './alert-rights.ts';
import type { Found } from './find/alert-question.ts';
import { findEvents } from './find/find-events.ts';
import { ownAlert, ownAlerts, presentAlerts, type StoredAlert, soughtBy } from './stored-alerts.ts';

type AlertServices = Pick<Services, 'settings' | 'warehouse' | 'files' | 'clock'>;

interface Sought {
  readonly clientId: number;
  readonly rule: AlertRule;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** What users can do with alerts of their own. */
export class OwnAlerts {
  readonly #services: AlertServices;

  constructor(services: AlertServices) {
    this.#services = services;
  }

  async list(user: SignedInUser): Promise<Alert[]> {
    const { settings } = this.#services;
    return presentAlerts(settings, await ownAlerts(settings, user.userId));
  }

  /** When an alert would have told. @throws ProblemError 400, 403 as `add` does. */
  async backTest(user: SignedInUser, sought: Sought): Promise<BackTest> {
    const { events, weeks, ...found } = await this.#find(user, sought);
    return { ...found, events: [...events], weeks: [...weeks] };
  }

  /**
   * Adds an alert. What it finds already is known and never told.
   * @throws ProblemError 400 for figures, filters or recipients that it cannot have, and beyond fifty; 403 for data that
   * the user may not read.
   */
  async add(user: SignedInUser, wanted: SavedAlert): Promise<Alert> {
    const { settings, clock } = this.#services;
    const found = await this.#checked(user, wanted);
    const id = await settings.transaction().execute(async (transaction) => {
      await lockUser(transaction, user.userId);
      if ((await ownAlerts(transaction, user.userId)).length >= mostAlerts)
        throw badRequest(`You have ${mostAlerts} alerts. Delete one to add another.`);
      const made = await transaction
        .insertInto('alert')
        .values({ ...columnsOf(wanted), user_id: user.userId, created_at: clock() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await this.#know(transaction, made.id, wanted, found);
      await this.#record(transaction, user, 'create', undefined, await ownAlert(transaction, user.userId, made.id));
      return made.id;
    });
    return this.#present(user, id);
  }

  /** Changes an alert, which resumes one that had stopped. Throws as `add` does. */
  async change(user: SignedInUser, id: number, wanted: SavedAlert): Promise<Alert> {
    const { settings } = this.#services;
    await ownAlert(settings, user.userId, id);
    const found = await this.#checked(user, wanted);
    await settings.transaction().execute(async (transaction) => {
      const before = await ownAlert(transaction, user.userId, id);
      await transaction
        .updateTable('alert')
        .set({ ...columnsOf(wanted), stopped_for: null, active: before.active || before.stopped_for !== null })
        .where('id', '=', id)
        .execute();
      const isSame =
        JSON.stringify(soughtBy(before)) ===
        JSON.stringify({ clientId: wanted.clientId, rule: wanted.rule, filters: wanted.filters });
      await this.#know(transaction, id, wanted, isSame ? undefined : found);
      await this.#record(transaction, user, 'update', before, await ownAlert(transaction, user.userId, id));
    });
    return this.#present(user, id);
  }

  /** Pauses, resumes or snoozes an alert. @throws ProblemError 400 for resuming one whose data the user may not read. */
  async setState(
    user: SignedInUser,
    id: number,
    { active, snoozedUntil }: { readonly active: boolean; readonly snoozedUntil: string | null },
  ): Promise<Alert> {
    const { settings } = this.#services;
    const stored = await ownAlert(settings, user.userId, id);
    if (active) await this.#assertReadable(user, soughtBy(stored));
    await settings.transaction().execute(async (transaction) => {
      const before = await ownAlert(transaction, user.userId, id);
      await transaction
        .updateTable('alert')
        .set({ active, snoozed_until: snoozedUntil, ...(active ? { stopped_for: null } : {}) })
        .where('id', '=', id)
        .execute();
      const verb = before.active === active ? 'snooze' : active ? 'resume' : 'pause';
      await this.#record(transaction, user, verb, before, await ownAlert(transaction, user.userId, id));
    });
    return this.#present(user, id);
  }

  async remove(user: SignedInUser, id: number): Promise<void> {
    await this.#services.settings.transaction().execute(async (transaction) => {
      const before = await ownAlert(transaction, user.userId, id);
      await transaction.deleteFrom('alert').where('id', '=', id).execute();
      await this.#record(transaction, user, 'delete', before, undefined);
    });
  }

  async #present(user: SignedInUser, id: number): Promise<Alert> {
    const { settings } = this.#services;
    const [alert] = await presentAlerts(settings, [await ownAlert(settings, user.userId, id)]);
    if (alert === undefined) throw new Error('An alert is presented.');
    return alert;
  }

  async #checked(user: SignedInUser, wanted: SavedAlert): Promise<Found> {
    const found = await this.#find(user, wanted);
    const { recipientIds, clientId, rule } = wanted;
    if (recipientIds.length > 0) {
      const possible = await possibleReaders(this.#services.settings, user, { clientId, kind: rule.kind });
      const known = new Set(possible.map(({ id }) => id));
      if (!recipientIds.every((id) => known.has(id))) {
        const message = 'One of the recipients may not read this data. Choose from the colleagues offered.';
        throw badRequest(message, [{ field: 'recipientIds', message }]);
      }
    }
    return found;
  }

  async #find(user: SignedInUser, sought: Sought): Promise<Found> {
    await this.#assertReadable(user, sought);
    const { clientId, rule } = sought;
    return findEvents(
      this.#services,
      await questionOf(this.#services, user, { clientId, rule, filters: checkedFilters(sought) }),
    );
  }

  async #assertReadable(user: SignedInUser, { clientId, rule: { kind } }: Sought): Promise<void> {
    const lost = await lostRight(this.#services.settings, user, { clientId, kind });
    if (lost === 'client') throw forbidden('You do not have access to this client.');
    if (lost === 'permission') throw forbidden('You do not have the permission for the data of this alert.');
  }

  /** Stores who is told as well and, for something new to look for, what is there already. */
  async #know(transaction: Transaction, id: number, wanted: SavedAlert, found: Found | undefined): Promise<void> {
    await transaction.deleteFrom('alert_reader').where('alert_id', '=', id).execute();
    const readers = [...new Set(wanted.recipientIds)].map((userId) => ({ alert_id: id, user_id: userId }));
    if (readers.length > 0) await transaction.insertInto('alert_reader').values(readers).execute();
    if (found === undefined) return;
    await transaction.deleteFrom('alert_fact').where('alert_id', '=', id).execute();
    const now = this.#services.clock();
    const facts = found.events.map((event) => ({
      alert_id: id,
      fact_key: event.key,
      details: JSON.stringify(event),
      tells: false,
      found_at: now,
      recovered_at: event.over ? now : null,
    }));
    if (facts.length > 0) await transaction.insertInto('alert_fact').values(facts).execute();
  }

  async #record(
    transaction: Transaction,
    user: SignedInUser,
    verb: string,
    before: StoredAlert | undefined,
    after: StoredAlert | undefined,
  ): Promise<void> {
    const { id, name } = after ?? before ?? { id: 0, name: '' };
    await writeAudit(transaction, user, this.#services.clock(), {
      action: `alert.${verb}`,
      subject: { id, name },
      changes: changesBetween(audited(before), audited(after)),
    });
  }
}

const columnsOf = ({ name, clientId, template, rule, filters, byMail, inPortal, byWebhook }: SavedAlert) => ({
  name: name.trim(),
  client_id: clientId,
  template,
  rule: JSON.stringify(rule),
  filters: JSON.stringify(filters),
  by_mail: byMail,
  in_portal: inPortal,
  by_webhook: byWebhook,
});

const audited = (alert: StoredAlert | undefined): Readonly<Record<string, unknown>> =>
  alert === undefined
    ? {}
    : {
        name: alert.name,
        client: alert.client_id,
        rule: alert.rule,
        filters: alert.filters,
        byMail: alert.by_mail,
        inPortal: alert.in_portal,
        byWebhook: alert.by_webhook,
        active: alert.active,
        snoozedUntil: alert.snoozed_until,
      };

/** The filters that the rows of a rule can have. Ledgers and claims are not filtered, and chosen rows have their own. */
function checkedFilters({ rule, filters }: Sought): PageFilters {
  const names = Object.entries(filters).flatMap(([name, values]) => (values.length === 0 ? [] : [name]));
  const table = tableOf(rule);
  if (names.length > 0 && table === undefined) throw badRequest('This alert has no filters.');
  for (const name of names) {
    const dimension = findFilterDimension(name);
    const isKnown = dimension !== undefined && !(table === 'package_level_info' && isOfCharges(name));
    if (!isKnown) throw badRequest(`This alert cannot be filtered by ${name}.`);
  }
  return filters;
}

const isOfCharges = (name: string): boolean => name === 'credit_type' || name === 'accessorial';

function tableOf(rule: AlertRule): string | undefined {
  if (rule.kind === 'newCharge') return 'charge_level_info';
  if (rule.kind !== 'band' && rule.kind !== 'limit') return undefined;
  if (rule.rows !== undefined) return undefined;
  const figure = findAlertFigure(rule.figure);
  if (figure === undefined) throw badRequest('There is no figure of that name.');
  return figure.tables[0];
}
