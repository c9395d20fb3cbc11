import { makeAutoObservable } from 'mobx';
import type { Recording } from '../../../../openapi/gen/types.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { backoffMs } from '../../drafts/backoff.ts';
import {
  type Delay,
  isConflict,
  isOpenElsewhere,
  isTimeout,
  retryAfterMs,
  sendFailureOf,
} from '../../drafts/send-failure.ts';
import type { UploadPorts } from './recording-calls.ts';
import { partsOf } from './recording-parts.ts';
import type { KeptRecording, RecordingStorage } from './recording-storage.ts';

/** `refused`: the server will never take it. */
type UploadPhase = 'recording' | 'sending' | 'refused' | Exclude<Recording['state'], 'uploading'>;

const lookAgainMs = 1500;

/** Brings one recording to the server in parts, while it is made and after, and waits for its transcript. */
export class RecordingUpload {
  recording: KeptRecording;
  /** An earlier page handed all of it over, and may have written down what was understood. */
  readonly isFromBefore: boolean;
  /** Why it waits; null while all goes well. */
  reason: Delay | null = null;
  /** The server's sentence where it will never take it. */
  refusal: string | null = null;
  /** False where a piece could not be written to this device and is gone with the page. */
  kept: boolean;
  hasEnded = false;
  readonly #ports: UploadPorts;
  readonly #storage: RecordingStorage;
  private pieces: readonly Blob[];
  /** Under what name this page heard of it from the server. */
  private heardOf: string | null = null;
  /** False where the server may have more than was heard of, e.g. of a part whose reply was lost. */
  #isSure = false;
  #draining: Promise<void> | null = null;
  #writing: Promise<void> = Promise.resolve();
  #isRemoved = false;
  #isWanted = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  /** `pieces`: what an earlier page left, in their order. */
  constructor(
    recording: KeptRecording,
    storage: RecordingStorage,
    ports: UploadPorts,
    pieces: readonly Blob[] = [],
  ) {
    this.recording = recording;
    this.isFromBefore = recording.isFinished;
    this.#storage = storage;
    this.#ports = ports;
    this.pieces = pieces;
    this.kept = storage.durable;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** As the server had it when it was last heard of; null until it was on this page. */
  get server(): Recording | null {
    return (this.heardOf !== null && this.#ports.known.get(this.heardOf)) || null;
  }

  get phase(): UploadPhase {
    if (this.refusal !== null) return 'refused';
    if (!this.hasEnded) return 'recording';
    const state = this.server?.state ?? 'uploading';
    if (state !== 'uploading') return state;
    return this.recording.isFinished ? 'transcribing' : 'sending';
  }

  get isEmpty(): boolean {
    return this.pieces.length === 0;
  }

  /** Whether what the server does not have yet would be gone with this page. */
  get isAtRisk(): boolean {
    return !this.kept && !this.recording.isFinished && this.refusal === null;
  }

  get partCount(): number {
    return Math.max(this.parts.length, this.sentParts);
  }

  get sentParts(): number {
    return this.server?.received_parts ?? 0;
  }

  /** Keeps what was just spoken on this device; `seconds`: all that was spoken so far. */
  async add(piece: Blob, seconds: number): Promise<void> {
    const number = this.pieces.length;
    this.pieces = [...this.pieces, piece];
    this.change({ seconds });
    void this.drain();
    void this.write(() => this.#storage.addPiece(this.recording, number, piece));
    await this.write(() => this.#storage.put(this.recording));
  }

  /** Once all that was spoken so far is on this device, as far as the device takes it. */
  whenKept(): Promise<void> {
    return this.#writing;
  }

  /** Nothing more is spoken: what is left is sent, and the transcript waited for. */
  end(): Promise<void> {
    this.hasEnded = true;
    return this.drain();
  }

  /** Sends what waits, now. Called when the network is back and after a login. */
  drain(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isWanted = true;
    this.#draining ??= this.sendWhileWanted();
    return this.#draining;
  }

  /** Ends the attempts of this page; what waits stays on the device. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Ends it in the middle of a part, as none of it is wanted there any more; the device keeps it all. */
  giveUp(): void {
    this.stop();
    this.#ports.abort();
  }

  /** The same, and its question is closed without it. */
  drop(): Promise<void> {
    this.giveUp();
    return this.keep({ isDropped: true });
  }

  /** Ends it and forgets it on this device. */
  async remove(): Promise<void> {
    this.stop();
    const removal = this.write(() => this.#storage.remove(this.recording));
    this.#writing = removal.then(() => {
      this.#isRemoved = true;
    });
    await this.#writing;
  }

  /** The same from its beginning, where the server has nothing of it any more. */
  anew(): RecordingUpload {
    const recording = { ...this.recording, serverId: null, isFinished: false, isDropped: false };
    return new RecordingUpload(recording, this.#storage, this.#ports, this.pieces);
  }

  /** Has a failed transcription tried again. */
  async transcribeAgain(): Promise<void> {
    const { serverId } = this.recording;
    if (!serverId) return;
    try {
      this.learn(await this.#ports.transcribeAgain(serverId));
    } catch (error) {
      this.fail(error);
    }
    await this.drain();
  }

  private get parts(): Blob[][] {
    return partsOf(this.pieces, this.hasEnded);
  }

  private async sendWhileWanted(): Promise<void> {
    try {
      while (this.#isWanted && !this.#stopped && this.refusal === null) {
        this.#isWanted = false;
        await this.advance();
        this.succeed();
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.#draining = null;
    }
  }

  private async advance(): Promise<void> {
    let server = (this.#isSure && this.server) || (await this.atServer());
    while (server.state === 'uploading' && !this.#stopped) {
      const next = this.parts[server.received_parts];
      if (!next) break;
      server = await this.#ports.putPart(server._id, server.received_parts + 1, new Blob(next));
      this.learn(server);
    }
    if (!this.hasEnded || this.#stopped) return;
    if (server.state === 'uploading') this.learn(await this.finish(server));
    else await this.markFinished();
    if (server.state === 'transcribing') this.learn(await this.#ports.look(server._id));
    if (this.server?.state === 'transcribing') this.tryIn(lookAgainMs);
  }

  /** Where the upload goes on: an earlier attempt may have got further than this page knows. */
  private async atServer(): Promise<Recording> {
    const { serverId } = this.recording;
    const server = serverId ? await this.#ports.look(serverId) : await this.#ports.begin(this.recording);
    this.learn(server);
    if (!serverId) await this.keep({ serverId: server._id });
    return server;
  }

  private async finish({ _id }: Recording): Promise<Recording> {
    const finished = await this.#ports.finish(_id, this.sentParts, this.recording.seconds || null);
    await this.markFinished();
    return finished;
  }

  /** The server has all of it, also where its reply to the end was lost. */
  private async markFinished(): Promise<void> {
    if (this.recording.isFinished) return;
    await this.keep({ isFinished: true });
    await this.write(() => this.#storage.removePieces(this.recording));
  }

  private async keep(change: Partial<KeptRecording>): Promise<void> {
    this.change(change);
    await this.write(() => this.#storage.put(this.recording));
  }

  /** One after the other: what is removed is not written again. */
  private write(work: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(() => (this.#isRemoved ? undefined : work())).catch(this.loseHold);
    return this.#writing;
  }

  private fail(error: unknown): void {
    const failure = sendFailureOf(error);
    // What was said waits on this device where the session goes on elsewhere.
    const mayGoOn = (isConflict(error) && this.#failures === 0) || isOpenElsewhere(error);
    this.#isSure = false;
    if (failure === 'refused' && !mayGoOn) {
      this.refusal = error instanceof ApiError ? error.text : '';
      this.reason = null;
      return;
    }
    this.#failures += 1;
    if (isTimeout(error)) this.reason = 'slow';
    else this.reason = failure === 'refused' ? 'server' : failure;
    this.tryIn(Math.max(backoffMs(this.#failures), retryAfterMs(error)));
  }

  private tryIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(this.drain, ms);
  }

  private change(change: Partial<KeptRecording>): void {
    this.recording = { ...this.recording, ...change };
  }

  private learn(server: Recording): void {
    this.#ports.known.put(server);
    this.heardOf = server._id;
    this.#isSure = true;
  }

  private succeed(): void {
    this.#failures = 0;
    this.reason = null;
  }

  private loseHold(): void {
    this.kept = false;
  }
}
