import { makeAutoObservable } from 'mobx';
import type { Recording } from '../../../api/gen/types.gen.ts';
import { type CheckState, idle } from '../device-check/check-state.ts';
import { mediaFailure, mediaProblemOf } from '../device-check/media/media-problem.ts';
import { letGo, openMedia } from '../device-check/media/open-media.ts';
import type { TurnKey } from '../drafts/draft-storage.ts';
import { leftRecording } from './recording/left-recording.ts';
import { newRecording } from './recording/new-recording.ts';
import { type Recordable, type Recorder, recordInto } from './recording/record-into.ts';
import { recordingFormat } from './recording/recording-format.ts';
import type { KeptRecording, RecordingStorage } from './recording/recording-storage.ts';
import { RecordingUpload, type UploadPorts } from './recording/recording-upload.ts';

interface SpokenAnswerPorts extends UploadPorts {
  /** Being opened: somebody may speak before it is. */
  readonly storage: Promise<RecordingStorage>;
  readonly discard: (recordingId: string) => Promise<unknown>;
}

/** `recording`: the server lacks a part of it; `words`: the server has it, and its words are not in the answer. */
export type MissingSpeech = 'recording' | 'words' | null;

/** Answering one turn by speaking: the microphone, the recording under way, and what an earlier page left. */
export class SpokenAnswer {
  /** How opening the microphone went; `running` while the browser asks for permission. */
  microphone: CheckState = idle;
  /** Open while somebody is recorded. */
  stream: MediaStream | null = null;
  upload: RecordingUpload | null = null;
  /** On this device and not handed over: the candidate decides what becomes of it. */
  leftover: KeptRecording | null = null;
  /** *Done* was chosen before the transcript was there. */
  isAwaited = false;
  /** The answer is handed in as it is typed, without the recording or its words. */
  isLeftOut = false;
  /** It goes for good, also what of it the server has. */
  isGivenUp = false;
  /** The last recording is in the answer. */
  isWritten = false;
  /** The candidate took what was hardly understood. */
  usesPoorAudio = false;
  /** What was hardly understood and is in the answer; null where nothing such is. */
  poorTranscript: string | null = null;
  private readonly key: TurnKey;
  private readonly ports: SpokenAnswerPorts;
  private recorder: Recorder | null = null;
  private isStopped = false;
  /** Settles once it is known what an earlier page left. */
  private lookedAround: Promise<void> = Promise.resolve();

