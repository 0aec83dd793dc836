import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, it } from 'node:test'
import { takeLock } from './lock.mjs'
import { isSameProcess, recordOf } from './process-identity.mjs'

let folder
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'doran-lock-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const place = (content) => writeFileSync(join(folder, 'start.lock'), content)

it('refuses a second holder and names the first', () => {
  const lock = takeLock(folder, { port: 3000 })
  lock.update({ isReady: true })
  const second = takeLock(folder, { port: 3100 })
  assert.equal(second.takenBy.holder.pid, process.pid)
  assert.equal(second.takenBy.port, 3000)
  assert.equal(second.takenBy.isReady, true)
  lock.release()
  assert.deepEqual(readdirSync(folder), [])
})

it('takes over from a dead holder and finds what it left running', () => {
  const dead = { pid: 2 ** 22 + 1, identity: 'x' }
  place(JSON.stringify({ holder: dead, children: [recordOf(process.pid), dead] }))
  const lock = takeLock(folder, { port: 3000 })
  assert.deepEqual(
    lock.leftovers.map(({ pid }) => pid),
    [process.pid],
  )
  assert.equal(takeLock(folder, {}).takenBy.holder.pid, process.pid)
})

it('does not take a stranger with the same pid for the holder', () => {
  place(JSON.stringify({ holder: { pid: process.pid, identity: 'of another time' }, children: [] }))
  assert.equal(takeLock(folder, {}).takenBy, undefined)
})

it('goes on from a lock that cannot be read', () => {
  place('{"holder":')
  assert.deepEqual(takeLock(folder, {}).leftovers, [])
})

it('knows a process by its pid and its start', () => {
  assert.equal(isSameProcess(recordOf(process.pid)), true)
  assert.equal(isSameProcess({ pid: process.pid, identity: null }), false)
  assert.equal(isSameProcess({ pid: -1, identity: null }), false)
})
