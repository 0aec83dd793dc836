import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, it } from 'node:test'
import { freePort } from '../../packages/tooling/src/free-port.mjs'
import { PortTaken, portTakenFrom, startBesideOthers } from './port-taken.mjs'
import { sweepGroup } from './process-group.mjs'
import { allReady } from './ready.mjs'

const LISTENS = `require("node:http").createServer((_, answer) => answer.end()).listen(process.env.PORT, "127.0.0.1")`
const FORKS = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(LISTENS)}])`
const SLEEPS = 'setInterval(() => {}, 1000)'

const cleanups = []
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean()
})

/** An app as the supervisor starts it: the leader of a group of its own. */
function appAt(port, code) {
  const env = { ...process.env, PORT: String(port) }
  const { pid } = spawn(process.execPath, ['-e', `${code};${SLEEPS}`], { env, detached: true })
  cleanups.push(() => sweepGroup(pid))
  const app = { name: 'api', readyUrl: `http://127.0.0.1:${port}/`, pid, isReady: false }
  return Object.assign(app, { markReady: () => (app.isReady = true) })
}

async function strangerAt(port) {
  const server = createServer((_request, answer) => answer.end()).listen(port, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(() => server.close())
}

function ready(app) {
  const signal = AbortSignal.timeout(20_000)
  return allReady([app], new URL(app.readyUrl).origin, { log() {}, signal })
}

for (const [who, code] of [
  ['itself', LISTENS],
  ['through a child', FORKS],
])
  it(`an app that answers ${who} is ready`, async () => {
    const app = appAt(await freePort(), code)
    await ready(app)
    assert.equal(app.isReady, true)
    assert.equal(portTakenFrom(app), null)
  })

it("takes no stranger's answer for that of an app that is still starting", async () => {
  const port = await freePort()
  const app = appAt(port, SLEEPS)
  await strangerAt(port)
  await assert.rejects(ready(app), (error) => error instanceof PortTaken && error.port === port)
  assert.equal(app.isReady, false)
})

it('tells an app that died of its port from one that died of itself', async () => {
  const port = await freePort()
  const app = { name: 'api', readyUrl: `http://127.0.0.1:${port}/`, pid: null }
  assert.equal(portTakenFrom(app), null)
  await strangerAt(port)
  assert.match(portTakenFrom(app)?.message, new RegExp(`Port ${port}, meant for api`))
})

/** What a start ends with whose tries have these outcomes; an error is thrown. */
async function outcomeOf(outcomes, wished) {
  const asked = []
  const start = async (ports) => {
    const outcome = outcomes[asked.push(ports) - 1]
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const end = await startBesideOthers(start, wished, () => {}).catch((error) => error)
  return { end, asked }
}

it('starts again beside another product at ports that nobody wishes for, but not for ever', async () => {
  const taken = new PortTaken('api', 3003)
  const wished = { edge: 3000, api: 3003 }
  const elsewhere = { edge: 3000, web: 0, tales: 0, api: 0 }
  assert.deepEqual(await outcomeOf([taken, 'open'], wished), {
    end: 'open',
    asked: [wished, elsewhere],
  })
  const { end, asked } = await outcomeOf([taken, taken, taken, 'open'], wished)
  assert.equal(end, taken)
  assert.equal(asked.length, 3)
})

it('does not move the door from where it was asked for, nor hide another failure', async () => {
  const door = new PortTaken('edge', 3000)
  const other = new Error('broken')
  assert.equal((await outcomeOf([door, 'open'], { edge: 3000 })).end, door)
  assert.equal((await outcomeOf([door, 'open'], { edge: 0 })).end, 'open')
  assert.equal((await outcomeOf([other, 'open'], {})).end, other)
})
