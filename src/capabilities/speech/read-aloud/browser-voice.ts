/** Has the browser's own voice read a text; says nothing where it has none. */
export function readByBrowser(text: string): void {
  if (!window.speechSynthesis) return;
  window.speechSynthesis.cancel();
  const speech = new SpeechSynthesisUtterance(text);
  speech.lang = 'en';
  window.speechSynthesis.speak(speech);
}

export function silenceBrowser(): void {
  window.speechSynthesis?.cancel();
}
