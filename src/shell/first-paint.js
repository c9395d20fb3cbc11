/*
 * Runs in the page before anything is drawn: sets the colour scheme, so that nothing flashes, and asks for
 * the code of the screen at this address. The build fills in the screens: pattern, outline, role, files.
 */
((screens) => {
  const root = document.documentElement;
  const { search, hostname, pathname } = location;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const saved = () => {
    try {
      return JSON.parse(stored('auth')) ?? {};
    } catch {
      return {};
    }
  };
  const { accessToken, user } = saved();

  const mode = stored('mui-mode') || 'system';
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.scheme = isDark ? 'dark' : 'light';

  // The page may have come with its text.
  const { html } = root.dataset;
  if (html) {
    const wants = new URLSearchParams(search);
    // What a provider sent back, or the page before this one handed over, is not in it.
    const hasMore = wants.has('code') || wants.has('error') || history.state?.usr;
    if (hasMore || (accessToken && html === 'guests')) root.dataset.html = 'unfit';
    const has = [wants.get('reason')];
    // As `can-use-passkeys.ts` has it.
    if ('PublicKeyCredential' in window && !/^\d+(\.\d+){3}$|^\[/.test(hostname)) has.push('passkeys');
    root.dataset.has = has.join(' ');
    holdSubmits();
  }

  const screen = screens.find(([pattern]) => new RegExp(pattern).test(pathname));
  if (!screen) return;
  const [, outline, role, files] = screen;
  root.dataset.shell = outline;
  root.dataset.navigation = stored('navigation') ?? '';
  // A page of one role is never downloaded for another, nor for nobody.
  if (role && !(accessToken && role === user?.role)) return;
  for (const href of files)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    );

  /** A form that is sent before there is code for it waits for that. */
  function holdSubmits() {
    let held;
    const hold = (event) => {
      event.preventDefault();
      held = event.target;
    };
    addEventListener('submit', hold, true);
    addEventListener('candor:taken-over', () => {
      removeEventListener('submit', hold, true);
      // Once the form knows what was typed.
      setTimeout(() => held?.requestSubmit());
    });
  }
})(/* screens */ []);
