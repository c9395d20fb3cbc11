import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveSignal } from '../../../../openapi/gen/types.gen.ts';
import { Peer } from './peer.ts';

/** The connection that a peer made last. */
let connection: FakeConnection;

class FakeConnection {
  connectionState = 'new';
  signalingState = 'stable';
  localDescription: RTCSessionDescriptionInit | null = null;
  onnegotiationneeded: (() => void) | null = null;
  onconnectionstatechange: (() => void) | null = null;
  restarts = 0;
  private readonly transceivers: ReturnType<typeof fakeTransceiver>[] = [];
  constructor() {
    connection = this;
  }
  addTransceiver() {
    this.transceivers.push(fakeTransceiver());
  }
  getTransceivers() {
    return this.transceivers;
  }
  async setLocalDescription() {
    this.signalingState = 'have-local-offer';
    this.localDescription = { type: 'offer', sdp: 'offered' };
  }
  async setRemoteDescription() {
    this.signalingState = 'stable';
  }
  restartIce() {
    this.restarts += 1;
  }
  close() {}
  become(state: string) {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }
  /** What it sends at most of sound, picture and screen. */
  limits() {
    return this.transceivers.map(({ sender }) => sender.getParameters().encodings[0]);
  }
}

function fakeTransceiver() {
  let encodings: RTCRtpEncodingParameters[] = [{}];
  return {
    direction: 'sendrecv',
    sender: {
      track: null,
      getParameters: () => structuredClone({ encodings }),
      setParameters: async (parameters: { encodings: RTCRtpEncodingParameters[] }) => {
        ({ encodings } = parameters);
      },
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('RTCPeerConnection', FakeConnection);
  vi.stubGlobal('MediaStream', class {});
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function firstPeer() {
  const said: LiveSignal[] = [];
  const peer = new Peer({
    isFirst: true,
    iceServers: [],
    tracks: { sound: null, picture: null, screen: null },
    send: (signal) => void said.push(signal),
    onChange: () => {},
  });
  return { peer, said };
}

const answered = { description: { type: 'answer', sdp: 'answered' } } as const;
const offered = { description: { type: 'offer', sdp: 'offered' } };

test('an offer that nobody answered is made again', async () => {
  const { peer, said } = firstPeer();
  connection.onnegotiationneeded?.();
  await vi.waitFor(() => expect(said).toEqual([offered]));
  peer.recover(false);
  expect(said).toEqual([offered, offered]);
  expect(connection.restarts).toBe(0);
});

test('a connection on its way is given time, and begun anew once it takes too long', async () => {
  const { peer, said } = firstPeer();
  connection.onnegotiationneeded?.();
  await vi.waitFor(() => expect(said).toEqual([offered]));
  vi.advanceTimersByTime(60_000);
  peer.take(answered);
  await vi.waitFor(() => expect(connection.signalingState).toBe('stable'));
  connection.become('connecting');
  vi.advanceTimersByTime(10_000);
  peer.recover(false);
  expect(connection.restarts).toBe(0);
  vi.advanceTimersByTime(5000);
  peer.recover(false);
  expect(connection.restarts).toBe(1);
  vi.advanceTimersByTime(5000);
  peer.recover(false);
  expect(connection.restarts).toBe(1);
  connection.become('connected');
  vi.advanceTimersByTime(60_000);
  peer.recover(true);
  expect(connection.restarts).toBe(1);
});

test('after the channel was away a connection on its way is begun anew at once', () => {
  const { peer } = firstPeer();
  connection.become('connecting');
  peer.recover(true);
  expect(connection.restarts).toBe(1);
});

test('the more see a picture, the less each is sent of it; sound and screen stay as they are', () => {
  const { peer } = firstPeer();
  const whole = { maxBitrate: 1_800_000, scaleResolutionDownBy: 1 };
  expect(connection.limits()).toEqual([{}, whole, {}]);
  peer.setReceivers(3);
  expect(connection.limits()).toEqual([{}, { maxBitrate: 600_000, scaleResolutionDownBy: 4 / 3 }, {}]);
  peer.setReceivers(5);
  expect(connection.limits()).toEqual([{}, { maxBitrate: 360_000, scaleResolutionDownBy: 2 }, {}]);
  peer.setReceivers(1);
  expect(connection.limits()).toEqual([{}, whole, {}]);
});
