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

/** One request to the mock; `key` is the number its prompt ends with, `closedUs` set where it was cut off. */
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

const Target = { port: z.number().int() }
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
])
export type LoadJob = z.infer<typeof LoadJob>
export type StreamJob = Extract<LoadJob, { kind: 'streams' }>
export type CallJob = Extract<LoadJob, { kind: 'calls' }>

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
