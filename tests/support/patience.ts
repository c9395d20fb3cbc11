/** What a page is to show may take long on a busy machine; only what fails takes longer. */
if (typeof document !== 'undefined') {
  await import('./cheap-window.ts');
  const { configure, getConfig } = await import('@testing-library/react');
  const { getElementError } = getConfig();
  const isAwaited = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  configure({
    asyncUtilTimeout: 60_000,
    // Each try of what is waited for would write the page out; it is written once the time is over.
    getElementError(message, container) {
      if (!isAwaited()) return getElementError(message, container);
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    },
  });
}

export {};
