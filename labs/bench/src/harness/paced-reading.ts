import { once } from 'node:events'
import { pauseAfter } from '@doran/api/modules/story-turn/pace'
import type { PacedFigures, PacedJob, StreamRequest, TimedCall } from './messages.js'
import { microseconds } from './token-mark.js'
import { readTurn } from './turn-reader.js'

/**
 * Readers of stories told offline at normal pace, one turn after the other until they are told to stop, and how late
 * each sentence came.
 */
export async function readPaced(job: PacedJob, stop: AbortSignal): Promise<PacedFigures> {
  const parts: TimedCall[] = []
  const failures: string[] = []
  const left = [...job.requests]
  const keepReading = async (): Promise<void> => {
    for (let next = left.shift(); next && !stop.aborted; next = left.shift()) {
      await timeTurn(job.port, next, parts)
    }
    if (!stop.aborted) failures.push('the stories ran out')
  }
  for (let reader = 0; reader < job.readers; reader += 1) {
    void keepReading().catch((cause: unknown) => failures.push(String(cause)))
  }
  await once(stop, 'abort')
  return { parts, failures }
}

async function timeTurn(port: number, request: StreamRequest, parts: TimedCall[]): Promise<void> {
  let dueUs: number | null = null
  await readTurn(port, request, {
    onDelta: (text) => {
      const nowUs = microseconds()
      if (dueUs !== null) parts.push([nowUs, nowUs - dueUs])
      dueUs = nowUs + pauseAfter(text, 'normal') * 1_000
    },
  })
}
