import type { IncomingMessage, ServerResponse } from 'node:http';

/** How speech comes out; all but the first leave something to be desired. */
export type AudioMode =
  | 'clear'
  | 'without times'
  | 'unclear'
  | 'nothing heard'
  | 'repeats itself'
  | 'another language'
  | 'no transcript'
  | 'no sound';

interface Transcribed {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly model: string;
  readonly format: string;
}

interface Spoken {
  readonly model: string;
  readonly voice: string;
  readonly input: string;
}

const MP3 = Buffer.from([0xff, 0xfb, 0x90, 0x64, 0, 0, 0, 0]);

/** `/audio/transcriptions` and `/audio/speech` of the endpoint: real HTTP, nobody listens or speaks. */
export class AiAudio {
  mode: AudioMode = 'clear';
  transcript = '';
  /** Every sound that was to be written down, oldest first. */
  readonly transcribed: Transcribed[] = [];
  /** Every text that was to be read aloud, oldest first. */
  readonly spoken: Spoken[] = [];

  constructor() {
    this.reset();
  }

  reset(): void {
    this.mode = 'clear';
    this.transcript = 'I measured the slow query first. Then I added an index, and it took 20 ms.';
    for (const list of [this.transcribed, this.spoken]) list.length = 0;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<ServerResponse> {
    const body = await bytesOf(request);
    if (request.url === '/v1/audio/speech') return this.#speak(JSON.parse(body.toString()), response);
    const asked = await transcribedIn(body, request.headers['content-type'] ?? '');
    this.transcribed.push(asked);
    if (this.mode === 'without times' && asked.format !== 'json') return response.writeHead(400).end();
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(this.mode === 'no transcript' ? '{"text": "I meas' : JSON.stringify(this.#heard()));
  }

  #speak(text: Spoken, response: ServerResponse): ServerResponse {
    this.spoken.push(text);
    const isValid = this.mode !== 'no sound';
    response.writeHead(200, { 'content-type': isValid ? 'audio/mpeg' : 'text/html' });
    return response.end(isValid ? MP3 : '<p>Welcome</p>');
  }

  /** As a service answers `verbose_json`: one segment a sentence, two seconds each. */
  #heard(): object {
    const text = this.#words();
    if (this.mode === 'without times') return { text };
    const isUnclear = this.mode === 'unclear';
    const segments = text.split(/(?<=\.)\s/).map((sentence, index) => ({
      id: index,
      start: index * 2,
      end: index * 2 + 2,
      text: ` ${sentence}`,
      avg_logprob: isUnclear ? -1.6 : -0.2,
      no_speech_prob: isUnclear ? 0.7 : 0.02,
      compression_ratio: 1.2,
    }));
    const language = this.mode === 'another language' ? 'german' : 'english';
    return { task: 'transcribe', language, duration: segments.length * 2, text, segments };
  }

  #words(): string {
    if (this.mode === 'nothing heard') return ' ... ';
    if (this.mode === 'repeats itself') return 'Thank you for watching. '.repeat(20).trim();
    if (this.mode === 'another language') return 'Ich habe zuerst die langsame Abfrage gemessen.';
    return this.transcript;
  }
}

async function transcribedIn(body: Buffer, contentType: string): Promise<Transcribed> {
  const headers = { 'content-type': contentType };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('There is no file in the request.');
  return {
    fileName: file.name,
    contentType: file.type,
    bytes: Buffer.from(await file.arrayBuffer()),
    model: String(form.get('model')),
    format: String(form.get('response_format')),
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
