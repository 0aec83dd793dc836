import { z } from 'zod'

/** A figure of nothing is NaN, which JSON sends as null. */
const Figure = z
  .number()
  .nullable()
  .transform((value) => value ?? Number.NaN)

export const Ready = z.object({ port: z.number().int() })

/** How the mock model answers from now on. */
export const Manner = z.object({ tokens: z.number().int(), gapMs: z.number() })
export type Manner = z.infer<typeof Manner>

/** One request to the mock; `key` is the number its prompt ends with, empty where it asks for no turn; `closedUs` set where it was cut off. */
export const Receipt = z.object({
  key: z.string(),
  receivedUs: z.number(),
  bytes: z.number(),
  promptBytes: z.number(),
  closedUs: z.number().nullable(),
})
export type Receipt = z.infer<typeof Receipt>

export const MockOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('manner'), manner: Manner }),
  z.object({ kind: z.literal('take') }),
])
export const MockLog = z.object({ receipts: z.array(Receipt), lastBody: z.string() })
export type MockLog = z.infer<typeof MockLog>

export const StreamRequest = z.object({
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
})
export type StreamRequest = z.infer<typeof StreamRequest>

export const PlainRequest = StreamRequest.extend({ method: z.enum(['GET', 'POST']) })
export type PlainRequest = z.infer<typeof PlainRequest>

const Target = { port: z.number().int() }

/** How to speak to the product's own database. */
const Connection = z.object({
  host: z.string(),
  port: z.number(),
  user: z.string(),
  database: z.string(),
})
export type Connection = z.infer<typeof Connection>

const Pace = {
  connections: z.number().int(),
  /** Until then, or until it is told to stop. */
  ms: z.number(),
  /** Between an answer and the same connection's next request. */
  pauseMs: z.number(),
}

/** Usage events, new ones each time, so many at once. */
const Events = { sessionIds: z.array(z.string()), batch: z.number().int() }
export const LoadJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('streams'),
    ...Target,
    requests: z.array(StreamRequest),
    /** All at once, or one after the other. */
    isParallel: z.boolean(),
    tokens: z.number().int(),
    endMark: z.string(),
  }),
  z.object({
    kind: z.literal('calls'),
    ...Target,
    path: z.string(),
    headers: z.record(z.string(), z.string()),
    count: z.number().int(),
    pauseMs: z.number(),
  }),
  z.object({
    kind: z.literal('loop'),
    ...Target,
    request: PlainRequest,
    ...Pace,
    keepsCalls: z.boolean(),
  }),
  z.object({ kind: z.literal('events'), ...Target, origin: z.string(), ...Events, ...Pace }),
  z.object({ kind: z.literal('inserts'), connection: Connection, ...Events, ...Pace }),
  z.object({ kind: z.literal('burst'), ...Target, requests: z.array(PlainRequest) }),
  z.object({
    kind: z.literal('paced'),
    ...Target,
    /** Enough turns for all readers' time; whoever is done takes the next. */
    requests: z.array(StreamRequest),
    readers: z.number().int(),
  }),
])
export type LoadJob = z.infer<typeof LoadJob>
export const LoadOrder = z.union([LoadJob, z.object({ kind: z.literal('stop') })])
export type StreamJob = Extract<LoadJob, { kind: 'streams' }>
export type CallJob = Extract<LoadJob, { kind: 'calls' }>
export type LoopJob = Extract<LoadJob, { kind: 'loop' }>
export type EventJob = Extract<LoadJob, { kind: 'events' }>
export type InsertJob = Extract<LoadJob, { kind: 'inserts' }>
export type BurstJob = Extract<LoadJob, { kind: 'burst' }>
export type PacedJob = Extract<LoadJob, { kind: 'paced' }>

export const StreamFigures = z.object({
  wallMs: z.number(),
  ttftP50Ms: Figure,
  ttftP99Ms: Figure,
  delayP50Ms: Figure,
  delayP99Ms: Figure,
  /** Of the tokens sent after the last stream had its first one. */
  steadyDelayP50Ms: Figure,
  steadyDelayP99Ms: Figure,
  received: z.number(),
  missing: z.number(),
  errors: z.array(z.string()),
})
export type StreamFigures = z.infer<typeof StreamFigures>

export const CallFigures = z.object({
  p50Ms: Figure,
  p99Ms: Figure,
  errors: z.array(z.string()),
})
export type CallFigures = z.infer<typeof CallFigures>

/** When it was, on the clock that all processes share, and how long it took or how late it came; in µs. */
export const TimedCall = z.tuple([z.number(), z.number()])
export type TimedCall = z.infer<typeof TimedCall>

export const LoopFigures = z.object({
  count: z.number(),
  p50Ms: Figure,
  p99Ms: Figure,
  failed: z.number(),
  reasons: z.array(z.string()),
  calls: z.array(TimedCall),
})
export type LoopFigures = z.infer<typeof LoopFigures>

export const BurstFigures = z.object({
  fromUs: z.number(),
  untilUs: z.number(),
  /** Until the last of them was sent. */
  sentMs: z.number(),
  failed: z.number(),
  reasons: z.array(z.string()),
})
export type BurstFigures = z.infer<typeof BurstFigures>

export const PacedFigures = z.object({
  parts: z.array(TimedCall),
  failures: z.array(z.string()),
})
export type PacedFigures = z.infer<typeof PacedFigures>

/** What the bare server is told when it starts. */
export const LimitJob = z.object({
  connection: Connection,
  /** The headers of the API's answers. */
  head: z.record(z.string(), z.string()),
  plainBody: z.string(),
  cookieName: z.string(),
})
export type LimitJob = z.infer<typeof LimitJob>
