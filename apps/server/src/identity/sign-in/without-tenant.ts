/** The login of a user name that is suffixed by the tenant: `shipper@default` in tenant `default` is `shipper`. */
export function withoutTenant(username: string, tenantName: string): string {
  const suffix = `@${tenantName}`.toLowerCase();
  return username.toLowerCase().endsWith(suffix) ? username.slice(0, -suffix.length) : username;
}
