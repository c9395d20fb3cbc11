import type { CheckState } from '../check-state.ts';

export type MediaDevice = 'camera' | 'microphone';

/** Why there is no picture or sound. */
export type MediaProblem =
  | 'insecure'
  | 'unsupported'
  | 'blocked'
  | 'missing'
  | 'busy'
  | 'ended'
  | 'silent'
  | 'unknown';

const problemsByName: Readonly<Record<string, MediaProblem>> = {
  NotAllowedError: 'blocked',
  SecurityError: 'blocked',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Which problem it is that `getUserMedia` was refused with. */
export function mediaProblemOf(error: unknown): MediaProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return problemsByName[name] ?? 'unknown';
}

/** What went wrong with a device, and what somebody can do about it. */
export function mediaFailure(device: MediaDevice, problem: MediaProblem): CheckState {
  const [text, remedy] = texts[problem](device);
  return { kind: 'failed', text, remedy };
}

const texts: Record<MediaProblem, (device: MediaDevice) => [text: string, remedy: string]> = {
  insecure: (device) => [
    `The browser offers no ${device} on this page.`,
    'It does so only on a secure connection. Open the page at its address with https.',
  ],
  unsupported: (device) => [
    `This browser offers no ${device} to a page.`,
    'Open the interview in a current version of Chrome, Edge, Firefox or Safari.',
  ],
  blocked: (device) => [
    `The ${device} is blocked for this page.`,
    `Allow the ${device} beside the address of the page, and in the settings of your system, then check again.`,
  ],
  missing: (device) => [
    `No ${device} was found.`,
    'Plug one in or switch it on. Some laptops have a key or a slide for it. Then check again.',
  ],
  busy: (device) => [
    `The ${device} is there but cannot be used.`,
    'Another program or tab may be using it. Close it, then check again.',
  ],
  ended: (device) => [
    `The ${device} stopped.`,
    'It was unplugged, or its permission was taken back. Connect it, then check again.',
  ],
  silent: (device) => [
    `Nothing is heard from the ${device}.`,
    'See that it is not muted and that the browser uses the right one, then check again.',
  ],
  unknown: (device) => [
    `The ${device} could not be opened.`,
    'Check again. If it fails once more, restart the browser.',
  ],
};
