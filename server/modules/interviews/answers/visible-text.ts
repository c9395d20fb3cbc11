import type { AskedQuestion } from '../../../platform/database/schema/interviews.ts';
import { hasKey } from '../session/session-state.ts';

/** Whatever is drawn as nothing: zero-width and bidirectional marks, soft hyphens, controls; not what joins an emoji. */
const unseen =
  /(?!(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D)[[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]--[\n\r\t\uFE00-\uFE0F]]/gv;

/**
 * The text of an answer as a reader sees it. What nobody sees would part words in two, so that an instruction to
 * the rater is not known again, nor an honest copy from a page that was set with soft hyphens. Code and choices stay
 * as they are.
 */
export function visibleText(question: AskedQuestion, text: string): string {
  return hasKey(question) ? text : text.normalize('NFC').replaceAll(unseen, '');
}
