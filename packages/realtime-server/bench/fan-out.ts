import { PLAN, type ServerKind } from './fan-out-plan.js'
import { median } from './median.js'
import { ServerProcess } from './server-process.js'
import { subscribe } from './subscriber.js'

type Round = { cpuMicros: number; p50Ms: number; p99Ms: number; lost: number; wrong: number }

const ROUNDS = 3
const KINDS: readonly ServerKind[] = ['bare-ws', 'doran', 'socket-io']

/** Fan-out to many subscribers, the servers in turn so that what disturbs the machine disturbs all. */
export async function measureFanOut(print: (line: string) => void): Promise<boolean> {
  const rounds: Record<ServerKind, Round[]> = { doran: [], 'bare-ws': [], 'socket-io': [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of KINDS) {
      const result = await measure(kind)
      rounds[kind].push(result)
      print(`fan-out round ${round + 1} ${kind}: ${describe(result)}`)
    }
  }
  const middle = (kind: ServerKind, field: keyof Round) =>
    median(rounds[kind].map((round) => round[field]))
  const cpu = middle('doran', 'cpuMicros') / middle('bare-ws', 'cpuMicros')
  const p50 = middle('doran', 'p50Ms') / middle('bare-ws', 'p50Ms')
  const cpuOfSocketIo = middle('doran', 'cpuMicros') / middle('socket-io', 'cpuMicros')
  print(`fan-out CPU against bare ws: ${cpu.toFixed(2)} (limit 1.5)`)
  print(`fan-out p50 against bare ws: ${p50.toFixed(2)} (limit 1.5)`)
  print(`fan-out CPU against socket.io: ${cpuOfSocketIo.toFixed(2)} (limit 1)`)
  const isWhole = rounds.doran.every(({ lost, wrong }) => lost === 0 && wrong === 0)
  return cpu <= 1.5 && p50 <= 1.5 && cpuOfSocketIo < 1 && isWhole
}

async function measure(kind: ServerKind): Promise<Round> {
  const { server, port } = await ServerProcess.start(kind)
  const latencies = new Float64Array(PLAN.subscribers * PLAN.messages)
  let deliveries = 0
  let wrong = 0
  const sockets = await Promise.all(
    Array.from({ length: PLAN.subscribers }, () => {
      let next = 0
      return subscribe(kind, port, ({ n, latencyNs }) => {
        if (n !== next) wrong += 1
        next = n + 1
        latencies[deliveries] = latencyNs
        deliveries += 1
      })
    }),
  )
  const { cpuMicros } = await server.publish()
  // Whatever is on its way arrives before the answer to a last ping.
  await Promise.all(sockets.map(answersPing))
  for (const socket of sockets) socket.terminate()
  server.stop()
  const sorted = latencies.subarray(0, deliveries).toSorted()
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? NaN) / 1e6
  const lost = PLAN.subscribers * PLAN.messages - deliveries
  return { cpuMicros: cpuMicros / deliveries, p50Ms: at(0.5), p99Ms: at(0.99), lost, wrong }
}

function answersPing(socket: Awaited<ReturnType<typeof subscribe>>): Promise<void> {
  return new Promise((resolve) => {
    socket.once('pong', () => resolve())
    socket.ping()
  })
}

function describe({ cpuMicros, p50Ms, p99Ms, lost, wrong }: Round): string {
  return `${cpuMicros.toFixed(2)} µs CPU a delivery, p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms, lost ${lost}, out of order or doubled ${wrong}`
}
