import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createLogger } from '../../platform/process/logger.js'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { declaredCalls, type DeclaredCall } from '../../testing/calls/declared-calls.js'
import { asRecord } from '../../testing/calls/prepared-call.js'
import { sampleOf } from '../../testing/calls/schema-sample.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import { blockWriterOf, hang, planter } from '../../testing/test-tree.js'
import { authSession } from '../../schema/tables.js'
import { announceOpened } from './announce-opened.js'
import { systemContext } from '../../platform/context/context.js'

const BODY = '봉해둔카나리아'

async function sealed() {
  let printed = ''
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      printed += chunk.toString()
      done()
    },
  })
  const clock = createManualClock(new Date())
  const logger = createLogger('debug', sink)
  const api = startTestApi(await createTestDatabase(), { clock, logger })
  const { owner, tree } = await planter(api)
  const [writer, stranger] = [await chatPerson(api), await chatPerson(api)]
  const visitor = api.browser()
  const byVisitor = { browser: visitor }
  await hang(byVisitor, tree.shareCode, { text: `${BODY}, 손님이 쓴 글` })
  const { letter } = await hang(writer, tree.shareCode, { text: `${BODY}, 회원이 쓴 글` })
  const ids = [tree.id, tree.shareCode, letter.id, owner.profileId]
  const people = {
    owner: owner.browser,
    writer: writer.browser,
    stranger: stranger.browser,
    visitor,
  }
  const untilOpen = new Date(tree.opensAt).getTime() - clock.now().getTime()
  return { api, clock, untilOpen, people, ids, letterId: letter.id, tree, printed: () => printed }
}

/** What stands in the place of a call's names: each id that it takes there, or else what its schema takes. */
function paramsOf(
  { declaration }: DeclaredCall,
  ids: readonly string[],
): Record<string, unknown>[] {
  const { params } = declaration
  if (!params) return [{}]
  const sample = asRecord(sampleOf(params))
  const named = (id: string) =>
    Object.fromEntries(
      Object.entries(sample).map(([name, kind]) => [name, name.endsWith('Type') ? kind : id]),
    )
  const taken = ids.map(named).filter((each) => z.safeParse(params, each).success)
  return taken.length > 0 ? taken : [sample]
}

/** Without a query, and with one where it asks for something or has to be there. */
function queriesOf({ declaration: { query } }: DeclaredCall): string[] {
  if (!query) return ['']
  const sample: Record<string, unknown> = { ...asRecord(sampleOf(query)), q: BODY }
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(sample)) given.set(name, String(value))
  const filled = `?${given.toString()}`
  if (!z.safeParse(query, {}).success) return [filled]
  return 'q' in asRecord(sampleOf(query)) ? ['', filled] : ['']
}

function pathsOf(call: DeclaredCall, ids: readonly string[]): string[] {
  return paramsOf(call, ids).flatMap((params) => {
    const filled = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    )
    return queriesOf(call).map((query) => `${filled}${query}`)
  })
}

async function textOf(browser: Browser, path: string, method = 'GET'): Promise<string> {
  const response = await browser.request(path, { method })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream) return response.text()
  await response.body?.cancel()
  return ''
}

const READING = declaredCalls.filter(({ method }) => method === 'GET')

/** The reading calls in whose answers to somebody the body stands; all are asked by all at once. */
async function readable(
  people: Readonly<Record<string, Browser>>,
  ids: readonly string[],
): Promise<Record<string, readonly string[]>> {
  const asked = READING.flatMap((call) => pathsOf(call, ids).map((path) => ({ call, path })))
  const askAs = async ([name, browser]: [string, Browser]) => {
    const found = new Set<string>()
    for (const { call, path } of asked) {
      if ((await textOf(browser, path)).includes(BODY)) found.add(call.key)
    }
    return [name, [...found]] as const
  }
  return Object.fromEntries(await Promise.all(Object.entries(people).map(askAs)))
}

