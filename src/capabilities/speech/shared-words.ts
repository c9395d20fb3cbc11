/** So many words in a row are not shared by chance. */
const runLength = 4;

/** Whether what was understood was put into an answer before, as it was or corrected since. */
export function wasPutInto(answer: string, transcript: string): boolean {
  return `\n${answer.trim()}\n`.includes(`\n${transcript.trim()}\n`) || sharedPart(answer, transcript) >= 0.5;
}

/** Whether an answer has none of what was understood. */
export function isMissingFrom(answer: string, transcript: string): boolean {
  const [there, said] = [wordsOf(answer), wordsOf(transcript)].map((words) => ` ${words.join(' ')} `);
  return !there?.includes(said ?? '') && sharedPart(answer, transcript) === 0;
}

/** How much of what was understood stands in an answer word by word, from 0 to 1. */
function sharedPart(answer: string, transcript: string): number {
  const there = new Set(runsOf(answer));
  const said = runsOf(transcript);
  return said.length === 0 ? 0 : said.filter((run) => there.has(run)).length / said.length;
}

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  const count = Math.max(0, words.length - runLength + 1);
  return Array.from({ length: count }, (_, from) => words.slice(from, from + runLength).join(' '));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
