/** An OpenAI-compatible endpoint. */
export interface AiSettings {
  /** With the version and without a slash at the end, e.g. `https://ai.example/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Absent where the endpoint asks for none. Never in a log, an error or a reply. */
  readonly apiKey?: string | undefined;
}
