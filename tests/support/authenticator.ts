import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a page hands to `navigator.credentials.create`, as far as it matters here. */
interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}

/** What a page hands to `navigator.credentials.get`, as far as it matters here. */
interface RequestOptions {
  readonly challenge: string;
  readonly rpId?: string;
}

/** What is to be wrong about an answer. */
export interface Deviation {
  readonly challenge?: string;
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  /** Nobody proved to be the owner of the device. */
  readonly isUnverified?: true;
  readonly counter?: number;
  readonly credentialId?: string;
  readonly userHandle?: string;
  /** The format and statement of an attestation. */
  readonly attestation?: readonly [string, ReadonlyMap<string, unknown>];
}

const UP = 0x01;
const UV = 0x04;
const ATTESTED = 0x40;

/** One passkey on a device without a screen, and the browser before it: ES256, with a counter. */
export class SoftwareAuthenticator {
  credentialId = randomBytes(16).toString('base64url');
  userHandle = '';
  counter = 0;
  readonly #origin: string;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };

  constructor(origin: string) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** A credential for a site, in the JSON form of the Web Authentication API. */
  create(options: CreationOptions, deviation: Deviation = {}) {
    const { challenge, rp, user } = options;
    this.userHandle = user.id;
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey()]);
    const authData = Buffer.concat([this.#authData(rp.id, ATTESTED, deviation), attested]);
    const [format, statement] = deviation.attestation ?? ['none', new Map()];
    const attestation = new Map<string, unknown>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.#credential(deviation, {
      clientDataJSON: this.#clientData('webauthn.create', challenge, deviation).toString('base64url'),
      attestationObject: encode(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** A proof for a site, in the JSON form of the Web Authentication API. */
  get({ challenge, rpId }: RequestOptions, deviation: Deviation = {}) {
    this.counter += 1;
    const authData = this.#authData(rpId, 0, deviation);
    const clientData = this.#clientData('webauthn.get', challenge, deviation);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#credential(deviation, {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      userHandle: deviation.userHandle ?? this.userHandle,
    });
  }

  #credential<T extends object>({ credentialId: id = this.credentialId }: Deviation, response: T) {
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const honest = { type, challenge, origin: this.#origin };
    const { type: otherType = type, challenge: other = challenge, origin = honest.origin } = deviation;
    return Buffer.from(JSON.stringify({ type: otherType, challenge: other, origin, crossOrigin: false }));
  }

  #authData(rpId = new URL(this.#origin).hostname, flags: number, deviation: Deviation): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(deviation.counter ?? this.counter);
    const all = flags | UP | (deviation.isUnverified ? 0 : UV);
    return Buffer.concat([sha256(deviation.rpId ?? rpId), Buffer.from([all]), counter]);
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    return encode(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
  }
}

function encode(value: Map<string, unknown> | Map<number, unknown>): Buffer {
  return Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]));
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
