import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const THEMES = { items: [{ title: '여섯 번째 열쇠' }, { title: '하늘 우체국' }], nextCursor: null }
const REFUSAL = { code: 'LOGIN_REQUIRED', message: '로그인이 필요해요.', requestId: 'trial-1' }
const NOT_FOUND = [404, { error: { ...REFUSAL, code: 'NOT_FOUND' } }]
const SESSION_ID = '01900000-0000-7000-8000-000000000001'

/** The few calls that the blank apps make, and what came of them; sessions are held back until told otherwise. */
export async function startApiStub() {
  const calls = []
  let letSessionsIn
  const sessionsOpen = new Promise((open) => (letSessionsIn = open))

  const answers = {
    'GET /v1/tales/template': () => [200, THEMES],
    'GET /v1/user/me': () => [401, { error: REFUSAL }],
    'POST /v1/event-log/user-session': async () => {
      await sessionsOpen
      return [200, { session_id: SESSION_ID }]
    },
    'POST /v1/event-log/user-event': (body) => [200, batchResult(body?.values?.length ?? 0)],
  }
  const answer = async (request, response) => {
    const key = `${request.method} ${new URL(request.url, 'http://stub').pathname}`
    const body = readJson(await text(request))
    calls.push({ key, body, url: request.url })
    const [status, reply] = (await answers[key]?.(body)) ?? NOT_FOUND
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  }
  // A page that goes away takes its call with it.
  const server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  )
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    sessionId: SESSION_ID,
    calls: (key) => calls.filter((call) => call.key === key),
    letSessionsIn,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Null for none, and for what is no JSON: no call takes it. */
function readJson(body) {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function batchResult(stored) {
  const dropped = { out_of_time: 0, too_large: 0, unknown_session: 0 }
  return { stored, duplicates: 0, dropped }
}
