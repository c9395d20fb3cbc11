/** An OpenAI-compatible endpoint. */
export interface AiSettings {
  /** With the version and without a slash at the end, e.g. `https://ai.example/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Chooses questions and asks follow-ups; absent: the model that judges. */
  readonly questionModel?: string | undefined;
  /** Of the settings; absent where the environment names the endpoint. */
  readonly configuration?: number | undefined;
  /** Absent where the endpoint asks for none. Never in a log, an error or a reply. */
  readonly apiKey?: string | undefined;
  /** What writes speech down; absent: nothing does. */
  readonly transcriptionModel?: string | undefined;
  /** What reads aloud; absent: nothing does. */
  readonly voice?: VoiceSettings | undefined;
}

export interface VoiceSettings {
  readonly model: string;
  /** As the endpoint names it. */
  readonly name: string;
}
