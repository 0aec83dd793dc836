import { expect, it } from 'vitest'
import { isWholeRun } from '@doran/tooling/whole-run'
import { inParallel } from '../src/testing/in-parallel.js'
import {
  declaredCalls,
  declaredWrites,
  type DeclaredCall,
} from '../src/testing/calls/declared-calls.js'
import { FOREIGN_ORIGINS, FOREIGN_WRITES } from '../src/testing/calls/foreign-writes.js'
import { become, createPerson } from '../src/testing/calls/test-people.js'
import { prepareCall, readAnswer } from '../src/testing/calls/prepared-call.js'
import { tableSums } from '../src/testing/calls/table-checksums.js'
import { startWatchedApi, type WatchedApi } from '../src/testing/calls/watched-api.js'

/** Each call as an unrestricted member would make it. */
async function prepareAll(api: WatchedApi, calls: readonly DeclaredCall[]) {
  return inParallel(calls, 8, async (call) => {
    const person = await createPerson(api, 'member')
    if (call.declaration.role) await become(api, person, 'admin')
    return { call, browser: person.browser, ...(await prepareCall(api, call, person, 'own')) }
  })
}

/**
 * The origin is checked before anything of the call is looked at, so a write of each kind of actor is tried for all; a
 * whole run tries every one.
 */
function inEveryWay(calls: readonly DeclaredCall[]): readonly DeclaredCall[] {
  if (isWholeRun()) return calls
  return [...new Map(calls.map((call) => [call.declaration.actor, call])).values()]
}

it('no call writes anything for another site, and each would have for its own', async () => {
  const api = await startWatchedApi({ isProduction: true })
  const writes = await prepareAll(api, declaredWrites)
  const everyWay = new Set(inEveryWay(declaredWrites))
  const before = await tableSums(api.deps)
  const wrong: string[] = []
  for (const { call, browser, path, init } of writes) {
    const ways = everyWay.has(call) ? FOREIGN_WRITES : FOREIGN_WRITES.slice(0, 1)
    for (const { name, origin, headers } of ways) {
      const foreign = { ...init.headers, origin, ...headers }
      const { status } = await browser.request(path, { ...init, headers: foreign })
      if (status !== 403) wrong.push(`${call.key} ${name}: ${status}`)
    }
    if (call.declaration.body) {
      const headers = { ...init.headers, 'content-type': 'text/plain' }
      const { status } = await browser.request(path, { ...init, headers })
      if (status !== 415) wrong.push(`${call.key} as text: ${status}`)
    }
  }
  expect(await tableSums(api.deps)).toEqual(before)

  for (const { call, browser, path, init } of writes) {
    const { code } = await readAnswer(call, await browser.request(path, init))
    if (code !== 'ok') wrong.push(`${call.key} of its own site: ${code}`)
  }
  expect(wrong.join('\n')).toBe('')
  process.stdout.write(
    `${writes.length} writes, ${everyWay.size} of them in ${FOREIGN_WRITES.length} foreign ways\n`,
  )
})

it('nothing is written by reading, nor by a write dressed as a read', async () => {
  const api = await startWatchedApi()
  const reads = declaredCalls.filter(({ method }) => method === 'GET')
  const calls = await prepareAll(api, [...reads, ...inEveryWay(declaredWrites)])
  const before = await tableSums(api.deps)

  for (const { call, browser, path, init } of calls) {
    const joint = path.includes('?') ? '&' : '?'
    const dressed = { 'x-http-method-override': call.method, 'x-method-override': call.method }
    const headers = { ...init.headers, ...dressed }
    for (const method of ['GET', 'HEAD']) {
      const dressedPath = `${path}${joint}_method=${call.method}`
      await (await browser.request(dressedPath, { method, headers })).text()
    }
  }

  expect(await tableSums(api.deps)).toEqual(before)
})

it('no other origin is let in by a preflight', async () => {
  const api = await startWatchedApi({ isProduction: true })
  const { browser } = await createPerson(api, 'member')
  for (const { path, method } of inEveryWay(declaredCalls)) {
    for (const origin of FOREIGN_ORIGINS) {
      const headers = {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type',
      }
      const response = await browser.request(path.replaceAll(/[{}]/g, ''), {
        method: 'OPTIONS',
        headers,
      })
      const answered = [...response.headers.keys()].filter((name) =>
        name.startsWith('access-control'),
      )
      expect(answered).toEqual([])
    }
  }
})
