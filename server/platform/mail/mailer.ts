/** One mail in both of its forms. */
export interface Mail {
  /** Names the mail: an outbox stores the same one once, however often its job runs. */
  readonly id: string;
  readonly to: string;
  /** Where an answer to it goes. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A calendar file (RFC 5545) that goes with it. */
  readonly calendar?: string | undefined;
  /** Where mail of its kind is stopped by one POST (RFC 8058); absent of mail that has to come. */
  readonly unsubscribeUrl?: string;
}

/** The server of an address refused it for good: nobody reads mail there. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Hands mail over. Called by jobs only: it may take long and fail. */
export interface Mailer {
  /** @throws AddressRefused where no later attempt can succeed */
  deliver(mail: Mail): Promise<void>;
}
