/** Embeddings, overrides and isolates: what begins a run of another direction, or ends it. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

const named = (control: string) => `⟨U+${control.charCodeAt(0).toString(16).toUpperCase()}⟩`;

/** A written text for display: what would turn the rest of its line around is named instead, as in "⟨U+202E⟩". */
export const visibleControls = (text: string): string => text.replace(turning, named);
