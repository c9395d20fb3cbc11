import type { CodeLanguage } from '../../../../openapi/gen/types.gen.ts';
import type { RuntimeFiles } from './runner-protocol.ts';

/** The files of each runtime besides its worker, from our own server. */
const addresses: Record<CodeLanguage, Readonly<Record<string, URL>>> = {
  javascript: {
    wasm: new URL('@jitl/quickjs-wasmfile-release-sync/wasm', import.meta.url),
  },
  python: {
    wasm: new URL('pyodide/pyodide.asm.wasm', import.meta.url),
    library: new URL('pyodide/python_stdlib.zip', import.meta.url),
  },
};

const fetched = new Map<CodeLanguage, Promise<RuntimeFiles>>();

/** Fetched once for a page; what failed is asked for again. */
export function runtimeFiles(language: CodeLanguage): Promise<RuntimeFiles> {
  const known = fetched.get(language);
  if (known) return known;
  const files = fetchAll(addresses[language]);
  fetched.set(language, files);
  files.catch(() => fetched.delete(language));
  return files;
}

async function fetchAll(urls: Readonly<Record<string, URL>>): Promise<RuntimeFiles> {
  const named = Object.entries(urls).map(async ([name, url]) => {
    const reply = await fetch(url);
    if (!reply.ok) throw new Error(`${url.pathname} answered ${reply.status}.`);
    return [name, await reply.arrayBuffer()] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}
