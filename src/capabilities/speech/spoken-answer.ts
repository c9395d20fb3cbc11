import { makeAutoObservable } from 'mobx';
import type { Recording } from '../../../openapi/gen/types.gen.ts';
import type { CheckState } from '../device-check/check-state.ts';
import type { TurnKey } from '../drafts/draft-storage.ts';
import { OpenMicrophone } from './recording/open-microphone.ts';
import type { KeptRecording } from './recording/recording-storage.ts';
import type { RecordingUpload } from './recording/recording-upload.ts';
import { removedThere } from './recording/removed-there.ts';
import { type RecordingAttemptPorts, RecordingAttempts } from './recording-attempts.ts';
import { RecordingSearch } from './recording-search.ts';

/** `recording`: the server lacks a part of it; `words`: the server has it, and its words are not in the answer. */
export type MissingSpeech = 'recording' | 'words' | null;

/** What this device has and the server may lack a part of. */
type LastAttempt = Pick<RecordingAttempts, 'own' | 'leftover'>;

const notRemoved =
  'The recording is not removed yet: the server still has it, or what arrived of it. Remove it again once you are connected.';

const notSubmitted =
  'Your answer is not submitted and your recording is not removed: its words came while you were asked.';

/** Answering one turn by speaking: what is recorded, what was before, and what of it is to get into the answer. */
export class SpokenAnswer {
  /** *Done* was chosen before all that was said was in the answer. */
  isAwaited = false;
  /** The answer is submitted as it is typed, without the recording or its words. */
  isLeftOut = false;
  /** It goes for good, also what of it the server has. */
  isGivenUp = false;
  /** How many recordings were put into the answer since the last one began. */
  writtenCount = 0;
  /** What was hardly understood and is in the answer; null where nothing such is. */
  poorTranscript: string | null = null;
  /** Said before how the recordings stand: what was confirmed and is not done; null where all is. */
  notice: string | null = null;
  readonly recordingAttempts: RecordingAttempts;
  readonly #mic = new OpenMicrophone();
  readonly #ports: RecordingAttemptPorts;
  /** What was hardly understood, and the candidate took. */
  private usedPoor: RecordingUpload | null = null;
  readonly #search = new RecordingSearch();
  /** Settles once it is known what an earlier page left. */
  #lookedAround: Promise<void> = Promise.resolve();

  constructor(key: TurnKey, ports: RecordingAttemptPorts) {
    this.#ports = ports;
    this.recordingAttempts = new RecordingAttempts(key, ports);
    makeAutoObservable(this, { recordingAttempts: false }, { autoBind: true, deep: false });
  }

  /** How opening the microphone went; `running` while the browser asks for permission. */
  get microphone(): CheckState {
    return this.#mic.state;
  }

  /** Open while somebody is recorded. */
  get stream(): MediaStream | null {
    return this.#mic.stream;
  }

  /** The recording that is waited for, or decided on, first. */
  get upload(): RecordingUpload | null {
    return this.recordingAttempts.atHand;
  }

  /** On this device and not handed over: the candidate decides what becomes of it. */
  get leftover(): KeptRecording | null {
    return this.recordingAttempts.leftover;
  }

  /** What was said is not in the answer yet, and may still get there by itself. */
  get isOpen(): boolean {
    const phase = this.upload?.phase;
    return phase === 'recording' || phase === 'sending' || phase === 'transcribing';
  }

  /** The server has all of it, and its words are waited for. */
  get isBeingWritten(): boolean {
    return this.upload?.phase === 'transcribing';
  }

  /** It is not known whether something was recorded elsewhere. */
  get isUnknown(): boolean {
    return this.#search.isOpen;
  }

  /** The last recording is in the answer. */
  get isWritten(): boolean {
    return this.writtenCount > 0;
  }

  /** *Done* waits for it, and its words may still get into the answer: it can be submitted without. */
  get canBeLeftOut(): boolean {
    return this.isAwaited && this.isWaitedFor;
  }

  /** The server has all of it, so that it stays with the answer whatever becomes of its words. */
  get staysWithAnswer(): boolean {
    return this.upload !== null && !this.isUnsent;
  }

  /** There is a recording of which the server does not have all: it goes with its turn. */
  get isUnsent(): boolean {
    return this.recordingAttempts.isUnsent || (this.isGivenUp && this.recordingAttempts.own !== null);
  }

  /** What of the recordings is not in the answer as it stands; null where nothing is missing. */
  get missing(): MissingSpeech {
    if (this.isUnsent) return 'recording';
    return this.recordingAttempts.all.some(
      (recordingAttempt) => this.isLeftOut || !this.isUnderstood(recordingAttempt),
    )
      ? 'words'
      : null;
  }

  /** The recording whose words belong into the answer next; null where none do, or the answer is on its way without. */
  get understood(): RecordingUpload | null {
    return (!this.isLeftOut && this.recordingAttempts.all.find(this.isUnderstood)) || null;
  }

  /** Takes the little that was understood for the candidate to correct. */
  usePoorAudio(): void {
    this.usedPoor = this.upload;
  }

  /** Takes up what an earlier page left of this turn, and forgets what no turn waits for. */
  begin(): void {
    this.#lookedAround = this.recordingAttempts.begin();
  }

