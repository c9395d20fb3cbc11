import type { ChatClient } from '../../../platform/ai/chat.ts';

/** A language model that can be asked. */
export interface Model {
  readonly chat: ChatClient;
  readonly name: string;
}
