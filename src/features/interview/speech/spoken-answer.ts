import { makeAutoObservable } from 'mobx';
import type { Recording } from '../../../api/gen/types.gen.ts';
import { type CheckState, idle } from '../device-check/check-state.ts';
import { mediaFailure, mediaProblemOf } from '../device-check/media/media-problem.ts';
import { letGo, openMedia } from '../device-check/media/open-media.ts';
import type { TurnKey } from '../drafts/draft-storage.ts';
import { recordStream } from './recording/microphone-recorder.ts';
import { newRecording } from './recording/new-recording.ts';
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

/** Recordings that nobody asked for are forgotten after so long, in milliseconds. */
const forgottenAfterMs = 7 * 24 * 60 * 60 * 1000;

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
  private recorder: ReturnType<typeof recordStream> | null = null;
  private isStopped = false;

  constructor(key: TurnKey, ports: SpokenAnswerPorts) {
    this.key = key;
    this.ports = ports;
    makeAutoObservable<this, 'key' | 'ports' | 'recorder' | 'isStopped'>(
      this,
      { key: false, ports: false, recorder: false, isStopped: false },
      { autoBind: true, deep: false },
    );
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

  /** The little that was understood of poor sound, for the candidate to judge; empty where that is no word. */
  get unsureWords(): string {
    const { phase, server } = this.upload ?? {};
    return phase === 'poor_audio' && server?.word_count ? (server.transcript ?? '') : '';
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
    void this.lookAround();
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
      this.startRecording({ stream, storage, format, maxSeconds });
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
    const { leftover } = this;
    if (leftover) await this.takeUp(leftover, await this.ports.storage);
  }

  /** Has written down what arrived of a recording that was begun elsewhere. */
  async useArrived({ _id, content_type }: Recording): Promise<void> {
    await this.takeUp({ ...newRecording(this.key, content_type), serverId: _id }, await this.ports.storage);
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

  /** Whether *Done* has to wait: a recording under way is stopped, and what was said is not in the answer. */
  holdsBack(): boolean {
    this.stopRecording();
    this.isAwaited = this.isOpen || this.leftover !== null;
    return this.isAwaited;
  }

  private async lookAround(): Promise<void> {
    const { userId, turnId } = this.key;
    const storage = await this.ports.storage;
    const found = await storage.list(userId).catch(() => []);
    await Promise.allSettled(found.filter((one) => this.isStale(one)).map((one) => storage.remove(one)));
    const last = found.findLast((one) => one.turnId === turnId);
    if (!last || this.upload || this.isStopped) return;
    if (last.isFinished) await this.takeUp(last, storage);
    else this.offer(last);
  }

  private isStale({ sessionId, turnId, startedAt }: KeptRecording): boolean {
    if (turnId === this.key.turnId) return false;
    return sessionId === this.key.sessionId || Date.now() - Date.parse(startedAt) > forgottenAfterMs;
  }

  private startRecording({ stream, storage, format, maxSeconds }: Recordable): void {
    const upload = new RecordingUpload(newRecording(this.key, format), storage, this.ports);
    const startedAt = performance.now();
    const onPiece = (piece: Blob) => {
      // What was removed is not brought back by its last words.
      if (upload !== this.upload) return;
      const seconds = (performance.now() - startedAt) / 1000;
      void upload.add(piece, Math.min(seconds, maxSeconds));
      if (seconds >= maxSeconds || upload.phase === 'refused') this.stopRecording();
    };
    const onEnd = () => this.endRecording(stream, upload);
    const [track] = stream.getTracks();
    track?.addEventListener('ended', () => this.become(mediaFailure('microphone', 'ended')), { once: true });
    this.recorder = recordStream(stream, format, { onPiece, onEnd });
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

  private async takeUp(recording: KeptRecording, storage: RecordingStorage): Promise<void> {
    const pieces = await storage.listPieces(recording).catch(() => []);
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

interface Recordable {
  readonly stream: MediaStream;
  readonly storage: RecordingStorage;
  readonly format: string;
  readonly maxSeconds: number;
}
