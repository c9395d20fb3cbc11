import { makeAutoObservable } from 'mobx';
import type { Recording } from '../../../openapi/gen/types.gen.ts';
import type { TurnKey } from '../drafts/draft-storage.ts';
import { leftRecordings } from './recording/left-recording.ts';
import { newRecording } from './recording/new-recording.ts';
import type { UploadPorts } from './recording/recording-calls.ts';
import type { KeptRecording, RecordingStorage } from './recording/recording-storage.ts';
import { RecordingUpload } from './recording/recording-upload.ts';

export interface RecordingAttemptPorts extends UploadPorts {
  /** Being opened: somebody may speak before it is. */
  readonly storage: Promise<RecordingStorage>;
  readonly discard: (recordingId: string) => Promise<unknown>;
}

/** Which of several is waited for, or decided on, first. */
const urgency: readonly RecordingUpload['phase'][] = [
  'recording',
  'sending',
  'transcribing',
  'transcribed',
  'failed',
  'refused',
  'poor_audio',
];

/** Where it stands in the order of recording, as far as that is known. */
const attemptNumberOf = ({ server }: RecordingUpload) => server?.recording_attempt ?? 0;

/** The recordings of one turn whose words are not in its answer. */
export class RecordingAttempts {
  /** Of this device, or taken up from another one that did not finish it. */
  own: RecordingUpload | null = null;
  /** The server has all of these. */
  others: readonly RecordingUpload[] = [];
  /** On this device and not handed over: the candidate decides what becomes of it. */
  leftover: KeptRecording | null = null;
  /** Under what names the server has a part of those begun elsewhere and not finished: the candidate decides as well. */
  undecided: readonly string[] = [];
  readonly #key: TurnKey;
  readonly #ports: RecordingAttemptPorts;
  /** Under what names the server has those that were seen to here. */
  readonly #settled = new Set<string | null>();
  #isStopped = false;

