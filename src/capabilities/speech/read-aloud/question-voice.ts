import { makeAutoObservable } from 'mobx';

/** Reads one question aloud: by the server's voice where it has one, else by the browser's. */
export class QuestionVoice {
  /** Why another voice than the usual reads; null where it does not. */
  note: string | null = null;
  readonly #text: string;
  readonly #load: (() => Promise<Blob>) | null;
  #audio: HTMLAudioElement | null = null;
  /** The number of the newest request to read, or to stop; an earlier one begins no more. */
  #newest = 0;

  /** `load`: what the server's voice says; null where it has none. */
  constructor(text: string, load: (() => Promise<Blob>) | null) {
    this.#text = text;
    this.#load = load;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** From the beginning. */
  async read(): Promise<void> {
    this.stop();
    const request = this.#newest;
    if (!this.#load) return readByBrowser(this.#text);
    let audio: HTMLAudioElement | null;
    try {
      audio = await this.fetched(this.#load, request);
    } catch {
      if (request !== this.#newest) return;
      this.say('The voice of this server cannot be reached: this is the voice of your browser.');
      return readByBrowser(this.#text);
    }
    if (!audio || request !== this.#newest) return;
    this.say(null);
    audio.currentTime = 0;
    // A browser that plays nothing before somebody has pressed anything: Repeat does.
    await audio.play().catch(() => {});
  }

  stop(): void {
    this.#newest += 1;
    this.#audio?.pause();
    silenceBrowser();
  }

  /** Falls silent and lets the sound go. */
  close(): void {
    this.stop();
    if (this.#audio) URL.revokeObjectURL(this.#audio.src);
    this.#audio = null;
  }

  /** What the server's voice says; null where it comes too late, after which nobody would let it go. */
  private async fetched(load: () => Promise<Blob>, request: number): Promise<HTMLAudioElement | null> {
    if (this.#audio) return this.#audio;
    const sound = await load();
    if (request !== this.#newest) return null;
    this.#audio = new Audio(URL.createObjectURL(sound));
    return this.#audio;
  }

  private say(note: string | null): void {
    this.note = note;
  }
}

/** Has the browser's own voice read a text; says nothing where it has none. */
function readByBrowser(text: string): void {
  if (!window.speechSynthesis) return;
  window.speechSynthesis.cancel();
  const speech = new SpeechSynthesisUtterance(text);
  speech.lang = 'en';
  window.speechSynthesis.speak(speech);
}

function silenceBrowser(): void {
  window.speechSynthesis?.cancel();
}
