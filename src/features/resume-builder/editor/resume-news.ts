const nameOf = (id: string) => `resume:${id}`;

/** Tells the other tabs of this browser that a resume was saved. */
export function tellSaved(id: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(nameOf(id));
  channel.postMessage('saved');
  channel.close();
}

/** Calls back whenever another tab has saved a resume; returns the function that ends that. */
export function hearSaved(id: string, onSaved: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(nameOf(id));
  channel.onmessage = onSaved;
  return () => channel.close();
}
