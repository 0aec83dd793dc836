import { afterEach, expect, it } from 'vitest'
import { closeAll, freeOrigin, startDoor, startSite } from './testing/servers.js'

afterEach(closeAll)

it('answers the envelope while the API is away, and passes calls on when it is back', async () => {
  const apiOrigin = await freeOrigin()
  const door = await startDoor({ API_ORIGIN: apiOrigin })
  const away = await fetch(`${door.origin}/api/v1/home`)
  expect(away.status).toBe(503)
  expect(away.headers.get('retry-after')).toBe('2')
  expect(await away.json()).toEqual({
    error: {
      code: 'MAINTENANCE',
      message: '지금은 점검 중이에요. 잠시 뒤에 다시 시도해 주세요.',
      requestId: away.headers.get('x-request-id'),
    },
  })
  await startSite((_request, response) => response.end('back'), Number(new URL(apiOrigin).port))
  expect(await (await fetch(`${door.origin}/api/v1/home`)).text()).toBe('back')
})

it('shows a page that loads itself again to whoever opens a page', async () => {
  const door = await startDoor()
  const answer = await fetch(door.origin, { headers: { accept: 'text/html,*/*' } })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const page = await answer.text()
  expect(page).toContain('<html lang="ko">')
  expect(page).toContain('http-equiv="refresh" content="2"')
})

it('says the same for a story area that the main site cannot reach', async () => {
  const web = await startSite((_request, response) => {
    response.statusCode = 500
    response.end('Internal Server Error')
  })
  const door = await startDoor({ WEB_ORIGIN: web.origin })
  const answer = await fetch(`${door.origin}/doran-tales`, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('점검 중이에요')
})

it("passes a site's own error page on", async () => {
  const web = await startSite((_request, response) => {
    response.writeHead(500, { 'content-type': 'text/html' }).end('<p>ours</p>')
  })
  const door = await startDoor({ WEB_ORIGIN: web.origin })
  const answer = await fetch(door.origin)
  expect(answer.status).toBe(500)
  expect(await answer.text()).toBe('<p>ours</p>')
})

it('asks again when a kept-alive connection was closed under it', async () => {
  let calls = 0
  const web = await startSite((request, response) => {
    calls += 1
    if (calls === 2) request.socket.destroy()
    else response.end(`call ${calls}`)
  })
  const door = await startDoor({ WEB_ORIGIN: web.origin })
  expect(await (await fetch(door.origin)).text()).toBe('call 1')
  expect(await (await fetch(door.origin)).text()).toBe('call 3')
})

it('does not send a write twice', async () => {
  let calls = 0
  const api = await startSite((request, response) => {
    calls += 1
    if (calls === 2) request.socket.destroy()
    else response.end('done')
  })
  const door = await startDoor({ API_ORIGIN: api.origin })
  const write = () => fetch(`${door.origin}/api/v1/x`, { method: 'POST', body: '{}' })
  expect((await write()).status).toBe(200)
  expect((await write()).status).toBe(503)
  expect(calls).toBe(2)
})

it('has a health answer of its own', async () => {
  const door = await startDoor()
  expect((await fetch(`${door.origin}/edge/healthz`)).status).toBe(200)
})
