import type { Page } from '@playwright/test';

/** A piece of text as it stands in the page, and how many words it has. */
interface SeenText {
  readonly text: string;
  readonly words: number;
}

/**
 * The texts in `main` that the eye sees, each with its words: not what is closed, hidden, or there for screen readers
 * alone, and not what the person wrote (fields, code, and the answers given here, whole or quoted).
 */
export function visibleTexts(page: Page, answers: readonly string[] = []): Promise<readonly SeenText[]> {
  return page.locator('main').evaluate((main, own) => {
    const ownPlaces = 'blockquote, textarea, .cm-editor, option:not(:checked)';
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      element !== main &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForScreenReaders(element.parentElement));
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(ownPlaces) &&
      !isForScreenReaders(element);
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const seen: SeenText[] = [];
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      const text = nodeValue?.trim() ?? '';
      const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      const isOwn = words > 1 && own.some((answer) => answer.includes(text));
      if (words > 0 && !isOwn && parentElement && isSeen(parentElement)) seen.push({ text, words });
    }
    return seen;
  }, answers);
}
