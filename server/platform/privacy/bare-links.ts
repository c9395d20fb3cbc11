import { type Replacement, replacementsOf } from './replacement.ts';

const host = String.raw`(?<![\p{L}\p{N}@./_-])(?!(?:asp|ado|vb)\.net\b)[a-z0-9][a-z0-9-]{0,40}(?:\.[a-z0-9-]{1,40}){0,3}`;
const ending = '(?:com|org|net|io|dev|me|uk|de|fr|eu|info|page|site|xyz|ly)';
const hosting =
  '(?:github|gitlab)\\.io|(?:netlify|vercel)\\.app|(?:wordpress|blogspot|tumblr|substack|medium)\\.com';

/** What calls a handle so: in small letters by itself, “@entity” is a mark of a language as well. */
const calls =
  '(?:(?:[Ff]ind|[Ff]ollow|[Rr]each|[Mm]essage) me (?:as|at|on|under)|(?:Twitter|Instagram|GitHub|Telegram|TikTok|[Hh]andle|[Uu]ser ?name)(?::| is| as)?)';

/** What says that a page is the writer’s own. */
const own =
  '(?:[Mm]y (?:(?:own|personal) )?(?:web ?site|web ?page|home ?page|page|site|blog|portfolio)(?: is|:)|[Pp]ortfolio:|[Bb]log:|[Ww]ebsite:)';

const expressions = [
  new RegExp(String.raw`${host}\.${ending}/[^\s<>"”]*[^\s<>"”.,;:!?)\]’']`, 'gu'),
  new RegExp(String.raw`${host}\.(?:${hosting})(?![\p{L}\p{N}-])`, 'gu'),
  new RegExp(
    `(?=@)(?<=(?<![a-zA-Z])${calls} )@[A-Za-z][A-Za-z0-9_]{2,30}(?:\\.[A-Za-z0-9_]{2,30}){0,3}`,
    'gu',
  ),
  new RegExp(String.raw`(?=[a-z0-9])(?<=\b${own} )${host}\.${ending}(?![\p{L}\p{N}-])`, 'gu'),
];

/** Links without their scheme where a path or the host of somebody’s pages shows them, and handles behind what calls them so. */
export function findBareLinks(text: string): Replacement[] {
  return replacementsOf(text, expressions, '[link]');
}
