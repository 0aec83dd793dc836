/** The client of a collector of usage. */
export interface UsageClient {
  /** Records under this id from now on. */
  start: (deviceId: string) => void
  log: (type: string, properties?: Record<string, string>) => void
  /** Nothing more leaves, nor what waits. */
  stop: () => void
}

/** Where a collector's client sends to. */
export type Collector = { apiKey: string; endpoint: string }