  /** Sends what waits, now. Called when the network is back and after a login. */
  async drain(): Promise<void> {
    await Promise.all([this.recordingAttempts.drain(), this.#search.again()]);
  }

  /** Ends what this page does; what is kept on this device is offered again. */
  stop(): void {
    this.recordingAttempts.stop();
    this.#mic.stop();
  }

  async record(maxSeconds: number): Promise<void> {
    if (this.isOpen || this.#mic.isOpening) return;
    const begin = async (format: string) => {
      const upload = await this.recordingAttempts.record(format);
      this.startAfresh();
      return upload;
    };
    await this.#mic.record(maxSeconds, begin, (upload) => ({
      isWanted: () => upload === this.recordingAttempts.own,
      onEnd: () => void this.recordingAttempts.end(upload),
    }));
  }

  stopRecording(): void {
    this.#mic.stop();
  }

  /** Ends a recording and has all of it on this device, where the next page finds it. */
  async handOver(): Promise<void> {
    const { own } = this.recordingAttempts;
    this.recordingAttempts.stop();
    await this.#mic.end();
    await own?.whenKept();
  }

  /** Goes on with recordings that the server has all of, where this device has none of them. */
  continueWith(find: () => Promise<readonly Recording[]>): Promise<void> {
    return this.#search.begin(async () => {
      await this.#lookedAround;
      const found = await find();
      return this.isLeftOut ? [] : this.recordingAttempts.add(found);
    });
  }

  /** Once it is known what was recorded elsewhere, as far as that can be known soon. */
  whenKnown(): Promise<void> {
    return this.#search.whenKnown();
  }

  /** The transcript of a recording is in the answer: this device need not hold on to it. */
  async written(recordingAttempt: RecordingUpload): Promise<void> {
    this.poorTranscript =
      recordingAttempt.phase === 'poor_audio' ? (recordingAttempt.server?.transcript ?? '') : null;
    const forgotten = this.recordingAttempts.forget(recordingAttempt);
    this.writtenCount += 1;
    this.isAwaited &&= this.isWaitedFor;
    await forgotten;
  }

  /**
   * Removes the recording, here and on the server; what it was written down as stays where it is. `own`, `leftover`: as
   * they were when it was chosen, as the upload may end while that is asked.
   */
  async discard({ own, leftover }: LastAttempt = this.recordingAttempts): Promise<void> {
    own?.giveUp();
    await this.#mic.end();
    const serverId = (own?.recording ?? leftover)?.serverId;
    const isRemoved = !serverId || (await removedThere(this.#ports.discard(serverId)));
    if (isRemoved) await this.recordingAttempts.forgetOwn();
    else if (own) await this.recordingAttempts.setAside(own);
    this.startAfresh();
    this.say(isRemoved ? null : notRemoved);
  }

  /** Removes a recording that the server has, be it the last one or an earlier take. */
  async discardRecordingAttempt(recordingId: string): Promise<void> {
    const recordingAttempt = this.recordingAttempts.all.find(
      ({ recording }) => recording.serverId === recordingId,
    );
    if (recordingAttempt) await this.recordingAttempts.forget(recordingAttempt);
    const isRemoved = await removedThere(this.#ports.discard(recordingId));
    if (isRemoved) this.recordingAttempts.decideOn(recordingId);
    this.say(isRemoved ? null : notRemoved);
  }

  /** Says that the answer is not submitted, as words of a recording came while it was asked to go without. */
  sayNotSubmitted(): void {
    this.say(notSubmitted);
  }

  /** Lets this page and this device forget all of it. */
  async forget(): Promise<void> {
    this.#mic.stop();
    const forgotten = this.recordingAttempts.forgetAll();
    this.startAfresh();
    await forgotten;
  }

  /** Sends no more, and puts no words into an answer that is on its way; all stays here until that is stored. */
  leaveOut(): void {
    this.isLeftOut = this.missing !== null || this.isUnknown;
    this.recordingAttempts.halt();
  }

  /** The same of a recording that is to go for good; answers under what name some of it may be on the server. */
  giveUp(): string | null {
    this.isGivenUp = true;
    this.isLeftOut = true;
    return this.recordingAttempts.giveUp();
  }

  /**
   * Closes the turn without a recording that the server lacks a part of: the rest of it does not arrive meanwhile. It
   * is handed over after all where the turn is not closed.
   */
  async without(close: () => Promise<boolean>): Promise<boolean> {
    await this.#mic.end();
    await this.recordingAttempts.withdraw();
    const isClosed = await close();
    if (!isClosed) this.recordingAttempts.restore();
    return isClosed;
  }

  /**
   * Whether *Done* has to wait: a recording under way is stopped, and what was said is not in the answer. `isAnswer`:
   * what is typed could be submitted without it.
   */
  holdsBack(isAnswer: boolean): boolean {
    this.#mic.stop();
    this.notice = null;
    this.isAwaited = isAnswer ? this.isWaitedFor : this.isOpen || this.leftover !== null;
    return this.isAwaited;
  }

  private say(notice: string | null): void {
    this.notice = notice;
    this.isAwaited &&= this.isWaitedFor;
  }

  private get isWaitedFor(): boolean {
    const isUndecided = this.leftover !== null || this.recordingAttempts.undecided.length > 0;
    return this.isOpen || isUndecided || this.upload?.phase === 'failed' || this.isUnknown;
  }

  private isUnderstood(recordingAttempt: RecordingUpload): boolean {
    return (
      recordingAttempt.phase === 'transcribed' ||
      (recordingAttempt.phase === 'poor_audio' && recordingAttempt === this.usedPoor)
    );
  }

  /** Another recording begins, or one is gone. */
  private startAfresh(): void {
    this.notice = null;
    this.isAwaited = false;
    this.isLeftOut = false;
    this.isGivenUp = false;
    this.writtenCount = 0;
    this.poorTranscript = null;
  }
}
