import { describe, expect, it } from 'vitest'
import { sharedTestApi } from '../../testing/test-app.js'
import { SIXTH_KEY, readError, settledTurn, turnBody } from '../../testing/test-browser.js'
import { memberBrowser } from '../../testing/test-member.js'

const api = sharedTestApi()

describe('a member’s story', () => {
  it('is generated, listed and found again, and makes no visitor', async () => {
    const reader = await memberBrowser(api())

    const view = await reader.openStory()
    const turn = settledTurn(await reader.tell(view))

    expect(reader.cookies()).toBe('')
    expect(turn.status).toBe('done')
    expect(view.session.modelTurnsLeft).toBeNull()
    const mine = await reader.api.call('GET /v1/tales/session/my', { query: {} })
    expect(mine.items.map(({ id }) => id)).toEqual([view.session.id])
    const { reading } = await reader.api.call('GET /v1/tales/template/{templateUUID}/mine', {
      params: { templateUUID: SIXTH_KEY },
    })
    expect(reading?.id).toBe(view.session.id)
  })

  it('is made once for one client id, and another member’s own under the same', async () => {
    const readers = [await memberBrowser(api()), await memberBrowser(api())]
    const body = { clientSessionId: 'of-two-members', templateUuid: SIXTH_KEY }
    const open = async (reader = readers[0]) =>
      (await reader?.api.call('POST /v1/tales/session', { body }))?.session.id

    const ids = [await open(), await open(), await open(readers[1])]

    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  it('does not exist for other members, visitors and strangers', async () => {
    const reader = await memberBrowser(api())
    const view = await reader.openStory()
    const { id: turnId } = settledTurn(await reader.tell(view))
    const visiting = api().browser()
    await visiting.openStory()
    const others = [await memberBrowser(api()), visiting, api().browser()]
    const json = { 'content-type': 'application/json' }
    const session = `/v1/tales/session/${view.session.id}`
    const calls: [string, RequestInit][] = [
      [session, {}],
      [`${session}/turn`, {}],
      [`${session}/turn`, { method: 'POST', headers: json, body: JSON.stringify(turnBody(view)) }],
      [session, { method: 'PATCH', headers: json, body: '{"narrator":"offline"}' }],
      [`${session}/turn/last?leaf=${turnId}`, { method: 'DELETE' }],
      [`/v1/tales/turn/${turnId}/stream`, {}],
      [`/v1/tales/turn/${turnId}/stop`, { method: 'POST' }],
    ]

    for (const other of others) {
      for (const [path, init] of calls) {
        const response = await other.request(path, init)
        const { code } = (await readError(response)).error
        expect([path, response.status, code]).toEqual([path, 404, 'NOT_FOUND'])
      }
    }
    const after = await reader.api.call('GET /v1/tales/session/{sessionUuid}', {
      params: { sessionUuid: view.session.id },
    })
    expect(after.session.leafTurnId).toBe(turnId)
  })
})
