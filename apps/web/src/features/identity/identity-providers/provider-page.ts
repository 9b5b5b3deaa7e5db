import { type IdentityProvider, listIdentityProviders } from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';
import type { TableQuery } from '../../../ui/table-page/table/table-question.ts';

/** The columns by which the table can be ordered. */
export type ProviderSort = 'name' | 'entityId' | 'enabled';

/** Tenants have a handful of providers, so the server sends all of them and the table is paged here. */
export async function providerPage(
  { search, sort, descending, page, size }: TableQuery<ProviderSort>,
  signal: AbortSignal,
): Promise<{ rows: IdentityProvider[]; total: number }> {
  const all = await call(listIdentityProviders, {}, signal);
  const words = search.toLowerCase().split(/\s+/);
  const found = all.filter(({ name, entityId, emailDomains }) => {
    const text = [name, entityId, ...emailDomains].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const direction = descending === 'true' ? -1 : 1;
  const ordered = found.toSorted((one, other) => direction * String(one[sort]).localeCompare(String(other[sort])));
  return { rows: ordered.slice((page - 1) * size, page * size), total: found.length };
}
