import { describe, expect, it } from 'vitest'
import { createApiClient } from './api-client.js'
import { ApiError } from './api-error.js'

const ID = '0198f5a2-0000-7000-8000-000000000000'

/** A client whose network is a function; what it asked for is kept. */
function clientOf(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  const api = createApiClient({
    baseUrl: 'http://site.test/api',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request.clone())
      return answer(request)
    },
  })
  return { api, requests }
}

describe('call', () => {
  it('goes below the base with method, path, query and body, sending credentials', async () => {
    const { api, requests } = clientOf(() => Response.json({ id: 1 }))

    await api.call('GET /v1/tales/template', { query: { q: '밀실 & 열쇠', limit: 3 } })
    await api.call('POST /v1/tales/session', {
      body: { clientSessionId: 'abcdefghij', templateUuid: ID },
    })

    expect(requests[0]?.url).toBe(
      'http://site.test/api/v1/tales/template?q=%EB%B0%80%EC%8B%A4+%26+%EC%97%B4%EC%87%A0&limit=3',
    )
    expect(requests[0]?.credentials).toBe('include')
    expect(requests[1]?.method).toBe('POST')
    expect(await requests[1]?.json()).toEqual({ clientSessionId: 'abcdefghij', templateUuid: ID })
  })

  it('escapes path parameters and answers nothing for 204', async () => {
    const { api, requests } = clientOf(() => new Response(null, { status: 204 }))

    const reply = await api.call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
      params: { sessionUuid: '../x' },
      query: { leaf: ID },
    })

    expect(reply).toBeUndefined()
    expect(requests[0]?.url).toBe(
      `http://site.test/api/v1/tales/session/..%2Fx/turn/last?leaf=${ID}`,
    )
  })

  it('outlives its page with the option', async () => {
    const { api, requests } = clientOf(() => new Response(null, { status: 204 }))

    const body = { sessionId: ID }
    await api.call('PUT /v1/event-log/user-session', { body, keepalive: true })
    await api.call('PUT /v1/event-log/user-session', { body })

    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false])
  })

  it('asks once, and rebuilds the envelope as an error', async () => {
    const error = { code: 'TOO_MANY', message: '천천히요.', requestId: 'r1' }
    const { api, requests } = clientOf(() =>
      Response.json({ error }, { status: 429, headers: { 'retry-after': '7' } }),
    )

    const thrown = await api.call('GET /v1/home', {}).catch((cause: unknown) => cause)

    expect(thrown).toBeInstanceOf(ApiError)
    expect(thrown).toMatchObject({ ...error, status: 429, retryAfter: 7 })
    expect(requests).toHaveLength(1)
  })

  it('calls a page of HTML from a proxy maintenance, and no answer the network', async () => {
    const page = clientOf(() => new Response('<h1>502</h1>', { status: 502 }))
    const dead = clientOf(() => Promise.reject(new TypeError('fetch failed')))

    await expect(page.api.call('GET /v1/home', {})).rejects.toMatchObject({ code: 'MAINTENANCE' })
    await expect(dead.api.call('GET /v1/home', {})).rejects.toMatchObject({ code: 'NETWORK' })
  })

  it('asks to try again where no answer came, since it does not go on by itself', async () => {
    const { api } = clientOf(() => Promise.reject(new TypeError('fetch failed')))
    const leaving = api.call('DELETE /v1/user', {})

    await expect(leaving).rejects.toMatchObject({
      message: '인터넷 연결이 끊겼어요. 연결되면 다시 눌러 주세요.',
    })
  })
})

