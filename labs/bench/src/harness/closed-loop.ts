import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './figures.js'
import { openConnection, requestBytes } from './http-connection.js'
import type { BurstFigures, BurstJob, LoopFigures, LoopJob, TimedCall } from './messages.js'
import { microseconds } from './token-mark.js'

const MOST_REASONS = 20

/** Makes a call and answers what was wrong with it, or null. */
type Caller = { call: () => Promise<string | null>; close: () => void }
type Pace = Pick<LoopJob, 'connections' | 'ms' | 'pauseMs'>

export async function runLoop(job: LoopJob, stop: AbortSignal): Promise<LoopFigures> {
  const bytes = requestBytes(job.port, job.request)
  const figures = await keepCalling(job, stop, async () => {
    const connection = await openConnection(job.port)
    const call = async () => faultOf(await connection.exchange(bytes))
    return { call, close: connection.close }
  })
  return job.keepsCalls ? figures : { ...figures, calls: [] }
}

export const faultOf = (status: number): string | null =>
  status === 200 ? null : `answered ${status}`

/** Every connection asks again as soon as it was answered, or after its pause, until the time is over. */
export async function keepCalling(
  job: Pace,
  stop: AbortSignal,
  open: (index: number) => Promise<Caller>,
): Promise<LoopFigures> {
  const endUs = microseconds() + job.ms * 1_000
  const calls: TimedCall[] = []
  const failures: string[] = []
  const keepAsking = async (index: number): Promise<void> => {
    const { call, close } = await open(index)
    await sleep((index * job.pauseMs) / job.connections)
    while (microseconds() < endUs && !stop.aborted) {
      const atUs = microseconds()
      const fault = await call()
      calls.push([atUs, microseconds() - atUs])
      if (fault) failures.push(fault)
      if (job.pauseMs > 0) await sleep(job.pauseMs)
    }
    close()
  }
  await Promise.all(
    Array.from({ length: job.connections }, (_, index) =>
      keepAsking(index).catch((cause: unknown) => void failures.push(String(cause))),
    ),
  )
  const took = calls.map(([, tookUs]) => tookUs / 1_000)
  return {
    count: calls.length,
    p50Ms: percentile(took, 0.5),
    p99Ms: percentile(took, 0.99),
    failed: failures.length,
    reasons: failures.slice(0, MOST_REASONS),
    calls,
  }
}

/** All requests at once, each on a connection that is open already. */
export async function runBurst(job: BurstJob): Promise<BurstFigures> {
  const ready = await Promise.all(
    job.requests.map(async (request) => ({
      connection: await openConnection(job.port),
      bytes: requestBytes(job.port, request),
    })),
  )
  const fromUs = microseconds()
  const answers = ready.map(async ({ connection, bytes }): Promise<number | string> => {
    const status = await connection.exchange(bytes).catch(String)
    connection.close()
    return status
  })
  const sentMs = (microseconds() - fromUs) / 1_000
  const statuses = await Promise.all(answers)
  const wrong = statuses.filter((status) => status !== 200)
  const reasons = wrong.slice(0, MOST_REASONS).map((status) => `answered ${status}`)
  return { fromUs, untilUs: microseconds(), sentMs, failed: wrong.length, reasons }
}
