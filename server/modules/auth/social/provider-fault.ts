/** A provider that does not answer as it should; the message is for the log, not for the browser. */
export class ProviderFault extends Error {}
