import { startJavaScript } from './javascript-interpreter.ts';
import { serveInterpreter } from './serve-interpreter.ts';

serveInterpreter(({ wasm = new ArrayBuffer() }) => startJavaScript(wasm));
