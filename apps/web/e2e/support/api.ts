import {
  addfilterForKey,
  authenticate,
  clientsShortAFrame,
  type DataRow,
  deleteFilterForKey,
  type Endpoint,
  getAllFilterskeys,
  getRows,
  logout,
  resetDashboardSettings,
} from '@waybill/contract';
import { countedWhereClauses, type UsuallyLeftOut } from '@waybill/model';
import type { z } from 'zod';
import { address } from './house.ts';

export const password = 'Waybill1demo';

/** What the tests ask of the server beside the browser. */
export class Api {
  readonly token: string;

  private constructor(token: string) {
    this.token = token;
  }

  /** Signs in; another session of the same user ends. */
  static async signIn(username: string): Promise<Api> {
    const answer = await send(authenticate, authenticate.path, undefined, {
      username,
      password,
      logOffOtherSessions: true,
    });
    return new Api(authenticate.answer.parse(answer).id_token);
  }

  /** Nobody is signed in as this user any more. */
  static async signOut(username: string): Promise<void> {
    const api = await Api.signIn(username);
    await api.ask(logout);
  }

  /** Calls an endpoint of the contract as this user. */
  async ask<Answer extends z.ZodType>(
    endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, Answer>,
    params: Readonly<Record<string, string | number>> = {},
    body?: unknown,
  ): Promise<z.output<Answer>> {
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    return endpoint.answer.parse(await send(endpoint, path, this.token, body));
  }

  async clients() {
    return clientsShortAFrame.answer.parse(await send(clientsShortAFrame, clientsShortAFrame.path, this.token));
  }

  /** Every row that the Spend page counts of a client and all its children, read by the grid's call. */
  async spendRows(
    clientId: number,
    conditions: readonly string[],
    included: readonly UsuallyLeftOut[] = [],
  ): Promise<readonly DataRow[]> {
    const whereClauses = [...conditions, ...countedWhereClauses(included)];
    const path = getRows.path.replace(':pageName', 'spend');
    const answer = getRows.answer.parse(
      await send(getRows, path, this.token, { clientId, whereClauses, startRow: 0, endRow: 10_000 }),
    );
    if (answer.lastRow !== answer.data.length) throw new Error('The grid answered only a part of the rows');
    return answer.data;
  }

  async saveSetting(key: string, value: string): Promise<void> {
    await send(addfilterForKey, addfilterForKey.path, this.token, { filter_key: key, filter_value: value });
  }

  /** Forgets everything that the user saved. */
  async forgetSettings(): Promise<void> {
    const keys = getAllFilterskeys.answer.parse(await send(getAllFilterskeys, getAllFilterskeys.path, this.token));
    for (const key of keys) {
      await send(deleteFilterForKey, deleteFilterForKey.path.replace(':key', encodeURIComponent(key)), this.token);
    }
    await send(resetDashboardSettings, resetDashboardSettings.path, this.token);
  }
}

async function send(
  { method, name }: Pick<Endpoint, 'method' | 'name'>,
  path: string,
  token?: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      'Tenant-Name': 'default',
      'Tenant-Database': 'default',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
