/** What a page is to show may take long on a busy machine; only what fails takes longer. */
if (typeof document !== 'undefined') {
  await import('./cheap-window.ts');
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
}

export {};
