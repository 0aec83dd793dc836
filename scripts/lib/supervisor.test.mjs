import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, it } from 'node:test'
import { isAlive, until } from './process-group.mjs'
import { supervise } from './supervisor.mjs'

const SUPERVISOR = new URL('supervisor.mjs', import.meta.url).href

let folder
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'doran-supervisor-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function app(code, more = {}) {
  const file = join(folder, 'app.cjs')
  writeFileSync(file, code)
  return { name: 'app', cwd: folder, env: process.env, args: [file], ...more }
}

function start(subject, more = {}) {
  const options = { dataDir: folder, log() {}, onChange() {}, onGiveUp() {}, stopWithinMs: 2_000 }
  return supervise(subject, { ...options, ...more })
}

const log = () => readFileSync(join(folder, 'logs', 'app.log'), 'utf8')
const STAYS = 'console.log("up"); setInterval(() => {}, 1000)'
const POLITE = `${STAYS}; process.on("SIGTERM", () => { console.log("bye"); process.exit(0) })`

it('starts a killed app again and ends it politely', async () => {
  const subject = start(app(POLITE))
  await until(() => log().includes('up'), 5_000)
  const { pid } = subject
  process.kill(pid, 'SIGKILL')
  assert.ok(await until(() => subject.pid !== null && subject.pid !== pid, 5_000))
  await until(() => log().split('up').length === 3, 5_000)
  await subject.stop()
  assert.equal(subject.pid, null)
  assert.match(log(), /bye/)
})

it('kills an app that does not want to end, with its children', async () => {
  const stubborn = `${STAYS}; process.on("SIGTERM", () => {});
    if (!process.argv[2]) console.log("sub", require("node:child_process").fork(__filename, ["sub"]).pid)`
  const subject = start(app(stubborn, { sweep: true }), { stopWithinMs: 300 })
  await until(() => /sub \d+/.test(log()), 5_000)
  const sub = Number(/sub (\d+)/.exec(log())[1])
  await subject.stop()
  assert.ok(await until(() => !isAlive(sub), 2_000))
})

it('gives up an app that never becomes ready, with the end of its log', async () => {
  const failure = await new Promise((onGiveUp) => {
    start(app('console.log("boom"); process.exit(3)'), { onGiveUp })
  })
  assert.equal(failure.reason, 'code 3')
  assert.deepEqual(failure.tail, ['boom', 'boom', 'boom'])
})

it('an app leaves by itself when its starter is killed', async () => {
  const starter = join(folder, 'starter.mjs')
  const subject = JSON.stringify(app(POLITE))
  writeFileSync(
    starter,
    `import { supervise } from ${JSON.stringify(SUPERVISOR)}
     const subject = ${subject}
     const s = supervise({ ...subject, env: process.env }, { dataDir: ${JSON.stringify(folder)},
       log() {}, onChange() {}, onGiveUp() {}, stopWithinMs: 1000 })
     console.log(s.pid); setInterval(() => {}, 1000)`,
  )
  const child = spawn(process.execPath, [starter], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  const pid = Number(line)
  await until(() => log().includes('up'), 5_000)
  child.kill('SIGKILL')
  assert.ok(await until(() => !isAlive(pid), 5_000))
  assert.match(log(), /bye/)
})
