/** Where a provider sends browsers back to. `publicUrl` never comes from a request's headers. */
export const redirectAddress = (publicUrl: string, identityProviderId: number): string =>
  `${publicUrl}/aiparcelweb/login/openid/${identityProviderId}`;

/** Where a provider sends browsers after it has ended their sign-in. */
export const signedOutAddress = (publicUrl: string): string => `${publicUrl}/login`;
