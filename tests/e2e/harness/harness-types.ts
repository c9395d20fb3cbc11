/** How a call ended: `ok`, or the kind and the texts of its `ApiError`. */
export interface Outcome {
  readonly kind: string;
  readonly status: number;
  readonly title: string;
  readonly text: string;
}

/** A call through the generated client, with at most one of the three bodies. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly json?: object;
  readonly form?: Readonly<Record<string, string>>;
  /** A multipart body with a file of so many bytes. */
  readonly fileBytes?: number;
}

/** What the page of the tests offers them. */
export interface Harness {
  session(): { userId: string | null; token: string | null; ended: string | null; isAuthenticated: boolean };
  notified(): readonly { title: string; message: string }[];
  /** Every pair of user and owner of the token that the session ever consisted of. */
  owners(): readonly string[];
  signIn(username: string, password: string): Promise<void>;
  logout(): void;
  /** So many status calls at once. */
  status(count: number): Promise<Outcome[]>;
  send(call: Call): Promise<Outcome>;
  /** Gives up on every call that `send` has under way. */
  abort(): void;
}

/** A start of the whole application: what stands under the key `auth`, and the address. */
export interface Start {
  readonly saved: string;
  readonly address: string;
}

declare global {
  interface Window {
    harness: Harness;
    /** Starts the application once for each, and gives the headings that it drew. */
    startApp: (starts: readonly Start[]) => Promise<string[]>;
  }
}
