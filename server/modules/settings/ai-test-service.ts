import type { AiTest, AiTestStep, LocalAi } from '../../../openapi/gen/types.gen.ts';
import type { AiSettings } from '../../platform/ai/ai-settings.ts';
import type { Failed } from '../../platform/ai/chat.ts';
import { createChatClient } from '../../platform/ai/chat-client.ts';
import { listModels } from '../../platform/ai/models.ts';
import { createSpeech } from '../../platform/ai/speech-client.ts';
import { jsonOf } from '../../platform/json.ts';
import { storableText } from '../../platform/storable-text.ts';

const REACH_MS = 5000;
const STEP_MS = 20_000;
const LOCAL_MS = 1000;
const SHOWN_CHARACTERS = 300;

const SPOKEN = 'This is a test.';
const SUM = 42;

/** What one question brought; the failure of the client is one. */
type Outcome = { readonly answered: string; readonly works: boolean } | Failed;

type Step = Pick<AiTestStep, 'name' | 'asked'> & { readonly run: (() => Promise<Outcome>) | null };

/** Asks an endpoint one thing of each kind, and times it. Nothing of a candidate is in it. */
export async function testEndpoint(settings: AiSettings, now: () => Date): Promise<AiTest> {
  const started = performance.now();
  const listed = await listModels(settings, REACH_MS);
  const models = 'models' in listed ? [...listed.models] : [];
  const reached = stepOf(
    { name: 'models', asked: 'Which models are there?' },
    'failure' in listed ? listed : { answered: `${models.length} models`, works: true },
    started,
  );
  // Not every endpoint lists its models; one that cannot be reached, or refuses the key, need not be asked more.
  const isThere =
    !('failure' in listed) || listed.failure.kind === 'unusable' || / 404\.$/.test(listed.failure.reason);
  const steps = await Promise.all(stepsFor(settings, now).map((step) => take(step, isThere)));
  return { steps: [reached, ...steps], models };
}

async function take({ run, ...said }: Step, isThere: boolean): Promise<AiTestStep> {
  if (!run) return { ...said, outcome: 'skipped', answered: 'Not set.', milliseconds: null };
  if (!isThere) return { ...said, outcome: 'skipped', answered: 'Not asked.', milliseconds: null };
  const started = performance.now();
  return stepOf(said, await run(), started);
}

function stepOf(said: Pick<AiTestStep, 'name' | 'asked'>, outcome: Outcome, started: number): AiTestStep {
  const milliseconds = Math.round(performance.now() - started);
  if ('failure' in outcome)
    return { ...said, outcome: 'fails', answered: outcome.failure.reason, milliseconds };
  const answered = storableText(outcome.answered).slice(0, SHOWN_CHARACTERS);
  return { ...said, outcome: outcome.works ? 'works' : 'fails', answered, milliseconds };
}

/** In the order in which they are shown. */
function stepsFor(settings: AiSettings, now: () => Date): Step[] {
  const quiet = { warn: () => {} };
  const chat = createChatClient(settings, { now, log: quiet });
  const { transcriber, voice } = createSpeech(settings, {
    log: quiet,
    speakMs: STEP_MS,
    transcribeMs: STEP_MS,
  });
  const model = settings.questionModel ?? settings.model;
  return [
    {
      name: 'schema',
      asked: 'What is 19 + 23? As JSON: {"sum": …}',
      run: async () => {
        const reply = await chat.complete({
          ...sumRequest,
          model: settings.model,
          timeoutMs: STEP_MS,
          retries: 0,
        });
        if ('failure' in reply) return reply;
        return { answered: reply.text, works: sumIn(reply.text) === SUM };
      },
    },
    {
      name: 'streaming',
      asked: 'Count from one to ten in words.',
      run: async () => {
        let pieces = 0;
        const onText = () => Boolean(++pieces);
        const reply = await chat.stream({ model, messages: countMessages, timeoutMs: STEP_MS, onText });
        if ('failure' in reply) return reply;
        return { answered: `In ${pieces} pieces: ${reply.text}`, works: pieces > 1 };
      },
    },
    {
      name: 'speech',
      asked: `Read aloud: “${SPOKEN}”`,
      run: voice && (async () => soundOutcome(await voice.speak(SPOKEN))),
    },
    {
      name: 'transcription',
      asked: 'Write down a second of silence.',
      run:
        transcriber &&
        (async () => {
          const heard = await transcriber.transcribe({ bytes: silence(), contentType: 'audio/wav' });
          return 'failure' in heard ? heard : { answered: heard.text || 'Nothing was said.', works: true };
        }),
    },
  ];
}

const sumRequest = {
  messages: [
    { role: 'system', content: 'Answer with JSON only.' },
    { role: 'user', content: 'What is 19 + 23? Answer as {"sum": number}.' },
  ],
  schema: {
    name: 'sum',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['sum'],
      properties: { sum: { type: 'number' } },
    },
  },
} as const;

const countMessages = [
  { role: 'system', content: 'Answer in plain text.' },
  { role: 'user', content: 'Count from one to ten in words.' },
] as const;

function sumIn(text: string): unknown {
  const value = jsonOf(text);
  return typeof value === 'object' && value !== null && 'sum' in value ? value.sum : undefined;
}

const soundOutcome = (spoken: { readonly sound: Buffer } | Failed): Outcome =>
  'failure' in spoken ? spoken : { answered: `${spoken.sound.length} bytes of MP3`, works: true };

const RATE = 8000;
const HEADER_BYTES = 44;

/** One second of a WAV file, 8 bits mono. */
function silence(): Buffer {
  const wav = Buffer.alloc(HEADER_BYTES + RATE, 0x80);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(RATE, 40);
  return wav;
}

/** Whether an Ollama answers on this machine; it speaks the same language under `/v1`. */
export async function findLocal(ollamaUrl: string): Promise<LocalAi> {
  const baseUrl = `${ollamaUrl}/v1`;
  const listed = await listModels({ baseUrl }, LOCAL_MS);
  if ('failure' in listed) return { base_url: null, models: [] };
  return { base_url: baseUrl, models: [...listed.models] };
}
