import { setTimeout as delay } from 'node:timers/promises';
import type { AiSettings } from './ai-settings.ts';
import { type CallLog, logged } from './call-log.ts';
import type { AiTrouble, ChatClient, ChatFailure, ChatReply } from './chat.ts';
import { readStream } from './chat-stream.ts';
import { readCompletion } from './completion.ts';
import { type Asked, askOnce } from './endpoint-call.ts';

export interface ChatSurroundings {
  readonly now: () => Date;
  readonly log: { warn(details: object, message: string): void };
  readonly callLog?: CallLog | undefined;
  /** The first wait before the next attempt, in milliseconds. */
  readonly retryMs?: number;
}

const PROBE_MS = 5000;
const RETRY_MS = 1000;
/** Nobody waits longer for one reply; the job that needs it comes back later. */
const LONGEST_WAIT_MS = 20_000;

/** A client of one endpoint that never throws: every failure is a value. Nothing that is said is logged. */
export function createChatClient(settings: AiSettings, surroundings: ChatSurroundings): ChatClient {
  const { now, log, callLog, retryMs = RETRY_MS } = surroundings;
  const { host } = new URL(settings.baseUrl);
  const reachability = createReachability(now);

  const isConfigured = (model: string) => model === settings.model || model === settings.questionModel;
  const noted = ({ reply }: Asked<ChatReply>, model: string): ChatReply => {
    const kind = 'failure' in reply ? reply.failure.kind : null;
    // A model of former times may be gone for good; that says nothing of the one that is configured.
    if (kind !== 'refused' || isConfigured(model)) reachability.note(kind);
    if ('failure' in reply) log.warn({ host, ...reply.failure }, 'The AI did not answer as it was asked');
    return reply;
  };

  return {
    host,
    model: settings.model,
    questionModel: settings.questionModel,
    configuration: settings.configuration,
    async complete(request) {
      const { model, messages, schema, timeoutMs } = request;
      const body = {
        model,
        messages,
        temperature: 0,
        response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } },
      };
      const ask = async () => {
        for (let attempt = 0; ; attempt++) {
          const asked = await askOnce(settings, 'chat/completions', { body, timeoutMs }, readCompletion);
          const wait = attempt < request.retries ? retryDelayMs(asked, attempt, retryMs) : null;
          if (wait === null) return noted(asked, model);
          await delay(wait);
        }
      };
      const { isUsable = () => true } = request;
      return logged(
        callLog,
        { task: schema.name, host, model },
        ask,
        (reply) => 'text' in reply && isUsable(reply.text),
      );
    },
    async stream({ model, messages, timeoutMs, onText }) {
      const body = { model, messages, temperature: 0, stream: true };
      const call = { body, timeoutMs };
      return logged(callLog, { task: 'follow_up', host, model }, async () =>
        noted(await askOnce(settings, 'chat/completions', call, readStream(onText)), model),
      );
    },
    async probe() {
      const { reply, status } = await askOnce(settings, 'models', { timeoutMs: PROBE_MS }, leaveUnread);
      // Not every endpoint lists its models; one that says so is there.
      const kind = 'failure' in reply && status !== 404 ? reply.failure.kind : null;
      reachability.note(kind === 'slow' ? 'unreachable' : kind);
    },
    trouble: reachability.trouble,
  };
}

/** That it was answered is all there is to know. */
async function leaveUnread({ body }: Response): Promise<object> {
  await body?.cancel();
  return {};
}

/** Remembers since when an endpoint fails. One that is busy, or writes nonsense, is there; of a slow one nobody knows. */
function createReachability(now: () => Date) {
  let trouble: AiTrouble | null = null;
  return {
    trouble: () => trouble,
    /** Takes note of how a call went; null for one that went well. */
    note(kind: ChatFailure['kind'] | null): void {
      if (kind === 'slow') return;
      const isDown = kind === 'unreachable' || kind === 'refused';
      trouble = isDown ? { kind, since: trouble?.since ?? now() } : null;
    },
  };
}

/** Milliseconds until an endpoint is asked again, or null where that would not help. */
function retryDelayMs({ reply, retryAfter }: Asked<object>, attempt: number, firstMs: number): number | null {
  if (!('failure' in reply)) return null;
  const { kind } = reply.failure;
  if (kind !== 'busy' && kind !== 'unreachable') return null;
  const seconds = Number(retryAfter ?? Number.NaN);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : firstMs * 2 ** attempt;
  return wait >= 0 && wait <= LONGEST_WAIT_MS ? wait : null;
}
