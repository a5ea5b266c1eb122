/**
 * The part of `PerformanceResourceTiming` from which bandwidth is computed. Milliseconds and bytes.
 */
export interface TransferTiming {
  requestStart: number;
  responseEnd: number;
  decodedBodySize: number;
  /** 0 for a resource from the cache, or of another origin. */
  transferSize: number;
}

const MIN_BYTES = 8 * 1024;
const NEWEST = 20;

/**
 * Uncompressed bytes per second: the median of the newest 20 transfers of at least 8 KiB. It
 * includes latency, which underestimates the connection and makes deadlines longer. `null` if there
 * was no such transfer yet.
 */
export function measureBandwidth(timings: TransferTiming[]): number | null {
  const rates = timings
    .filter((timing) => timing.transferSize > 0 && timing.decodedBodySize >= MIN_BYTES)
    .slice(-NEWEST)
    .map((timing) => (1_000 * timing.decodedBodySize) / Math.max(1, timing.responseEnd - timing.requestStart))
    .sort((a, b) => a - b);
  return rates[Math.floor(rates.length / 2)] ?? null;
}
