const key = 'waybill.tenant';

/** The tenant of users who name none when they sign in. */
const usualTenant = 'default';

/** The tenant that was named on this device; empty when none was. */
export const rememberedTenant = (): string => localStorage.getItem(key) ?? '';

/** Remembers on this device which tenant the calls before sign-in mean; nothing: the usual one. */
export function rememberTenant(name: string): void {
  const plain = plainTenant(name);
  if (plain === '') localStorage.removeItem(key);
  else localStorage.setItem(key, plain);
}

/** A tenant's name as it is stored, however somebody typed it. */
export const plainTenant = (name: string): string => name.trim().toLowerCase();

/** The headers that say which tenant a call before sign-in means (S3 section 7); afterwards the session decides. */
export function tenantHeaders(): { readonly 'Tenant-Name': string; readonly 'Tenant-Database': string } {
  const tenant = encodeURIComponent(rememberedTenant() || usualTenant);
  return { 'Tenant-Name': tenant, 'Tenant-Database': tenant };
}
