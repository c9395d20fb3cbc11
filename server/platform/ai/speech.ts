import type { Failed } from './chat.ts';

/** A piece of what was heard, with what the service says of its own certainty; null where it says nothing. */
export interface HeardSegment {
  /** Seconds from the beginning. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Mean natural logarithm of the tokens' probabilities: 0 is certain. */
  readonly averageLogProbability: number | null;
  /** 0 to 1: how likely nobody spoke. */
  readonly noSpeechProbability: number | null;
  /** Of the text: what repeats itself can be packed tightly. */
  readonly compressionRatio: number | null;
}

export interface Heard {
  readonly text: string;
  /** As the service names it, e.g. `english` or `en`; null where it does not. */
  readonly language: string | null;
  readonly durationSeconds: number | null;
  /** Empty where the service gives none. */
  readonly segments: readonly HeardSegment[];
}

/** A recording in its container. */
export interface Sound {
  readonly bytes: Buffer;
  /** E.g. `audio/webm`. */
  readonly contentType: string;
}

/** Speech to text; never throws. */
export interface Transcriber {
  readonly host: string;
  readonly model: string;
  transcribe(sound: Sound): Promise<Heard | Failed>;
}

/** Text to speech; never throws. */
export interface Voice {
  readonly host: string;
  /** Changes with whatever makes the same text sound otherwise. */
  readonly version: string;
  /** MP3. */
  speak(text: string): Promise<{ readonly sound: Buffer } | Failed>;
}

/** What is configured; null for what is not. */
export interface Speech {
  readonly transcriber: Transcriber | null;
  readonly voice: Voice | null;
}
