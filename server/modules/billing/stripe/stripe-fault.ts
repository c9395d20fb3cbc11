/** Stripe is down, slow or answers what it should not; whether it did what was asked is not known. */
export class StripeFault extends Error {}

/** Stripe refuses what was asked, and did not do it. */
export class StripeRefusal extends Error {
  readonly status: number;
  /** As in `card_declined`. */
  readonly code: string;

  constructor(status: number, code: string) {
    // Its own sentence may repeat what was sent.
    super(`Stripe refused it: ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}
