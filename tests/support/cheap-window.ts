/**
 * Makes the window of the tests cheaper and changes nothing of what it answers. For every element whose name is asked
 * for, each rule of the page was parsed, tried and remembered. Like a browser, this looks first whether the element has
 * a class that the last part of the selector wants.
 */
import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js';

/** Of selectors without lists, functions and attributes; those are left to the window. */
const CLASS_OF_LAST_PART = /^[^,()[\]\\]*\.([\w-]+)[^\s>+~.]*$/;

const wantedClasses = new Map<string, string | null>();

/** A class of whatever matches the selector; `null` where none is seen at once. */
function wantedClass(selector: string): string | null {
  const known = wantedClasses.get(selector);
  if (known !== undefined) return known;
  const wanted = CLASS_OF_LAST_PART.exec(selector)?.[1] ?? null;
  wantedClasses.set(selector, wanted);
  return wanted;
}

const matches = QuerySelector.matches.bind(QuerySelector);

QuerySelector.matches = (element, selector, options) => {
  // Only styles ignore errors: whoever asks otherwise is told of a selector that is wrong.
  const wanted = options?.ignoreErrors ? wantedClass(selector) : null;
  if (wanted !== null && !element.getAttribute('class')?.includes(wanted)) return null;
  return matches(element, selector, options);
};

// What React notes down for a browser's developer tools copies the properties of every component, and nobody reads it.
Reflect.deleteProperty(console, 'timeStamp');
