/** What the browsers of `rsbuild.config.ts` know only, or also, with a prefix. */
const PREFIXED = /^(?:user-select|print-color-adjust|box-decoration-break|text-decoration)$/;

const ALL = 'var defaultStylisPlugins = [prefixer];';

/** As Stylis wants a plugin; it becomes part of Emotion's cache. */
const FEW =
  `var defaultStylisPlugins = [function (element) {` +
  `if (element.type === 'decl' && ${PREFIXED}.test(element.props)) ` +
  `element.return = '-webkit-' + element.value + element.value;}];`;

/**
 * For the source of Emotion's cache: prefixes for the browsers of ten years ago are 1 kB of every page's scripts, and a tenth
 * of the styles in its HTML.
 */
export default function fewPrefixes(source: string): string {
  if (!source.includes(ALL)) throw new Error('Emotion adds its prefixes in another way.');
  return source.replace(ALL, FEW);
}
