import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_PORTS } from './lib/apps.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { explain, StopError } from './lib/errors.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { takeLock } from './lib/lock.mjs'
import { dataDirOf } from './lib/paths.mjs'
import { holderOf, isFree } from './lib/ports.mjs'
import { endProcess, until } from './lib/process-group.mjs'
import { recordOf } from './lib/process-identity.mjs'
import { stopRunning } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { startStack } from './lib/stack.mjs'

const isDev = process.argv.includes('--dev')
const dataDir = dataDirOf(process.env)
const leaving = new AbortController()

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => leaving.abort())
// The terminal may be gone while the sites go on; writing to it must not end this process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

watchParent()

process.exitCode = await main()
process.exit()

/** npm passes SIGTERM to the shell between us, which dies of it without telling. */
function watchParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && leaving.abort(), 500).unref()
}

async function main() {
  let lock = null
  let stack = null
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    const port = readPort(process.env.PORT)
    lock = takeLock(dataDir, { port })
    if (lock.takenBy) {
      const taken = lock.takenBy
      lock = null
      throw new StopError(describeRunning(taken))
    }
    await clearLeftovers(lock.leftovers)
    await requirePort(port)
    leaving.signal.addEventListener('abort', () => void stopRunning())
    await step(() => ensureInstalled(say))
    await step(() => ensureBuilt(say, { logFile: join(dataDir, 'logs', 'build.log'), isDev }))
    stack = await step(() => startIt(port, lock))
    lock.update({ isReady: true })
    say(`도란이 열렸어요: ${stack.origin}`)
    say(`Doran is open at ${stack.origin} (logs: ${join(dataDir, 'logs')}; Ctrl-C stops it)`)
    await new Promise((done) => leaving.signal.addEventListener('abort', done, { once: true }))
    return 0
  } catch (error) {
    if (leaving.signal.aborted) return 0
    process.stderr.write(`\n${explain(error)}\n`)
    return 1
  } finally {
    if (stack) {
      say('stopping')
      await stack.stop()
    }
    await stopRunning()
    lock?.release()
    if (stack) say('도란을 닫았어요. / Doran has stopped.')
  }
}

async function step(work) {
  if (leaving.signal.aborted) throw new StopError('stopped')
  return work()
}

function startIt(port, lock) {
  say('starting api, edge, tales and web')
  return startStack({
    dataDir,
    ports: { edge: port },
    log: say,
    isDev,
    signal: leaving.signal,
    onPids: (pids) => lock.update({ children: Object.values(pids).filter(Boolean).map(recordOf) }),
  })
}

function readPort(text) {
  if (!text) return DEFAULT_PORTS.edge
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new StopError(`PORT is "${text}", but must be a number from 1 to 65535.`)
}

/** What a killed starter left running; each ends by itself too, but we need its ports now. */
async function clearLeftovers(leftovers) {
  if (leftovers.length === 0) return
  say('ending what an earlier run left behind')
  await Promise.all(leftovers.map(({ pid }) => endProcess(pid, 15_000)))
}

async function requirePort(port) {
  if (await until(() => isFree(port), 1_000, 200)) return
  const holder = holderOf(port)
  const who = holder ? `process ${holder.pid} (${holder.command})` : 'another program'
  throw new StopError(
    [
      `${port}번 포트를 다른 프로그램이 쓰고 있어요. 그 프로그램을 끄거나, 다른 포트로 열어 주세요.`,
      `Port ${port} is in use by ${who}.`,
      `Stop it${holder ? ` (kill ${holder.pid})` : ''}, or open Doran elsewhere: PORT=${port + 100} npm start`,
    ].join('\n'),
  )
}

function describeRunning({ holder, port, isReady }) {
  const origin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`
  const korean = isReady
    ? `도란이 이미 ${origin} 에서 돌고 있어요.`
    : `도란이 지금 열리는 중이에요. 곧 ${origin} 에서 볼 수 있어요.`
  const english = isReady
    ? `Doran is already running at ${origin}`
    : `Doran is already starting at ${origin}`
  return [
    korean,
    `${english} (process ${holder.pid}, data in ${dataDir}).`,
    `Stop it with Ctrl-C in its window or with: kill ${holder.pid}`,
    'A second one needs a data folder and a port of its own: DATA_DIR=.data-2 PORT=3100 npm start',
  ].join('\n')
}