describe('the body of a letter', () => {
  it('is in no answer, export, notice or log a millisecond before its tree opens, and then the owner’s to read', async () => {
    const { api, clock, untilOpen, people, ids, letterId, printed } = await sealed()
    clock.advance(untilOpen - 1)
    await announceOpened(systemContext(api.deps))
    const { owner, writer, stranger } = people
    const exportOf = (browser: Browser) => textOf(browser, '/v1/user/export', 'POST')
    await api.deps.db.update(authSession).set({ provedAt: clock.now() })

    const nobody = { owner: [], writer: [], stranger: [], visitor: [] }
    expect(await readable(people, ids)).toEqual(nobody)
    const params = { letterId }
    const open = () => owner.api.call('POST /v1/letter/{letterId}/open', { params })
    const hide = (isHidden: boolean) =>
      owner.api.call('PUT /v1/letter/{letterId}/hidden', { params, body: { isHidden } })
    expect(await codeOf(open())).toBe('LETTER_SEALED')
    expect([await hide(true), await hide(false)]).toMatchObject([{ text: null }, { text: null }])
    const exported = await exportOf(owner)
    expect(exported).toContain(letterId)
    expect(exported).not.toContain(BODY)
    expect(await exportOf(writer)).toContain(`${BODY}, 회원이 쓴 글`)
    expect(await exportOf(writer)).not.toContain('손님이 쓴 글')
    expect(await exportOf(stranger)).not.toContain(BODY)

    clock.advance(1)

    expect(await readable(people, ids)).toEqual({
      ...nobody,
      owner: ['GET /v1/tree/{treeId}/letter'],
    })
    expect(await open()).toMatchObject({ text: `${BODY}, 회원이 쓴 글` })
    expect(await exportOf(owner)).toContain(`${BODY}, 손님이 쓴 글`)
    expect(await exportOf(stranger)).not.toContain(BODY)
    expect(printed().length).toBeGreaterThan(1_000)
    expect(printed()).not.toContain(BODY)
  })

  it('is a moderator’s to read only once its receiver could, and reported by nobody else', async () => {
    const { api, clock, untilOpen, people, letterId, tree } = await sealed()
    const { owner, writer, stranger } = people
    const rule = api.deps.registry.findReportTarget('letter')
    const look = () =>
      rule.look({ ...systemContext(api.deps), actor: { kind: 'nobody' } }, letterId)
    const report = (browser: Browser, targetType: 'letter' | 'tree', targetId: string) =>
      codeOf(
        browser.api.call('POST /v1/report', { body: { targetType, targetId, reason: 'abuse' } }),
      )
    clock.advance(untilOpen - 1)

    expect(await report(owner, 'letter', letterId)).toBe('NOT_FOUND')
    expect((await look())?.text).not.toContain(BODY)
    clock.advance(1)
    expect(await report(owner, 'letter', letterId)).toBe('no error')
    expect(await report(stranger, 'letter', letterId)).toBe('NOT_FOUND')
    expect(await report(writer, 'letter', letterId)).toBe('NOT_FOUND')
    expect((await look())?.text).toContain(BODY)

    await rule.setHidden?.(systemContext(api.deps), letterId, true)
    const params = { letterId }
    expect(await codeOf(owner.api.call('POST /v1/letter/{letterId}/open', { params }))).toBe(
      'NOT_FOUND',
    )
    expect(await codeOf(blockWriterOf({ browser: owner }, letterId))).toBe('NOT_FOUND')
    expect(await textOf(owner, '/v1/user/export', 'POST')).not.toContain('회원이 쓴 글')
    await rule.setHidden?.(systemContext(api.deps), letterId, false)
    expect(await codeOf(owner.api.call('POST /v1/letter/{letterId}/open', { params }))).toBe(
      'no error',
    )

    expect(await report(owner, 'tree', tree.id)).toBe('NOT_FOUND')
    expect(await report(stranger, 'tree', tree.id)).toBe('no error')
    await api.deps.registry
      .findReportTarget('tree')
      .setHidden?.(systemContext(api.deps), tree.id, true)
    expect(await report(writer, 'tree', tree.id)).toBe('NOT_FOUND')
  })
})