  constructor(key: TurnKey, ports: RecordingAttemptPorts) {
    this.#key = key;
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get all(): readonly RecordingUpload[] {
    return this.own ? [this.own, ...this.others] : this.others;
  }

  /** The one that is waited for, or decided on, first. */
  get atHand(): RecordingUpload | null {
    const [first] = this.all.toSorted(
      (a, b) =>
        urgency.indexOf(a.phase) - urgency.indexOf(b.phase) || attemptNumberOf(a) - attemptNumberOf(b),
    );
    return first ?? null;
  }

  /** There is a recording of which the server does not have all. */
  get isUnsent(): boolean {
    return this.leftover !== null || (this.own !== null && !this.own.recording.isFinished);
  }

  /** Finds what an earlier page left of this turn, and forgets what no turn waits for. */
  async begin(): Promise<void> {
    this.#isStopped = false;
    const storage = await this.#ports.storage;
    const left = await leftRecordings(storage, this.#key);
    const last = left.pop();
    if (!last || this.own || this.#isStopped) return;
    const looks = this.wait(
      left.filter(({ isFinished }) => isFinished).map((one) => this.uploadOf(one, storage)),
    );
    if (last.isFinished) await this.adopt(last);
    else this.offer(last);
    await Promise.all(looks);
  }

  async drain(): Promise<void> {
    await Promise.all(this.all.map((recordingAttempt) => recordingAttempt.drain()));
  }

  /** Has all of them written down that could not be: what was in the way is often the same. */
  async transcribeAgain(): Promise<void> {
    const failed = this.all.filter(({ phase }) => phase === 'failed');
    await Promise.all(failed.map((recordingAttempt) => recordingAttempt.transcribeAgain()));
  }

  stop(): void {
    this.#isStopped = true;
    this.halt();
  }

  /** Sends no more and waits for no words; what is on this device stays. */
  halt(): void {
    for (const recordingAttempt of this.all) recordingAttempt.stop();
  }

  /** A new one that is about to be recorded; null where the page was left meanwhile. */
  async record(format: string): Promise<RecordingUpload | null> {
    const storage = await this.#ports.storage;
    if (this.#isStopped) return null;
    await this.makeRoom();
    const upload = this.uploadOf(newRecording(this.#key, format), storage);
    this.carryOn(upload);
    return upload;
  }

  /** Hands over what an earlier page left. */
  async useLeftover(): Promise<void> {
    if (this.leftover) await this.adopt({ ...this.leftover, isDropped: false });
  }

  /** Has written down what arrived of a recording that was begun elsewhere. */
  async useArrived({ _id, content_type }: Recording): Promise<void> {
    this.decideOn(_id);
    await this.makeRoom();
    await this.adopt({ ...newRecording(this.#key, content_type), serverId: _id });
  }

  /** Waits for the words of recordings that the server has all of; what resolves last is a first look at each. */
  async add(found: readonly Recording[]): Promise<readonly Promise<void>[]> {
    const storage = await this.#ports.storage;
    if (this.#isStopped) return [];
    const known = [this.leftover, ...this.all.map(({ recording }) => recording)].map((one) => one?.serverId);
    const unknown = found.filter(({ _id }) => !known.includes(_id) && !this.#settled.has(_id));
    const isUnfinished = ({ state }: Recording) => state === 'uploading';
    this.leaveUndecided(unknown.filter(isUnfinished));
    const arrived = unknown.filter((one) => !isUnfinished(one));
    return this.wait(
      arrived.map(({ _id, content_type }) =>
        this.uploadOf({ ...newRecording(this.#key, content_type), serverId: _id, isFinished: true }, storage),
      ),
    );
  }

  /** Lets this page and this device forget one. */
  async forget(recordingAttempt: RecordingUpload): Promise<void> {
    this.#settled.add(recordingAttempt.recording.serverId);
    if (recordingAttempt === this.own) this.own = null;
    this.others = this.others.filter((other) => other !== recordingAttempt);
    await recordingAttempt.remove();
  }

  /** One that was begun elsewhere is decided on. */
  decideOn(recordingId: string): void {
    this.undecided = this.undecided.filter((id) => id !== recordingId);
  }

  /** The same of what is on this device and the server may lack a part of. */
  async forgetOwn(): Promise<void> {
    const { own, leftover } = this;
    this.leftover = null;
    if (own) await this.forget(own);
    if (leftover) await (await this.#ports.storage).remove(leftover).catch(() => {});
  }

  /** One that was to be removed and is not: no words of it come, and what only this device has is offered again. */
  async setAside(recordingAttempt: RecordingUpload): Promise<void> {
    await recordingAttempt.whenKept();
    if (recordingAttempt !== this.own || recordingAttempt.isEmpty || recordingAttempt.recording.isFinished)
      return this.forget(recordingAttempt);
    this.offerInstead(recordingAttempt.recording);
  }

  async forgetAll(): Promise<void> {
    const { others } = this;
    this.others = [];
    this.undecided = [];
    await Promise.all([this.forgetOwn(), ...others.map((recordingAttempt) => recordingAttempt.remove())]);
  }

  /** What was recorded is all there is of it; what is nothing is forgotten. */
  async end(recordingAttempt: RecordingUpload): Promise<void> {
    if (recordingAttempt !== this.own || this.#isStopped) return;
    if (recordingAttempt.isEmpty) await this.forgetOwn();
    else await recordingAttempt.end();
  }

  /** Ends the sending in the middle of a part, for good; answers under what name some of it may be on the server. */
  giveUp(): string | null {
    void this.own?.drop();
    if (this.leftover) this.keepLeftover({ ...this.leftover, isDropped: true });
    return (this.leftover ?? this.own?.recording)?.serverId ?? null;
  }

  /** Takes back what of it the server has, as its turn is to be closed without; this device keeps it until it is. */
  async withdraw(): Promise<void> {
    const serverId = this.giveUp();
    if (serverId) await this.#ports.discard(serverId).catch(() => {});
  }

  /** Hands over again what was taken back, as its turn was not closed; what was not asked for is offered again. */
  restore(): void {
    if (this.leftover) this.keepLeftover({ ...this.leftover, serverId: null, isDropped: false });
    if (!this.own) return;
    this.own = this.own.isEmpty ? null : this.own.anew();
    void this.own?.end();
  }

  /** What another recording is made in place of is forgotten; what may still be written down is waited for beside it. */
  private async makeRoom(): Promise<void> {
    const { own, others } = this;
    const isOpen = own?.phase === 'failed' || own?.phase === 'transcribed';
    this.own = isOpen ? null : own;
    this.others = [...others.filter(({ phase }) => phase !== 'poor_audio'), ...(own && isOpen ? [own] : [])];
    await this.forgetOwn();
  }

  private async adopt(recording: KeptRecording): Promise<void> {
    const storage = await this.#ports.storage;
    const pieces = recording.isFinished ? [] : await storage.listPieces(recording).catch(() => []);
    const upload = this.uploadOf(recording, storage, pieces);
    this.carryOn(upload);
    await upload.end();
  }

  private uploadOf(
    recording: KeptRecording,
    storage: RecordingStorage,
    pieces?: readonly Blob[],
  ): RecordingUpload {
    return new RecordingUpload(recording, storage, this.#ports, pieces);
  }

  private wait(added: readonly RecordingUpload[]): readonly Promise<void>[] {
    this.others = [...this.others, ...added];
    return added.map((recordingAttempt) => recordingAttempt.end());
  }

  private carryOn(upload: RecordingUpload): void {
    if (this.leftover?.id === upload.recording.id) this.leftover = null;
    this.own = upload;
  }

  private leaveUndecided(unfinished: readonly Recording[]): void {
    this.undecided = unfinished.map(({ _id }) => _id);
  }

  private offerInstead(leftover: KeptRecording): void {
    this.own = null;
    this.offer(leftover);
  }

  private offer(leftover: KeptRecording): void {
    this.leftover = leftover;
  }

  /** Remembers of what is offered how it stands, as far as this device remembers anything. */
  private keepLeftover(leftover: KeptRecording): void {
    this.leftover = leftover;
    void this.#ports.storage.then((storage) => storage.put(leftover)).catch(() => {});
  }
}
