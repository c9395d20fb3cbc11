import { isRead } from './classify-call.ts';
import { codeOf } from './server-text.ts';

/** Waited besides, by chance: those who were refused together do not come together again. */
const SPREAD_MS = 1000;
const OVERLOADED = 503;
/** What the server says where it did nothing for a request. */
const NOT_BEGUN = 'not_begun';

/**
 * Sends a request again where an overloaded server names a time to wait (D31), as long as that ends before `end`, a time
 * of the page's clock: then its refusal is the answer. A write only where nothing was begun for it: all else may have
 * been done already.
 */
export async function sendAgain(
  refusal: Response,
  request: Request,
  signal: AbortSignal,
  end: number,
): Promise<Response> {
  let response = refusal;
  for (;;) {
    const seconds = Number(response.headers.get('Retry-After'));
    if (response.status !== OVERLOADED || !(seconds > 0)) return response;
    const wait = seconds * 1000 + Math.random() * SPREAD_MS;
    if (performance.now() + wait >= end) return response;
    if (!isRead(request.method) && !(await isNotBegun(response))) return response;
    await response.body?.cancel();
    await pause(wait, signal);
    response = await fetch(request.clone(), { signal });
  }
}

async function isNotBegun(response: Response): Promise<boolean> {
  try {
    return codeOf(await response.clone().json()) === NOT_BEGUN;
  } catch {
    return false;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
