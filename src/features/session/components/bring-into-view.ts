/** Shows a note that appears: below the edge of a small screen, the button it belongs to would seem to do nothing. */
export function bringIntoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' });
}
