import { type Replacement, replacementsOf } from './replacement.ts';

const host = String.raw`(?<![\p{L}\p{N}@./_-])(?!(?:asp|ado|vb)\.net\b)[a-z0-9][a-z0-9-]{0,40}(?:\.[a-z0-9-]{1,40}){0,3}`;
const ending = '(?:com|org|net|io|dev|me|uk|de|fr|eu|info|page|site|xyz|ly)';
const hosting =
  '(?:github|gitlab)\\.io|(?:netlify|vercel)\\.app|(?:wordpress|blogspot|tumblr|substack|medium)\\.com';

/** What a handle could be: marks of a language, a style sheet or a chat, in small letters as well. */
const marks =
  '(?:media|import|keyframes|include|extend|mixin|apply|tailwind|layer|supports|property|staticmethod|classmethod|dataclass|decorator|pytest|everyone|here|channel|team|all|param|params|return|returns|throws|deprecated|see|type|types|tag|mention|mentions|input|output|use|container|font)';

const expressions = [
  new RegExp(String.raw`${host}\.${ending}/[^\s<>"”]*[^\s<>"”.,;:!?)\]’']`, 'gu'),
  new RegExp(String.raw`${host}\.(?:${hosting})(?![\p{L}\p{N}-])`, 'gu'),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}@./_-])@(?!${marks}(?![a-z0-9_]))[a-z][a-z0-9_]{2,30}(?![\p{L}\p{N}/(_-])`,
    'gu',
  ),
];

/** Links without their scheme where a path or the host of somebody’s pages shows them, and handles in small letters. */
export function findBareLinks(text: string): Replacement[] {
  return replacementsOf(text, expressions, '[link]');
}
