import { MESSAGE_CHARACTERS } from './limits.ts';

/**
 * Run in a realm before the program of somebody unknown: it holds fast to what a call needs, so that the program
 * cannot change it, and hands it out as functions that only the host has. `note` takes the length of a line that
 * is written to the console.
 */
export const REALM_PRELUDE = `(note) => {
  'use strict';
  const { Array, Error, JSON, Number, Reflect, String, TypeError } = globalThis;
  const { isArray } = Array;
  const { isFinite } = Number;
  const { parse, stringify } = JSON;
  const { apply } = Reflect;
  const { slice } = String.prototype;

  const log = (...values) => {
    let length = 1;
    for (let i = 0; i < values.length; i += 1) length += typeof values[i] === 'string' ? values[i].length : 10;
    note(length);
  };
  globalThis.console = { log, info: log, warn: log, error: log, debug: log };

  const call = (program, json) => apply(program, undefined, parse(json));

  /** JSON would silently change what it has no word for; only a property that is undefined is left out. */
  function plain(key, value) {
    if (typeof value === 'number' && !isFinite(value)) throw new TypeError('it holds ' + String(value));
    if (typeof value === 'bigint') throw new TypeError('it holds a BigInt');
    if (isArray(this) && (value === undefined || typeof value === 'function' || typeof value === 'symbol'))
      throw new TypeError('a list in it holds ' + typeof value);
    return value;
  }
  const serialize = (value) => stringify(value, plain);

  // Without a prototype, on which the program could have put a toJSON.
  const told = (name, message, stack) => stringify({ __proto__: null, name, message, stack });
  const cut = (value) => apply(slice, String(value), [0, ${MESSAGE_CHARACTERS}]);
  const describe = (thrown) =>
    thrown instanceof Error
      ? told(cut(thrown.name), cut(thrown.message), cut(thrown.stack))
      : told('Thrown', cut(thrown), '');

  return (name, ...values) => apply({ call, serialize, describe }[name], undefined, values);
}`;
