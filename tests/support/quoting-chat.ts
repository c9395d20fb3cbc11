import type { ChatClient } from '../../server/platform/ai/chat.ts';

const QUOTED_WORDS = 8;

/** A model without an endpoint: it quotes how an answer begins, scores it 4 of 5, and asks nothing. */
export class QuotingChat implements ChatClient {
  readonly host = 'ai.example';
  readonly model = 'small-model';
  /** Where not, no reply can be used. */
  isUsable = true;

  readonly trouble = () => null;
  readonly probe = async () => {};
  readonly stream = async () => ({ text: 'NONE' });

  readonly complete: ChatClient['complete'] = async ({ messages }) => {
    const { turns } = JSON.parse(messages[1]?.content ?? '');
    if (!turns) return { text: JSON.stringify({ speak_to_rater: [] }) };
    const [first] = turns;
    const quote = first.answer.split(' ').slice(0, QUOTED_WORDS).join(' ');
    const judgement = {
      addresses_question: { reason: 'It tells of it.', answer: 'yes' },
      evidence: [{ turn: first.turn, quote }],
      anchor: 3,
      missing: [1],
      score: 4,
    };
    return { text: this.isUsable ? JSON.stringify(judgement) : '{}' };
  };
}
