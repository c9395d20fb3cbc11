/** What a mail says of an interview for hiring that has ended. */
export interface HandedIn {
  readonly fullName: string;
  readonly company: string;
  readonly title: string;
  readonly endedAt: Date;
  readonly resultUrl: string;
  readonly settingsUrl: string;
}
