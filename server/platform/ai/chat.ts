/** Since when an endpoint cannot be used. */
export interface AiTrouble {
  readonly since: Date;
  readonly kind: 'unreachable' | 'refused';
}

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

interface ChatRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  /** What the reply has to look like. */
  readonly schema: { readonly name: string; readonly schema: object };
  /** For one attempt, reading its reply included. */
  readonly timeoutMs: number;
  /** How often an endpoint that is busy or fails is asked again. */
  readonly retries: number;
  /** Whether a reply says what it was asked for, by which the log goes; absent: any text does. */
  readonly isUsable?: (text: string) => boolean;
}

/** For a text that is read while it is written. */
export interface StreamRequest extends Pick<ChatRequest, 'model' | 'messages' | 'timeoutMs'> {
  /** Told the text so far whenever there is more of it; false where no more of it is wanted. */
  readonly onText: (soFar: string) => boolean;
}

/**
 * `unreachable`: no reply, or one that says that the endpoint is broken; `slow`: none in time; `busy`:
 * too many requests; `refused`: the key, the payment or the model; `unusable`: a reply that is none.
 */
export interface ChatFailure {
  readonly kind: 'unreachable' | 'slow' | 'busy' | 'refused' | 'unusable';
  /** For the log and an administrator: no key, no prompt, no reply. */
  readonly reason: string;
}

/** Why there is no reply. */
export interface Failed {
  readonly failure: ChatFailure;
}

/** The text a model wrote, or why there is none. */
export type ChatReply = { readonly text: string; readonly tokens?: Tokens | undefined } | Failed;

/** What a reply cost, where the endpoint says it. */
export interface Tokens {
  readonly prompt: number | null;
  readonly completion: number | null;
}

export interface ChatClient {
  readonly host: string;
  /** The one that is configured. */
  readonly model: string;
  /** Chooses questions and asks follow-ups; absent: the same. */
  readonly questionModel?: string | undefined;
  /** The version of the settings that names it; absent where the environment does. */
  readonly configuration?: number | undefined;
  complete(request: ChatRequest): Promise<ChatReply>;
  /** Asks once, for plain text. Whether it was read to its end or no more was wanted, the text is the reply. */
  stream(request: StreamRequest): Promise<ChatReply>;
  /** Finds out whether the endpoint answers, without asking the model anything. */
  probe(): Promise<void>;
  /** What was wrong when the endpoint was last asked, null where nothing was. */
  trouble(): AiTrouble | null;
}
