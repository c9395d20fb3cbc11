import { startPython } from './python-interpreter.ts';
import { serveInterpreter } from './serve-interpreter.ts';

serveInterpreter(startPython);
