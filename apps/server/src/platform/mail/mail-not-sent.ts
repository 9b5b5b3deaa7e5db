/**
 * A mail could not be sent because the mail server is unavailable or refuses it. The message is for the user, the cause
 * for the log.
 */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';

  constructor(
    cause: unknown,
    message = 'The mail could not be sent. Please try again later, or ask your administrator.',
  ) {
    super(message, { cause });
  }
}

/** Explains what was done even though the mail could not be sent. */
export const insteadOfMail = (message: string) => (error: unknown) => {
  throw error instanceof MailNotSent ? new MailNotSent(error.cause, message) : error;
};
