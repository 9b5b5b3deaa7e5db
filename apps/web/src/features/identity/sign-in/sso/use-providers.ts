import { useMutation } from '@tanstack/react-query';
import { getSSOUserDetails } from '@waybill/contract';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { call } from '../../../../lib/api/call.ts';
import { text } from '../../../../lib/languages/text.ts';

/** The texts of S3 section 8. */
const notAssociated = text('This email is not associated with SSO');
const generic = text('Error! Something went wrong.');
const toldByServer = /^(User name not found|Multiple users are associated)/;

/** An e-mail address with the identity providers that know it. */
interface Found {
  readonly email: string;
  readonly providers: readonly { readonly idp: string; readonly name: string }[];
}

/** Looks identity providers up by e-mail address. */
export function useProviders() {
  const lookUp = useMutation({
    mutationFn: async (email: string): Promise<Found> => ({
      email,
      providers: await call(getSSOUserDetails, { body: email }),
    }),
  });
  const found = lookUp.data?.providers.length ? lookUp.data : undefined;
  const isEmpty = lookUp.isSuccess && found === undefined;
  return {
    lookUp: lookUp.mutate,
    pending: lookUp.isPending,
    found,
    failure: isEmpty ? notAssociated : lookUpFailure(lookUp.error),
    startOver: lookUp.reset,
  };
}

function lookUpFailure(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return error instanceof ApiError && toldByServer.test(error.detail) ? error.detail : generic;
}
