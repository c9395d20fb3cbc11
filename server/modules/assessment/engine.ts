import type { EngineTrouble } from '../../../openapi/gen/types.gen.ts';
import type { AiTrouble, ChatClient } from '../../platform/ai/chat.ts';
import type { StoredEngine } from '../../platform/database/stored-engine.ts';
import { absentLlm, createLlm, describeLlm } from './llm/engine.ts';
import type { Evaluator, Interviewer, JudgingEngine } from './ports.ts';
import { describeRules, rules } from './rules/engine.ts';

export interface EngineConfig {
  /** The language model, where one is configured; may change while the server runs. */
  readonly ai?: ChatClient | undefined;
  /** The one of an earlier version of the settings, for what was begun with it. */
  readonly aiOf?: (configuration: number) => ChatClient | undefined;
}

/**
 * The engine for what begins now, with the reason why it is this one, and the way to the engine of what
 * was begun before. There is never a silent change from one to the other.
 */
export function createEngine(config: EngineConfig): JudgingEngine {
  const begunWith = (begun: StoredEngine): JudgingEngine => ({
    ...engineOf(begun, chatOf(begun, config)),
    begunWith,
  });
  const current = () => engineOf(describeCurrent(config.ai), config.ai);
  return {
    get description() {
      return describeCurrent(config.ai);
    },
    // What begins now begins with an engine that can be used.
    trouble: null,
    begunWith,
    select: (request) => current().select(request),
    followUp: (request) => current().followUp(request),
    writeFollowUp: (request, writing) => current().writeFollowUp(request, writing),
    evaluate: (request) => current().evaluate(request),
  };
}

/** The endpoint it was begun with; one of the environment is whichever the environment names now. */
function chatOf({ ai }: StoredEngine, config: EngineConfig): ChatClient | undefined {
  const configuration = ai?.configuration;
  if (configuration === undefined || configuration === config.ai?.configuration) return config.ai;
  return config.aiOf?.(configuration);
}

type Running = Interviewer & Evaluator & Pick<JudgingEngine, 'description' | 'trouble'>;

/** With the code of today, for the reason and with the model of then, whatever is configured by now. */
function engineOf(begun: StoredEngine, chat: ChatClient | undefined): Running {
  const { name, reason, ai } = begun;
  if (name === 'rules') return { ...rules, description: describeRules(reason), trouble: null };
  if (!chat) return { ...absentLlm, description: begun, trouble: { kind: 'absent', since: null } };
  const model = { chat, name: ai?.model ?? chat.model };
  const asking = { chat, name: ai?.questionModel ?? model.name };
  return {
    ...createLlm(model, asking),
    description: { ...describeLlm(model), reason },
    trouble: troubleOf(chat),
  };
}

function troubleOf(chat: ChatClient): EngineTrouble | null {
  const trouble = chat.trouble();
  return trouble && { kind: trouble.kind, since: trouble.since.toISOString() };
}

function describeCurrent(chat: ChatClient | undefined): StoredEngine {
  if (!chat) return describeRules('AI is not configured');
  const trouble = chat.trouble();
  return trouble ? describeRules(reasonOf(trouble)) : describeLlm({ chat, name: chat.model });
}

function reasonOf({ kind, since }: AiTrouble): string {
  const what = kind === 'refused' ? 'AI refuses this server' : 'AI not reachable';
  return `${what} since ${since.toISOString().slice(11, 16)} UTC`;
}
