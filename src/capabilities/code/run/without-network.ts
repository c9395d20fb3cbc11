/** What reaches the network, other tabs, this device's storage or another worker. */
const ways = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'importScripts',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'indexedDB',
  'caches',
  'cookieStore',
  'FontFace',
];

const waysOfTheNavigator = ['sendBeacon', 'serviceWorker', 'storage', 'locks'];

/**
 * Takes away what could leave this worker, before anybody's code runs in it. The wall is the policy that the
 * server sends with the worker's file; this stands in front of it.
 */
export function removeNetwork(): void {
  for (const name of ways) remove(globalThis, name);
  for (const name of waysOfTheNavigator) remove(navigator, name);
}

/** Some lie on the object, some on a prototype; both have to go. */
function remove(target: object, name: string): void {
  for (let owner: object | null = target; owner; owner = Object.getPrototypeOf(owner)) {
    if (!Object.hasOwn(owner, name)) continue;
    if (!Reflect.deleteProperty(owner, name)) Reflect.set(owner, name, undefined);
  }
}
