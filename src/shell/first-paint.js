/*
 * Runs in the page before anything is drawn: sets the colour scheme, so that nothing flashes, and asks for
 * the code of the screen at this address. The build puts the screens before it: pattern, outline, role, files.
 */
((screens) => {
  const root = document.documentElement;
  const { search, hash, hostname, pathname } = location;
  const tried = (read) => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  const stored = (key) => tried(() => localStorage.getItem(key));
  const { accessToken, user } = tried(() => JSON.parse(stored('auth'))) ?? {};

  const mode = stored('mui-mode') || 'system';
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.scheme = isDark ? 'dark' : 'light';

  // The page may have come with its text.
  const { html } = root.dataset;
  if (html) {
    const wants = new URLSearchParams(search);
    // What a provider sent back, the page before this one handed over, or was tried in this tab, is not in it.
    const hasTried = pathname === '/' && tried(() => sessionStorage.getItem('candor.trial'));
    // As `kept-link.ts` has it: what the link leads to takes the place of the choice.
    const isInvited = /^#(?:invitation|join)=/.test(hash);
    const hasMore = wants.has('code') || wants.has('error') || history.state?.usr || hasTried || isInvited;
    if (hasMore || (accessToken && html === 'guests')) root.dataset.html = 'unfit';
    const has = [wants.get('reason')];
    // As `can-use-passkeys.ts` has it.
    if ('PublicKeyCredential' in window && !/^\d+(\.\d+){3}$|^\[/.test(hostname)) has.push('passkeys');
    root.dataset.has = has.join(' ');
    holdBack();
    awaitScripts();
  }

  const screen = screens.find(([pattern]) => new RegExp(pattern).test(pathname));
  if (!screen) return;
  const [, outline, role, files] = screen;
  root.dataset.shell = outline;
  root.dataset.navigation = stored('navigation') ?? '';
  // A page of one role is never downloaded for another, nor for nobody.
  if (role && !(accessToken && role === user?.role)) return;
  // They say what they have; the application's script runs it, whichever is there first.
  for (const src of files) {
    const script = Object.assign(document.createElement('script'), {
      src,
      async: false,
      fetchPriority: 'high',
    });
    // It is asked for again once it is needed.
    script.onerror = () => script.remove();
    document.head.append(script);
  }

  /** The typeface comes last: until then its stand-in is there, and a press waits for nothing but scripts. */
  function awaitScripts() {
    addEventListener('candor:taken-over', () => {
      document.getElementById('typeface').media = 'all';
    });
  }

  /** What is pressed, and a form that is sent, before there is code for it waits for that. */
  function holdBack() {
    const pressed = new Set();
    let sent;
    const holdPress = ({ target }) => {
      const button = target.closest?.('button[type="button"]');
      if (!button) return;
      button.dataset.held = '';
      pressed.add(button);
    };
    const holdSubmit = (event) => {
      event.preventDefault();
      sent = event.target;
    };
    addEventListener('click', holdPress, true);
    addEventListener('submit', holdSubmit, true);
    addEventListener('candor:taken-over', () => {
      removeEventListener('click', holdPress, true);
      removeEventListener('submit', holdSubmit, true);
      // Once the form knows what was typed.
      setTimeout(() => {
        for (const button of pressed) {
          delete button.dataset.held;
          button.click();
        }
        sent?.requestSubmit();
      });
    });
  }
})(JSON.parse(document.getElementById('screens').textContent));
