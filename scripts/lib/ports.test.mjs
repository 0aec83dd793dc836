import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { it } from 'node:test'
import { holderOf, isFree, preferPort } from './ports.mjs'

for (const host of ['127.0.0.1', '0.0.0.0'])
  it(`sees that a port on ${host} is taken, by whom, and goes elsewhere`, async () => {
    const server = createServer().listen(0, host)
    await once(server, 'listening')
    const { port } = server.address()
    assert.equal(await isFree(port), false)
    if (process.platform === 'linux') assert.equal(holderOf(port)?.pid, process.pid)
    assert.notEqual(await preferPort(port), port)
    await new Promise((done) => server.close(done))
    assert.equal(await isFree(port), true)
    assert.equal(await preferPort(port), port)
    assert.equal(holderOf(port), null)
  })
