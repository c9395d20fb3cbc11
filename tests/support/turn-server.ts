import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const READY_WITHIN_MS = 30_000;

/** A relay between browsers on this machine: coturn, where it is installed. */
export class TurnServer {
  readonly secret = randomBytes(16).toString('hex');
  readonly url: string;
  readonly #child: ChildProcess;
  #printed = '';

  private constructor(address: string, port: number) {
    this.url = `turn:${address}:${port}?transport=udp`;
    this.#child = spawn('turnserver', [
      ...['-n', '--no-cli', '--no-tls', '--no-dtls', '--log-file', 'stdout', '--realm', 'candor.example'],
      ...['--listening-ip', address, '--relay-ip', address, '--listening-port', String(port)],
      ...['--use-auth-secret', '--static-auth-secret', this.secret, '--pidfile', '/dev/null'],
    ]);
    const collect = (chunk: Buffer) => {
      this.#printed += chunk.toString();
    };
    this.#child.stdout?.on('data', collect);
    this.#child.stderr?.on('data', collect);
  }

  static async start(): Promise<TurnServer> {
    const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
    // Browsers send nothing to a relay on loopback.
    const address = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    const server = new TurnServer(address ?? '127.0.0.1', await freePort());
    const deadline = performance.now() + READY_WITHIN_MS;
    while (!/Total General servers/.test(server.#printed)) {
      if (performance.now() > deadline) throw new Error(`The relay did not start:\n${server.#printed}`);
      await delay(50);
    }
    return server;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill();
    await ended;
  }
}
