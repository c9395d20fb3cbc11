import type { LivePresent } from '../../../../openapi/gen/types.gen.ts';
import type { LiveChannel } from '../live-channel.ts';
import type { OwnMedia } from './own-media.ts';
import { Peer } from './peer.ts';

/** So often it is looked at who is not connected. */
const AGAIN_MS = 5000;

/** What is heard and seen of somebody. */
export interface Seen {
  readonly picture: MediaStream;
  readonly screen: MediaStream;
  readonly isConnected: boolean;
}

interface Known {
  readonly peer: Peer;
  /** Whether the list of those who are here had them: who left it is gone. */
  wasListed: boolean;
}

const keyOf = (personId: string, deviceId: string) => `${personId}/${deviceId}`;

/** Whether this browser can send sound and pictures to another one. */
export const canCall = () => 'RTCPeerConnection' in globalThis;

/** Connects this browser with that of everybody else in the room; the server passes on what they agree on. */
export class Call {
  private readonly channel: LiveChannel;
  private readonly own: OwnMedia;
  private readonly myId: string;
  private readonly peers = new Map<string, Known>();
  private seen: ReadonlyMap<string, Seen> = new Map();
  private readonly watchers = new Set<() => void>();

  constructor(channel: LiveChannel, own: OwnMedia, myId: string) {
    this.channel = channel;
    this.own = own;
    this.myId = myId;
  }

  /** By the id of the person. */
  readonly state = (): ReadonlyMap<string, Seen> => this.seen;

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  };

  /** Begins; the function ends it. */
  start(): () => void {
    const { channel, own } = this;
    const shareAll = () => {
      for (const { peer } of this.peers.values()) peer.setTracks(own.tracks());
      channel.send({ type: 'media', media: own.state().media });
    };
    let wasOpen = false;
    const stops = [
      channel.hear('signal', ({ from, from_device, signal }) =>
        this.with(from, from_device).peer.take(signal),
      ),
      own.watch(shareAll),
      channel.watch(() => {
        const isOpen = channel.state().status === 'open';
        if (isOpen && !wasOpen) {
          shareAll();
          this.recover(true);
        }
        wasOpen = isOpen;
      }),
    ];
    shareAll();
    const timer = setInterval(() => this.recover(false), AGAIN_MS);
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
      for (const { peer } of this.peers.values()) peer.close();
      this.peers.clear();
      this.tell();
    };
  }

  /** Connects with who is in the room, and lets go of who left it. */
  setPresent(present: readonly LivePresent[]): void {
    const others = present.filter(({ person_id, place }) => person_id !== this.myId && place === 'room');
    const listed = new Set(others.map(({ person_id, device_id }) => keyOf(person_id, device_id)));
    for (const { person_id, device_id } of others) this.with(person_id, device_id).wasListed = true;
    for (const [key, { peer, wasListed }] of this.peers) {
      if (listed.has(key) || !wasListed) continue;
      peer.close();
      this.peers.delete(key);
    }
    this.share();
    this.tell();
  }

  private recover(wasCutOff: boolean): void {
    for (const { peer } of this.peers.values()) peer.recover(wasCutOff);
  }

  private share(): void {
    for (const { peer } of this.peers.values()) peer.setReceivers(this.peers.size);
  }

  private with(personId: string, deviceId: string): Known {
    const key = keyOf(personId, deviceId);
    const known = this.peers.get(key);
    if (known) return known;
    const { channel, own, myId } = this;
    const peer = new Peer({
      isFirst: keyOf(myId, channel.deviceId) > key,
      iceServers: channel.iceServers,
      tracks: own.tracks(),
      send: (signal) => void channel.send({ type: 'signal', to: personId, to_device: deviceId, signal }),
      onChange: () => this.tell(),
    });
    const added = { peer, wasListed: false };
    this.peers.set(key, added);
    this.share();
    return added;
  }

  private tell(): void {
    this.seen = new Map(
      [...this.peers].map(([key, { peer }]) => {
        const { picture, screen, isConnected } = peer;
        return [key.slice(0, key.indexOf('/')), { picture, screen, isConnected }];
      }),
    );
    for (const watcher of this.watchers) watcher();
  }
}
