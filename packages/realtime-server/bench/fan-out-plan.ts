/** What every server of the comparison does, so that only the server differs. */
export const PLAN = {
  subscribers: 500,
  messages: 200,
  gapMs: 50,
  text: 'x'.repeat(100),
}

export type ServerKind = 'doran' | 'bare-ws' | 'socket-io'

/** What a server's process says about itself. */
export type ServerReport =
  | { kind: 'listening'; port: number }
  | { kind: 'done'; cpuMicros: number }
  | { kind: 'rss'; bytes: number }

export type ServerOrder = { kind: 'publish' } | { kind: 'rss' } | { kind: 'stop' }

/** Nanoseconds of a clock that all processes of the machine share. */
export function sharedNow(): number {
  return Number(process.hrtime.bigint())
}