describe('stream', () => {
  it('reads events however the bytes are cut', async () => {
    const text = `: open\n\nid: 2\ndata: {"type":"delta","offset":0,"text":"가나"}\n\n`
    const bytes = new TextEncoder().encode(text)
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const { api, requests } = clientOf(() => new Response(body))

    const messages = []
    for await (const message of api.stream('GET /v1/tales/turn/{turnUuid}/stream', {
      params: { turnUuid: ID },
      lastEventId: '5',
    })) {
      messages.push(message)
    }

    expect(messages).toEqual([
      { event: { type: 'delta', offset: 0, text: '가나' }, lastEventId: '2' },
    ])
    expect(requests[0]?.headers.get('last-event-id')).toBe('5')
  })

  it('throws NETWORK when it breaks off, after what came', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('data: {"type":"delta"}\n\n'))
        setTimeout(() => controller.error(new Error('cut')), 5)
      },
    })
    const { api } = clientOf(() => new Response(body))
    const seen: unknown[] = []

    const reading = (async () => {
      for await (const { event } of api.stream('GET /v1/tales/turn/{turnUuid}/stream', {
        params: { turnUuid: ID },
      })) {
        seen.push(event)
      }
    })()

    await expect(reading).rejects.toMatchObject({ code: 'NETWORK' })
    expect(seen.length).toBeGreaterThan(0)
  })

  it('refuses before the first event as a call does', async () => {
    const { api } = clientOf(() =>
      Response.json({ error: { code: 'NOT_FOUND', message: '찾지 못했어요.' } }, { status: 404 }),
    )
    const first = api.stream('GET /v1/tales/turn/{turnUuid}/stream', { params: { turnUuid: ID } })

    await expect(first.next()).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
  })
})

describe('upload', () => {
  it('sends the file in the field of the contract and answers the reply', async () => {
    const { api, requests } = clientOf(() => Response.json({ key: 'profile-image/a.webp' }))
    const file = new File(['사진'], '나.png', { type: 'image/png' })

    const reply = await api.upload('POST /v1/upload/profile/profile-image', { file })

    expect(reply).toEqual({ key: 'profile-image/a.webp' })
    expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    const sent = (await requests[0]?.formData())?.get('file')
    expect(sent).toBeInstanceOf(File)
    expect(sent instanceof File && [sent.name, sent.type, await sent.text()]).toEqual([
      '나.png',
      'image/png',
      '사진',
    ])
  })

  it('is refused like any call', async () => {
    const error = { code: 'FILE_TYPE', message: '사진만 올릴 수 있어요.', requestId: 'r' }
    const { api } = clientOf(() => Response.json({ error }, { status: 415 }))
    await expect(
      api.upload('POST /v1/upload/profile/profile-image', { file: new Blob(['x']) }),
    ).rejects.toMatchObject({ code: 'FILE_TYPE', status: 415 })
  })
})

describe('download', () => {
  const named = async (disposition: string | undefined) => {
    const headers = disposition ? { 'content-disposition': disposition } : {}
    const { api } = clientOf(() => new Response('{"a":1}', { headers }))
    const { blob, filename } = await api.download('POST /v1/user/export', {})
    expect(await blob.text()).toBe('{"a":1}')
    return filename
  }

  it('answers the file with the name the API proposes', async () => {
    expect(await named('attachment; filename="doran.json"')).toBe('doran.json')
    const both = `attachment; filename="doran.json"; filename*=UTF-8''${encodeURIComponent('내 데이터.json')}`
    expect(await named(both)).toBe('내 데이터.json')
  })

  it('takes no folder from a name, and none where none is given or readable', async () => {
    expect(await named('attachment; filename="../../etc/passwd"')).toBe('passwd')
    expect(await named("attachment; filename*=UTF-8''%E0%A4%A")).toBeNull()
    expect(await named('attachment')).toBeNull()
    expect(await named(undefined)).toBeNull()
  })

  it('throws NETWORK when it breaks off', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('cut')) })
    const { api } = clientOf(() => new Response(body))
    await expect(api.download('POST /v1/user/export', {})).rejects.toMatchObject({
      code: 'NETWORK',
    })
  })
})

it('the generic helper answers the data alone', async () => {
  const { api, requests } = clientOf(() => Response.json({ a: 1 }))

  expect(await api.get('/v1/anything')).toEqual({ a: 1 })
  expect(requests[0]?.url).toBe('http://site.test/api/v1/anything')
})
