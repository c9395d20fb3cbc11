import type { LiveSignal } from '../../../../openapi/gen/types.gen.ts';

/** What is sent to each other, in this order in every connection. */
const SLOTS = ['sound', 'picture', 'screen'] as const;

type Slot = (typeof SLOTS)[number];

/** So long browsers look for a way to each other, on a slow line or machine, before all is begun anew. */
const PATIENCE_MS = 15_000;

/** What a browser may send of its picture to all others together, in bits a second. */
const PICTURE_BITS = 1_800_000;

/** What one of so many gets of a picture: it is encoded and sent for each of them by itself. */
const pictureFor = (receivers: number) => ({
  maxBitrate: Math.round(PICTURE_BITS / receivers),
  scaleResolutionDownBy: receivers < 3 ? 1 : receivers === 3 ? 4 / 3 : 2,
});

export type Tracks = Readonly<Record<Slot, MediaStreamTrack | null>>;

interface PeerPorts {
  /** Of two exactly one: it makes the offer, and its offer stands where both make one. */
  readonly isFirst: boolean;
  readonly iceServers: RTCIceServer[];
  readonly tracks: Tracks;
  readonly send: (signal: LiveSignal) => void;
  readonly onChange: () => void;
}

/**
 * The connection with one other browser. Its three channels are there from the beginning and stay: what somebody
 * switches on or off goes through them without a new agreement. Agreements follow "perfect negotiation".
 */
export class Peer {
  /** Sound and picture of the other one, and what they show of their screen. */
  readonly picture = new MediaStream();
  readonly screen = new MediaStream();
  private readonly ports: PeerPorts;
  private readonly connection: RTCPeerConnection;
  private tracks: Tracks;
  private isOffering = false;
  private isIgnoring = false;
  private receivers = 1;
  /** When the two last agreed, or began to. */
  private agreedAt = performance.now();
  private turn: Promise<void> = Promise.resolve();

  constructor(ports: PeerPorts) {
    this.ports = ports;
    this.tracks = ports.tracks;
    const connection = new RTCPeerConnection({ iceServers: ports.iceServers });
    this.connection = connection;
    connection.onnegotiationneeded = () => void this.offer();
    connection.onicecandidate = ({ candidate }) => {
      if (!candidate) return;
      const { candidate: line, sdpMid, sdpMLineIndex, usernameFragment } = candidate;
      ports.send({ candidate: { candidate: line, sdpMid, sdpMLineIndex, usernameFragment } });
    };
    connection.ontrack = ({ track, transceiver }) => {
      const slot = SLOTS[connection.getTransceivers().indexOf(transceiver)];
      (slot === 'screen' ? this.screen : this.picture).addTrack(track);
      ports.onChange();
    };
    connection.onconnectionstatechange = () => {
      if (connection.connectionState === 'failed') connection.restartIce();
      // Some browsers take no limit before there is a connection.
      if (this.isConnected) this.limit();
      ports.onChange();
    };
    if (!ports.isFirst) return;
    for (const slot of SLOTS) connection.addTransceiver(slot === 'sound' ? 'audio' : 'video');
    this.fill();
  }

  get isConnected(): boolean {
    return this.connection.connectionState === 'connected';
  }

  /** Sends other tracks from now on. */
  setTracks(tracks: Tracks): void {
    this.tracks = tracks;
    this.fill();
  }

  /** Sends no more than is good where so many are sent to. */
  setReceivers(receivers: number): void {
    if (receivers === this.receivers) return;
    this.receivers = receivers;
    this.limit();
  }

  /** Takes what the other browser says, one after the other. */
  take(signal: LiveSignal): void {
    this.turn = this.turn.then(() => this.answer(signal)).catch(() => {});
  }

  /** Tries anew: at once where what was said may have been lost, else where it takes too long. */
  recover(wasCutOff: boolean): void {
    const { connection } = this;
    if (this.isConnected || !this.ports.isFirst) return;
    if (connection.signalingState === 'have-local-offer') this.describe();
    else if (wasCutOff || performance.now() - this.agreedAt >= PATIENCE_MS) {
      this.agreedAt = performance.now();
      connection.restartIce();
    }
  }

  close(): void {
    this.connection.onconnectionstatechange = null;
    this.connection.close();
  }

  private fill(): void {
    for (const [nth, transceiver] of this.connection.getTransceivers().entries()) {
      const slot = SLOTS[nth];
      if (!slot) continue;
      transceiver.direction = 'sendrecv';
      if (transceiver.sender.track !== this.tracks[slot])
        void transceiver.sender.replaceTrack(this.tracks[slot]).catch(() => {});
    }
    this.limit();
  }

  private limit(): void {
    const sender = this.connection.getTransceivers()[SLOTS.indexOf('picture')]?.sender;
    const parameters = sender?.getParameters();
    const encoding = parameters?.encodings?.[0];
    if (!sender || !parameters || !encoding) return;
    const { maxBitrate, scaleResolutionDownBy } = pictureFor(this.receivers);
    if (encoding.maxBitrate === maxBitrate && encoding.scaleResolutionDownBy === scaleResolutionDownBy)
      return;
    Object.assign(encoding, { maxBitrate, scaleResolutionDownBy });
    void sender.setParameters(parameters).catch(() => {});
  }

  private async offer(): Promise<void> {
    try {
      this.isOffering = true;
      await this.connection.setLocalDescription();
      this.describe();
    } catch {
      // It was closed meanwhile, or the other one's offer came first.
    } finally {
      this.isOffering = false;
    }
  }

  private describe(): void {
    const { localDescription } = this.connection;
    if (localDescription && localDescription.type !== 'pranswer')
      this.ports.send({ description: { type: localDescription.type, sdp: localDescription.sdp } });
  }

  private async answer({ description, candidate }: LiveSignal): Promise<void> {
    const { connection, ports } = this;
    if (description) {
      const isOffer = description.type === 'offer';
      const collides = isOffer && (this.isOffering || connection.signalingState !== 'stable');
      this.isIgnoring = ports.isFirst && collides;
      if (this.isIgnoring) return;
      await connection.setRemoteDescription(description);
      this.agreedAt = performance.now();
      if (!isOffer) return;
      this.fill();
      await connection.setLocalDescription();
      this.describe();
    } else if (candidate && !this.isIgnoring) await connection.addIceCandidate(candidate);
  }
}
