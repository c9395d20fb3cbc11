export type TurnStatus =
  | 'answering'
  /** One of the endings was chosen: it is looked at, and perhaps asked, whether it may go on; typing goes on meanwhile. */
  | 'checking'
  /** The same, while it is found out whether something that was said is missing in the answer. */
  | 'lookingForRecordings'
  | 'submitting'
  /** Submitted and not stored: it is sent again by itself. */
  | 'waitingForConnection'
  | 'skipping'
  | 'finishing'
  /** The server has closed the turn; what comes next is about to be shown. */
  | 'ended';

export interface TurnState {
  readonly status: TurnStatus;
  /** Why the answer cannot be submitted, or the interview not be finished, as it is. */
  readonly problem: string | null;
  /** How many changes of the clock are under way that the buttons wait for. */
  readonly clockChanges: number;
}

type StatusEvent =
  | 'endingChosen'
  | 'lookStarted'
  | 'lookEnded'
  /** The ending does not go on: something is missing, is waited for, or was not confirmed. */
  | 'cancelled'
  | 'submit'
  | 'skip'
  | 'finish'
  /** An answer is being sent, perhaps one of an earlier page. */
  | 'sent'
  | 'lostConnection'
  /** The server has stored the answer to this turn. */
  | 'stored'
  /** No answer is on its way any more, and this turn is still open. */
  | 'refused'
  /** The server has skipped the question, or finished the interview. */
  | 'closed'
  | 'failed';

type OtherEvent = 'answerChanged' | 'clockChangeStarted' | 'clockChangeEnded';

export type TurnEvent = StatusEvent | OtherEvent;

export const initialTurnState: TurnState = { status: 'answering', problem: null, clockChanges: 0 };

/** Where each event leads, by where it comes; anywhere else it changes nothing. */
const transitions: Record<StatusEvent, Partial<Record<TurnStatus, TurnStatus>>> = {
  endingChosen: { answering: 'checking' },
  lookStarted: { checking: 'lookingForRecordings' },
  lookEnded: { lookingForRecordings: 'checking' },
  cancelled: { checking: 'answering', lookingForRecordings: 'answering' },
  submit: { checking: 'submitting' },
  skip: { checking: 'skipping' },
  finish: { checking: 'finishing' },
  sent: {
    answering: 'submitting',
    checking: 'submitting',
    lookingForRecordings: 'submitting',
    waitingForConnection: 'submitting',
  },
  lostConnection: {
    answering: 'waitingForConnection',
    checking: 'waitingForConnection',
    lookingForRecordings: 'waitingForConnection',
    submitting: 'waitingForConnection',
  },
  stored: { submitting: 'ended', waitingForConnection: 'ended' },
  refused: { submitting: 'answering', waitingForConnection: 'answering' },
  closed: { skipping: 'ended', finishing: 'ended' },
  failed: { submitting: 'answering', skipping: 'answering', finishing: 'answering' },
};

/** The turn after one more event, and what it says stands in the way; the same object where nothing changes. */
export function turnAfter(state: TurnState, event: TurnEvent, problem = state.problem): TurnState {
  switch (event) {
    case 'answerChanged':
      return state.problem === null ? state : { ...state, problem: null };
    case 'clockChangeStarted':
      return { ...state, clockChanges: state.clockChanges + 1 };
    case 'clockChangeEnded':
      return { ...state, clockChanges: Math.max(0, state.clockChanges - 1) };
    case 'endingChosen':
      return state.clockChanges > 0 ? state : moved(state, event, problem);
    default:
      return moved(state, event, problem);
  }
}

function moved(state: TurnState, event: StatusEvent, problem: string | null): TurnState {
  const status = transitions[event][state.status];
  return status === undefined ? state : { ...state, status, problem };
}

/** An answer was submitted that is not stored yet: nobody pays for that time. */
export const isOnItsWay = ({ status }: TurnState): boolean =>
  status === 'submitting' || status === 'waitingForConnection';

/** One of the buttons is at work; the others wait for it. */
export const isBusy = ({ status, clockChanges }: TurnState): boolean =>
  clockChanges > 0 || (status !== 'answering' && status !== 'checking');

/** The turn is being closed: nothing may be typed that would be left out. */
export const isClosing = (state: TurnState): boolean =>
  isOnItsWay(state) || ['skipping', 'finishing', 'ended'].includes(state.status);
