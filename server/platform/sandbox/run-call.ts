import type { QuickJSHandle } from 'quickjs-emscripten-core';
import type { CallRun, LoadedProgram } from './case-run.ts';
import { BROKEN, CallFailed, TOO_LONG_A_RESULT } from './failures.ts';
import { RESULT_CHARACTERS } from './limits.ts';
import { Realm, type Stepped } from './realm.ts';
import { FILE_NAME, readThrown, thrownSentence } from './thrown.ts';

/** Runs a program in a realm of its own and calls its function once, with a list of arguments as JSON. */
export async function runCall(
  wasmModule: WebAssembly.Module,
  { source, functionName, cpuMs }: LoadedProgram,
  argumentsJson: string,
): Promise<CallRun> {
  try {
    const realm = await Realm.open(wasmModule, cpuMs);
    valueFrom(realm, realm.evaluate(source, FILE_NAME));
    const program = findFunction(realm, functionName);
    const given = realm.context.newString(argumentsJson);
    return { kind: 'result', json: jsonOf(realm, valueFrom(realm, realm.own('call', program, given))) };
  } catch (error) {
    return error instanceof CallFailed ? error.failure : BROKEN;
  }
}

/** However it was declared; its name is an identifier of our own. */
function findFunction(realm: Realm, name: string): QuickJSHandle {
  const found = realm.evaluate(`typeof ${name} === 'function' ? ${name} : null`, FILE_NAME);
  if ('value' in found && realm.context.typeof(found.value) === 'function') return found.value;
  throw new CallFailed({ kind: 'error', message: `There is no function called ${name}.` });
}

function valueFrom(realm: Realm, stepped: Stepped): QuickJSHandle {
  if ('value' in stepped) return stepped.value;
  throw new CallFailed({ kind: 'error', message: thrownSentence(readThrown(realm, stepped.thrown)) });
}

function jsonOf(realm: Realm, value: QuickJSHandle): string {
  const { context } = realm;
  if (isPromise(realm, value)) throw noJson('The function returned a promise, not its result.');
  const serialized = realm.own('serialize', value);
  if ('thrown' in serialized) {
    throw noJson(`What the function returned is no JSON: ${readThrown(realm, serialized.thrown).message}.`);
  }
  const { value: json } = serialized;
  if (context.typeof(json) !== 'string')
    throw noJson(`The function returned ${named(context.typeof(value))}.`);
  if (context.getNumber(context.getProp(json, 'length')) > RESULT_CHARACTERS) {
    throw new CallFailed(TOO_LONG_A_RESULT);
  }
  return context.getString(json);
}

function isPromise({ context }: Realm, value: QuickJSHandle): boolean {
  const state = context.getPromiseState(value);
  return state.type !== 'fulfilled' || !state.notAPromise;
}

const named = (type: string) => (type === 'undefined' ? type : `a ${type}`);

function noJson(message: string): CallFailed {
  return new CallFailed({ kind: 'no_json', message });
}
