/**
 * Makes the window of the tests cheaper and changes nothing of what it answers. For every element whose name is asked
 * for, each rule of the page was parsed, tried and remembered, for each element around it, too. Like a browser, this
 * tries only rules whose last part wants a class that one of these elements has.
 */
import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';
import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js';

/** Of selectors without functions and attributes; those are left to the window. */
const CLASS_OF_LAST_PART = /^[^()[\]\\]*\.([\w-]+)[^\s>+~.]*$/;

const wantedClasses = new Map<string, readonly string[] | null>();

/** The classes of which whatever matches the selector has one; `null` where none is seen at once. */
function classesWanted(selector: string): readonly string[] | null {
  const known = wantedClasses.get(selector);
  if (known !== undefined) return known;
  const each = selector.split(',').map((part) => CLASS_OF_LAST_PART.exec(part.trim())?.[1]);
  const wanted = each.every((one) => one !== undefined) ? each : null;
  wantedClasses.set(selector, wanted);
  return wanted;
}

const matches = QuerySelector.matches.bind(QuerySelector);

QuerySelector.matches = (element, selector, options) => {
  // Only styles ignore errors: whoever asks otherwise is told of a selector that is wrong.
  const wanted = options?.ignoreErrors ? classesWanted(selector) : null;
  const has = wanted === null ? null : element.getAttribute('class');
  if (wanted !== null && !wanted.some((one) => has?.includes(one))) return null;
  return matches(element, selector, options);
};

type Rules = readonly CSSRule[];

/** The rules of a document, as they were when they were sorted by the class that each wants. */
interface SortedRules {
  readonly all: Rules;
  /** The places of those that want a class. */
  readonly byClass: ReadonlyMap<string, readonly number[]>;
  /** The places of those of which no class is known. */
  readonly others: readonly number[];
}

const sorted = new WeakMap<Node, SortedRules>();

/** The same of a rule, which can hold others for some media. */
function classesOf(rule: CSSRule): readonly string[] | null {
  if ('selectorText' in rule) return classesWanted(String(rule.selectorText));
  // It says how something moves, and holds for nothing by itself.
  if (rule instanceof CSSKeyframesRule) return [];
  if (!(rule instanceof CSSMediaRule)) return null;
  const inner = Array.from(rule.cssRules, classesOf);
  return inner.every((one) => one !== null) ? inner.flat() : null;
}

function sortRules(all: Rules): SortedRules {
  const byClass = new Map<string, number[]>();
  const others: number[] = [];
  for (const [at, rule] of all.entries()) {
    const classes = classesOf(rule);
    if (classes === null) others.push(at);
    else
      for (const one of new Set(classes)) {
        const places = byClass.get(one);
        if (places) places.push(at);
        else byClass.set(one, [at]);
      }
  }
  return { all, byClass, others };
}

/** The rules of the sheets that may hold for an element or what it stands in, in their order. */
function rulesFor(element: Element, root: Node, all: Rules): Rules {
  let rules = sorted.get(root);
  if (rules?.all.length !== all.length || !all.every((rule, at) => rule === rules?.all[at])) {
    rules = sortRules(all);
    sorted.set(root, rules);
  }
  const places = new Set(rules.others);
  for (let one: Element | null = element; one; one = one.parentElement)
    for (const name of one.getAttribute('class')?.split(/\s+/) ?? [])
      for (const place of rules.byClass.get(name) ?? []) places.add(place);
  return Array.from(places)
    .sort((a, b) => a - b)
    .flatMap((place) => all[place] ?? []);
}

type Sheets = readonly { readonly cssRules: Rules }[];
/** What the window keeps to itself. */
const styles = CSSComputedStyle.prototype as unknown as {
  readonly element: Element;
  getStyleSheets(root: Node | null): Sheets;
};
const { getStyleSheets } = styles;

styles.getStyleSheets = function sheetsFor(root) {
  const sheets = getStyleSheets.call(this, root);
  if (!root || this.element.getRootNode() !== root) return sheets;
  return [
    {
      cssRules: rulesFor(
        this.element,
        root,
        sheets.flatMap(({ cssRules }) => cssRules),
      ),
    },
  ];
};

// What React notes down for a browser's developer tools copies the properties of every component, and keeps where each
// element was made; nobody reads it.
for (const tool of ['timeStamp', 'createTask']) Reflect.deleteProperty(console, tool);
