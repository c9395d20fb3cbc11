import type { ChatClient, StreamRequest } from '../../server/platform/ai/chat.ts';
import { tailoredChoice } from './ai-tailoring.ts';

/** A model without an endpoint and without a clock: it writes the last piece of a stream when a test says so. */
export class PausingChat implements ChatClient {
  readonly host = 'ai.example';
  readonly model = 'small-model';
  pieces: readonly string[] = [];
  /** What is wrong with its choice of questions; see `AiMode`. */
  tailoring = 'correct';
  /** Lets a stream end. */
  goOn: () => void = () => {};

  readonly trouble = () => null;
  readonly probe = async () => {};

  readonly complete: ChatClient['complete'] = async ({ messages }) => ({
    text: tailoredChoice(JSON.parse(messages[1]?.content ?? ''), this.tailoring),
  });

  readonly stream = async ({ onText }: StreamRequest) => {
    const { pieces } = this;
    const paused = new Promise<void>((resolve) => {
      this.goOn = resolve;
    });
    for (let count = 1; count <= pieces.length; count++) {
      if (count === pieces.length) await paused;
      if (!onText(pieces.slice(0, count).join(''))) break;
    }
    return { text: pieces.join('') };
  };
}
