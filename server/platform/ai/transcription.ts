import { z } from 'zod';
import { jsonOf } from '../json.ts';
import { storableText } from '../storable-text.ts';
import type { Failed } from './chat.ts';
import { bytesOf, failed } from './endpoint-call.ts';
import type { Heard, HeardSegment } from './speech.ts';

const LONGEST_REPLY_BYTES = 2 * 1024 * 1024;

const figure = z.number().nullish().catch(null);

const segment = z.object({
  start: z.number().min(0),
  end: z.number().min(0),
  text: z.string(),
  avg_logprob: figure,
  no_speech_prob: figure,
  compression_ratio: figure,
});

/** As OpenAI describes `verbose_json`; of `json` only the text is there. */
const transcription = z.object({
  text: z.string(),
  language: z.string().nullish().catch(null),
  duration: z.coerce.number().positive().nullish().catch(null),
  // Times that are none are as good as no times; the text is still what was heard.
  segments: z.array(segment).nullish().catch(null),
});

/** Reads what a service has written down. */
export async function readTranscription(response: Response): Promise<Heard | Failed> {
  const body = await bytesOf(response, LONGEST_REPLY_BYTES);
  const { data, success } = transcription.safeParse(jsonOf(body.toString()));
  if (!success) return failed('unusable', 'Its reply was no transcript.');
  return {
    text: storableText(data.text).trim(),
    language: data.language?.toLowerCase() ?? null,
    durationSeconds: data.duration ?? null,
    segments: (data.segments ?? []).map(readSegment),
  };
}

function readSegment({ start, end, text, ...figures }: z.infer<typeof segment>): HeardSegment {
  return {
    start,
    end: Math.max(start, end),
    text: storableText(text).trim(),
    averageLogProbability: figures.avg_logprob ?? null,
    noSpeechProbability: figures.no_speech_prob ?? null,
    compressionRatio: figures.compression_ratio ?? null,
  };
}
