/** A mail did not leave: the mail server is away or refuses it. The message is for who waits for it, the cause for the log. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';

  constructor(
    cause: unknown,
    message = 'The mail could not be sent. Please try again later, or ask your administrator.',
  ) {
    super(message, { cause });
  }
}

/** Says of a mail that did not leave what was done all the same. */
export const insteadOfMail = (message: string) => (error: unknown) => {
  throw error instanceof MailNotSent ? new MailNotSent(error.cause, message) : error;
};
