import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { runBurst, runLoop } from '../harness/closed-loop.js'
import { insertDirectly, sendEvents } from '../harness/event-load.js'
import { percentile } from '../harness/figures.js'
import {
  LoadOrder,
  type CallFigures,
  type CallJob,
  type LoadJob,
  type StreamFigures,
  type StreamJob,
  type StreamRequest,
} from '../harness/messages.js'
import { readPaced } from '../harness/paced-reading.js'
import { StreamTally } from '../harness/stream-tally.js'

async function readStreams(job: StreamJob): Promise<StreamFigures> {
  const endMark = Buffer.from(job.endMark)
  const tally = new StreamTally(job.requests.length, job.tokens)
  const read = (asked: StreamRequest) => readStream(job.port, asked, endMark, tally)
  if (job.isParallel) await Promise.all(job.requests.map(read))
  else for (const asked of job.requests) await read(asked)
  return tally.figures()
}

function readStream(
  port: number,
  { path, headers, body }: StreamRequest,
  endMark: Buffer,
  tally: StreamTally,
): Promise<void> {
  return new Promise((resolve) => {
    const { take, end } = tally.follow(endMark)
    const asked = request(
      { host: '127.0.0.1', port, path, method: 'POST', headers, agent: false },
      (answer) => {
        answer.on('data', take)
        answer.on('end', () => {
          if (answer.statusCode !== 200) tally.fail(`status ${answer.statusCode}`)
          end()
          resolve()
        })
        answer.on('error', (error) => {
          tally.fail(error.message)
          resolve()
        })
      },
    )
    asked.on('error', (error) => {
      tally.fail(error.message)
      resolve()
    })
    asked.end(body)
  })
}

async function makeCalls(job: CallJob): Promise<CallFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  const errors: string[] = []
  for (let made = 0; made < job.count; made += 1) {
    const startedAt = performance.now()
    const status = await makeCall(job, agent).catch(String)
    if (status === 200) times.push(performance.now() - startedAt)
    else errors.push(`answered ${status}`)
    await sleep(job.pauseMs)
  }
  agent.destroy()
  return { p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99), errors }
}

function makeCall(job: CallJob, agent: Agent): Promise<number> {
  const { port, path, headers } = job
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

function run(job: LoadJob, stop: AbortSignal): Promise<object> {
  switch (job.kind) {
    case 'streams':
      return readStreams(job)
    case 'calls':
      return makeCalls(job)
    case 'loop':
      return runLoop(job, stop)
    case 'events':
      return sendEvents(job, stop)
    case 'inserts':
      return insertDirectly(job, stop)
    case 'burst':
      return runBurst(job)
    case 'paced':
      return readPaced(job, stop)
  }
}

let running = new AbortController()
process.on('message', (given: unknown) => {
  const order = LoadOrder.parse(given)
  if (order.kind === 'stop') return running.abort()
  running = new AbortController()
  void run(order, running.signal).then((figures) => process.send?.(figures))
})
process.on('disconnect', () => process.exit())
process.send?.({ port: 0 })
