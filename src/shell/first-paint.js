/*
 * Runs in the page before anything is drawn: sets the colour scheme, so that nothing flashes, and asks for
 * the code of the screen at this address. The build fills in the screens: pattern, outline, role, files.
 */
((screens) => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const savedRole = () => {
    try {
      const { accessToken, user } = JSON.parse(stored('auth'));
      return accessToken && user.role;
    } catch {
      return null;
    }
  };

  const mode = stored('mui-mode') || 'system';
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.scheme = isDark ? 'dark' : 'light';

  const screen = screens.find(([pattern]) => new RegExp(pattern).test(location.pathname));
  if (!screen) return;
  const [, outline, role, files] = screen;
  root.dataset.shell = outline;
  // A page of one role is never downloaded for another, nor for nobody.
  if (role && role !== savedRole()) return;
  for (const href of files)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    );
})(/* screens */ []);
