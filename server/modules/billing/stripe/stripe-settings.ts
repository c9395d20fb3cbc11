/** Where Stripe is, and what we and it know each other by. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Without a slash at the end. */
  readonly url: string;
}