  constructor(key: TurnKey, ports: SpokenAnswerPorts) {
    this.key = key;
    this.ports = ports;
    const plain = {
      key: false,
      ports: false,
      recorder: false,
      isStopped: false,
      lookedAround: false,
    } as const;
    makeAutoObservable<this, keyof typeof plain>(this, plain, { autoBind: true, deep: false });
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

  /** *Done* waits for it, and its words may still get into the answer: it can be handed in without. */
  get canBeLeftOut(): boolean {
    return this.isAwaited && (this.isOpen || this.leftover !== null || this.upload?.phase === 'failed');
  }

  /** The server has all of it, so that it stays with the answer whatever becomes of its words. */
  get staysWithAnswer(): boolean {
    return !this.isGivenUp && (this.upload?.recording.isFinished ?? false);
  }

  /** There is a recording of which the server does not have all: it goes with its turn. */
  get isUnsent(): boolean {
    return this.leftover !== null || (this.upload !== null && !this.staysWithAnswer);
  }

  /** What of the recording is not in the answer as it stands; null where nothing is missing. */
  get missing(): MissingSpeech {
    if (this.isUnsent) return 'recording';
    return this.upload && this.transcript === null ? 'words' : null;
  }

  /** What was understood and belongs into the answer; null once it is there, or on its way without. */
  get transcript(): string | null {
    const { upload, usesPoorAudio, isLeftOut } = this;
    if (isLeftOut) return null;
    const isWanted = upload?.phase === 'transcribed' || (upload?.phase === 'poor_audio' && usesPoorAudio);
    return isWanted ? (upload.server?.transcript ?? '') : null;
  }

  /** Takes the little that was understood for the candidate to correct. */
  usePoorAudio(): void {
    this.usesPoorAudio = true;
  }

  /** Takes up what an earlier page left of this turn, and forgets what no turn waits for. */
  begin(): void {
    this.isStopped = false;
    this.lookedAround = this.lookAround();
  }

  /** Sends what waits, now. Called when the network is back and after a login. */
  async drain(): Promise<void> {
    await this.upload?.drain();
  }

  /** Ends what this page does; what is kept on this device is offered again. */
  stop(): void {
    this.isStopped = true;
    this.stopRecording();
    this.upload?.stop();
  }

  async record(maxSeconds: number): Promise<void> {
    if (this.isOpen || this.microphone.kind === 'running') return;
    const format = recordingFormat();
    if (!format || !navigator.mediaDevices)
      return this.become(mediaFailure('microphone', window.isSecureContext ? 'unsupported' : 'insecure'));
    this.become({ kind: 'running', text: 'Allow the microphone where the browser asks.' });
    try {
      const [stream, storage] = await Promise.all([openMedia('microphone'), this.ports.storage]);
      if (this.isStopped) return letGo(stream);
      await this.forget();
      this.startRecording(storage, { stream, format, maxSeconds });
    } catch (error) {
      this.become(mediaFailure('microphone', mediaProblemOf(error)));
    }
  }

  stopRecording(): void {
    this.recorder?.stop();
  }

  /** Ends a recording and has all of it on this device, where the next page finds it. */
  async handOver(): Promise<void> {
    const { recorder, upload } = this;
    this.stop();
    await recorder?.ended;
    await upload?.whenKept();
  }

  /** Hands over what an earlier page left. */
  async useLeftover(): Promise<void> {
    if (this.leftover) await this.takeUp(this.leftover);
  }

  /** Has written down what arrived of a recording that was begun elsewhere. */
  async useArrived({ _id, content_type }: Recording): Promise<void> {
    await this.takeUp({ ...newRecording(this.key, content_type), serverId: _id });
  }

  /** Goes on with a recording that the server has all of, where this device has none. */
  async goOnWith(find: () => Promise<Recording | undefined>): Promise<void> {
    await this.lookedAround;
    const found = this.isBegun ? undefined : await find().catch(() => undefined);
    // Somebody may have begun to speak meanwhile.
    if (!found || this.isBegun || this.isStopped) return;
    const recording = newRecording(this.key, found.content_type);
    await this.takeUp({ ...recording, serverId: found._id, isFinished: true });
  }

  /** The transcript is in the answer: this device need not hold on to the recording. */
  async written(): Promise<void> {
    const poorTranscript = this.usesPoorAudio ? this.transcript : null;
    await this.forget();
    this.markWritten(poorTranscript);
  }

  /** Removes the recording, here and on the server; what it was written down as stays where it is. */
  async discard(): Promise<void> {
    const recording = this.upload?.recording ?? this.leftover;
    await this.forget();
    if (recording?.serverId) void this.ports.discard(recording.serverId).catch(() => {});
  }

  /** Sends no more, and puts no words into an answer that is on its way; all stays here until that is stored. */
  leaveOut(): void {
    this.isLeftOut = this.missing !== null;
    this.upload?.stop();
  }

  /** The same of a recording that is to go for good; answers under what name some of it may be on the server. */
  giveUp(): string | null {
    this.isGivenUp = true;
    this.isLeftOut = true;
    this.upload?.giveUp();
    return (this.upload?.recording ?? this.leftover)?.serverId ?? null;
  }

  /** Lets this page and this device forget the recording. */
  async forget(): Promise<void> {
    const { upload, leftover } = this;
    this.stopRecording();
    this.clear();
    await upload?.remove();
    if (leftover) await (await this.ports.storage).remove(leftover).catch(() => {});
  }

  /** Removes a recording that the server has, be it the last one or an earlier take. */
  async discardTake(recordingId: string): Promise<void> {
    if (this.upload?.recording.serverId === recordingId) await this.forget();
    await this.ports.discard(recordingId);
  }

  /**
   * Whether *Done* has to wait: a recording under way is stopped, and what was said is not in the answer. `isAnswer`:
   * what is typed could be handed in without it.
   */
  holdsBack(isAnswer: boolean): boolean {
    this.stopRecording();
    this.isAwaited = this.isOpen || this.leftover !== null || (isAnswer && this.upload?.phase === 'failed');
    return this.isAwaited;
  }

  /** There is something of a recording on this page. */
  private get isBegun(): boolean {
    const isOpening = this.microphone.kind === 'running';
    return isOpening || this.isWritten || Boolean(this.upload ?? this.leftover);
  }

  private async lookAround(): Promise<void> {
    const left = await leftRecording(await this.ports.storage, this.key);
    if (!left || this.upload || this.isStopped) return;
    if (left.isFinished) await this.takeUp(left);
    else this.offer(left);
  }

  private startRecording(storage: RecordingStorage, what: Recordable): void {
    const { stream, format } = what;
    const upload = new RecordingUpload(newRecording(this.key, format), storage, this.ports);
    const [track] = stream.getTracks();
    track?.addEventListener('ended', () => this.become(mediaFailure('microphone', 'ended')), { once: true });
    this.recorder = recordInto(upload, what, {
      isWanted: () => upload === this.upload,
      onEnd: () => this.endRecording(stream, upload),
    });
    this.stream = stream;
    this.upload = upload;
    this.microphone = idle;
  }

  private endRecording(stream: MediaStream, upload: RecordingUpload): void {
    letGo(stream);
    this.stream = null;
    this.recorder = null;
    if (upload !== this.upload || this.isStopped) return;
    if (upload.isEmpty) void this.forget();
    else void upload.end();
  }

  private async takeUp(recording: KeptRecording): Promise<void> {
    const storage = await this.ports.storage;
    const pieces = recording.isFinished ? [] : await storage.listPieces(recording).catch(() => []);
    const upload = new RecordingUpload(recording, storage, this.ports, pieces);
    this.carryOn(upload);
    await upload.end();
  }

  private become(state: CheckState): void {
    this.microphone = state;
  }

  private offer(leftover: KeptRecording): void {
    this.leftover = leftover;
  }

  private carryOn(upload: RecordingUpload): void {
    this.leftover = null;
    this.upload = upload;
  }

  private clear(): void {
    this.upload = null;
    this.leftover = null;
    this.isAwaited = false;
    this.isLeftOut = false;
    this.isGivenUp = false;
    this.isWritten = false;
    this.usesPoorAudio = false;
    this.poorTranscript = null;
  }

  private markWritten(poorTranscript: string | null): void {
    this.isWritten = true;
    this.poorTranscript = poorTranscript;
  }
}
