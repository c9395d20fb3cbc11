import { describe, expect, it } from 'vitest';
import {
  initialTurnState,
  isBusy,
  isClosing,
  isOnItsWay,
  type TurnEvent,
  type TurnState,
  type TurnStatus,
  turnAfter,
} from './turn-controller.ts';

const statuses = [
  'answering',
  'checking',
  'lookingForRecordings',
  'submitting',
  'waitingForConnection',
  'skipping',
  'finishing',
  'ended',
] as const satisfies readonly TurnStatus[];

const stateIn = (status: TurnStatus, change: Partial<TurnState> = {}): TurnState => ({
  ...initialTurnState,
  status,
  ...change,
});

/** Where each event leads from `statuses`, in their order; a dot where it changes nothing. */
const table: Record<TurnEvent, string> = {
  endingChosen: 'checking . . . . . . .',
  lookStarted: '. lookingForRecordings . . . . . .',
  lookEnded: '. . checking . . . . .',
  cancelled: '. answering answering . . . . .',
  submit: '. submitting . . . . . .',
  skip: '. skipping . . . . . .',
  finish: '. finishing . . . . . .',
  sent: 'submitting submitting submitting . submitting . . .',
  lostConnection:
    'waitingForConnection waitingForConnection waitingForConnection waitingForConnection . . . .',
  stored: '. . . ended ended . . .',
  refused: '. . . answering answering . . .',
  closed: '. . . . . ended ended .',
  failed: '. . . answering . answering answering .',
  answerChanged: '. . . . . . . .',
  clockChangeStarted: '. . . . . . . .',
  clockChangeEnded: '. . . . . . . .',
};
const events = Object.keys(table) as TurnEvent[];

it.each(events)('%s leads where the table says, and nowhere else', (event) => {
  const after = statuses.map((status) => turnAfter(stateIn(status), event).status);
  const expected = table[event].split(' ').map((to, index) => (to === '.' ? statuses[index] : to));
  expect(after).toEqual(expected);
});

describe.each([
  ['busy', isBusy, statuses.slice(2)],
  ['closing', isClosing, statuses.slice(3)],
  ['on its way', isOnItsWay, ['submitting', 'waitingForConnection']],
] as const)('%s', (_what, is, expected) => {
  it('holds in these states alone', () => {
    expect(statuses.filter((status) => is(stateIn(status)))).toEqual(expected);
  });
});

describe('a change of the clock', () => {
  it('has the buttons wait until the last of several is done', () => {
    const stateAfter = (...events: TurnEvent[]) =>
      events.reduce((state, event) => turnAfter(state, event), initialTurnState);
    const started = 'clockChangeStarted';
    expect(isBusy(stateAfter(started, started, 'clockChangeEnded'))).toBe(true);
    expect(isBusy(stateAfter(started, started, 'clockChangeEnded', 'clockChangeEnded'))).toBe(false);
    expect(stateAfter(started, 'endingChosen').status).toBe('answering');
  });

  it('does not unlock a turn that is being closed', () => {
    const state = stateIn('submitting', { clockChanges: 1 });
    expect(isClosing(turnAfter(state, 'clockChangeEnded'))).toBe(true);
  });
});

describe('what stands in the way', () => {
  it.each<[TurnStatus, TurnEvent]>([
    ['checking', 'cancelled'],
    ['finishing', 'failed'],
  ])('is said of a turn that is %s when it is %s', (status, event) => {
    const state = turnAfter(stateIn(status), event, 'Too long.');
    expect(state).toMatchObject({ status: 'answering', problem: 'Too long.' });
    expect(turnAfter(state, 'answerChanged').problem).toBeNull();
  });

  it('stays while another ending is looked at', () => {
    const state = stateIn('answering', { problem: 'Too long.' });
    expect(turnAfter(state, 'endingChosen').problem).toBe('Too long.');
  });

  it('is not taken from an event that comes too late', () => {
    expect(turnAfter(stateIn('ended'), 'cancelled', 'Too long.').problem).toBeNull();
  });
});

/** Every state that any order of events leads to, with how it was come by. */
function reachable(): [TurnState, TurnEvent, TurnState][] {
  const known = new Map([[JSON.stringify(initialTurnState), initialTurnState]]);
  const steps: [TurnState, TurnEvent, TurnState][] = [];
  for (const state of known.values())
    for (const event of events) {
      const after = turnAfter(state, event);
      steps.push([state, event, after]);
      if (after.clockChanges <= 2) known.set(JSON.stringify(after), after);
    }
  return steps;
}

const stepsTo = (...to: TurnStatus[]) =>
  reachable().filter(([before, , after]) => before.status !== after.status && to.includes(after.status));

describe('in whatever order the events come', () => {
  it('every state is reached, and only the end is left no more', () => {
    const left = new Set(
      reachable().map(([before, , after]) => before.status !== after.status && before.status),
    );
    expect(statuses.filter((status) => !left.has(status))).toEqual(['ended']);
  });

  it('there is one ending at a time: each begins from the check, and none within another', () => {
    expect(new Set(stepsTo('skipping', 'finishing').map(([before]) => before.status))).toEqual(
      new Set(['checking']),
    );
    const chosen = stepsTo('checking').filter(([, event]) => event === 'endingChosen');
    expect(new Set(chosen.map(([before]) => before.status))).toEqual(new Set(['answering']));
  });

  it('only the server ends a turn', () => {
    expect(new Set(stepsTo('ended').map(([, event]) => event))).toEqual(new Set(['stored', 'closed']));
  });

  it('an ending that fails leads back to answering, where the text can be changed', () => {
    const failed = reachable().filter(([before, event]) => event === 'failed' && isClosing(before));
    const ended = failed.filter(([, , after]) => isClosing(after)).map(([before]) => before.status);
    expect(new Set(ended)).toEqual(new Set(['waitingForConnection', 'ended']));
  });

  it('time is held from the submission until the answer is stored or refused, also without a connection', () => {
    const ends = reachable().filter(([before, , after]) => isOnItsWay(before) && !isOnItsWay(after));
    expect(new Set(ends.map(([, event]) => event))).toEqual(new Set(['stored', 'refused', 'failed']));
    const begins = reachable().filter(([before, , after]) => !isOnItsWay(before) && isOnItsWay(after));
    expect(new Set(begins.map(([, event]) => event))).toEqual(new Set(['submit', 'sent', 'lostConnection']));
  });
});
