import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** A connection between a customer and a server. */
export interface LineSpeed {
  /** Round trip in ms. */
  rtt: number;
  /** Of all connections together, in each direction. */
  bitsPerSecond: number;
}

/** One direction of a line: bytes wait for earlier bytes of any connection. Times in ms. */
export class Lane {
  private freeAt = 0;
  private readonly speed: LineSpeed;

  constructor(speed: LineSpeed) {
    this.speed = speed;
  }

  /**
   * Sends bytes at `now`. `leaves`: the last byte is on the lane; `arrives`: it is at the other
   * end.
   */
  send(bytes: number, now: number): { leaves: number; arrives: number } {
    this.freeAt = Math.max(now, this.freeAt) + (bytes * 8_000) / this.speed.bitsPerSecond;
    return { leaves: this.freeAt, arrives: this.freeAt + this.speed.rtt / 2 };
  }
}

/** Runs tasks at their times (ms), in order of arrival for equal times. Time never goes back. */
class Agenda {
  private readonly items: { at: number; act: () => void }[] = [];
  private timer: NodeJS.Timeout | null = null;

  add(at: number, act: () => void): void {
    this.items.push({ at, act });
    if (!this.timer) this.wait();
  }

  private wait(): void {
    const [first] = this.items;
    this.timer = first ? setTimeout(() => this.run(), Math.max(0, first.at - performance.now())) : null;
  }

  private run(): void {
    // A timer may fire a fraction of a millisecond early.
    const now = performance.now() + 0.5;
    while (this.items[0] && this.items[0].at <= now) this.items.shift()?.act();
    this.wait();
  }
}

/** A lane with its bytes in flight. */
class Carrier {
  private readonly lane: Lane;
  private readonly leaving = new Agenda();
  private readonly arriving = new Agenda();

  constructor(speed: LineSpeed) {
    this.lane = new Lane(speed);
  }

  /** Sends bytes at `from` (ms) or now. */
  send(bytes: number, arrived: () => void, left: () => void = () => {}, from = performance.now()): void {
    const { leaves, arrives } = this.lane.send(bytes, from);
    this.leaving.add(leaves, left);
    this.arriving.add(arrives, arrived);
  }
}

/** The server's side of a connection: it writes no faster than the line. */
class ServerEnd extends Duplex {
  private readonly customer: Socket;
  private readonly down: Carrier;

  constructor(customer: Socket, down: Carrier) {
    super({ highWaterMark: PACKET });
    this.customer = customer;
    this.down = down;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    // In packets, so that connections share the line fairly.
    const sendFrom = (at: number): void => {
      if (at >= chunk.length) {
        done();
        return;
      }
      const packet = chunk.subarray(at, at + PACKET);
      const write = () => {
        if (this.customer.writable) this.customer.write(packet);
      };
      this.down.send(packet.length, write, () => sendFrom(at + PACKET));
    };
    sendFrom(0);
  }

  override _final(done: () => void): void {
    this.down.send(0, () => this.customer.end());
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.customer.destroy();
    done(error);
  }
}

const PACKET = 4096;

export interface Line {
  port: number;
  stop(): Promise<void>;
}

/**
 * Listens on a free port and passes each connection to `accept`, as slow as the line: each
 * direction takes half a round trip and its share of the bandwidth, and TCP's handshake one more
 * round trip (TLS adds its own). Slow start and losses are not simulated.
 */
export const openLine = async (speed: LineSpeed, accept: (connection: Duplex) => void): Promise<Line> => {
  const up = new Carrier(speed);
  const down = new Carrier(speed);
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (customer) => {
    open.add(customer);
    const connected = performance.now() + speed.rtt;
    const end = new ServerEnd(customer, down);
    customer.on('data', (bytes) => {
      const arrived = () => {
        if (!end.destroyed) end.push(bytes);
      };
      up.send(bytes.length, arrived, undefined, Math.max(performance.now(), connected));
    });
    customer.on('error', () => end.destroy());
    customer.on('close', () => {
      open.delete(customer);
      end.destroy();
    });
    end.on('error', () => {});
    accept(end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      for (const customer of open) customer.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
