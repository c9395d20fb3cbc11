import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Components whose code is there, by what loads it. */
const arrived = new WeakMap<object, unknown>();

/** Loads a component, and remembers that it is there. */
export async function arrive<Props>(load: Load<Props>): Promise<void> {
  arrived.set(load, await load());
}

/** A lazy component that does not suspend once it has arrived, so that the HTML of the page is taken over in one piece. */
export const lazyOf = <Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => {
    const here = arrived.get(load) as ComponentType<Props> | undefined;
    return here ? atOnce({ default: here }) : load().then((component) => ({ default: component }));
  });

/** A promise that calls back before it returns: React then goes on without a pause. */
const atOnce = <Value>(value: Value): Promise<Value> =>
  // biome-ignore lint/suspicious/noThenProperty: React asks for nothing else of a lazy component
  Object.assign(Promise.resolve(value), { then: (resolve: (value: Value) => void) => resolve(value) });
