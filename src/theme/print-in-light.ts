/**
 * Prints pages in the light scheme from now on: paper is white, and browsers leave dark grounds out. Returns the
 * function that ends this.
 */
export function printInLight(): () => void {
  const { dataset } = document.documentElement;
  let shown: string | undefined;
  const lighten = () => {
    shown = dataset['scheme'];
    dataset['scheme'] = 'light';
  };
  const restore = () => {
    dataset['scheme'] = shown;
  };
  window.addEventListener('beforeprint', lighten);
  window.addEventListener('afterprint', restore);
  return () => {
    window.removeEventListener('beforeprint', lighten);
    window.removeEventListener('afterprint', restore);
  };
}
