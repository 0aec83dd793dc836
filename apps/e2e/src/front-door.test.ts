import { siteOrigins } from './env'
import { expect, test } from './journey'

test('the edge answers its own health check, and the sites keep idle connections longer than it does', async ({
  request,
}) => {
  for (const origin of siteOrigins()) {
    const answer = await request.get(`${origin}/icon.svg`, {
      headers: { connection: 'keep-alive' },
    })
    expect(answer.headers()).toMatchObject({ 'keep-alive': 'timeout=600' })
  }

  expect((await request.get('/healthz')).status()).toBe(404)
  expect((await request.get('/readyz')).status()).toBe(404)
  expect(await (await request.get('/edge/healthz')).json()).toEqual({ status: 'ok' })
  for (const inner of ['/api/healthz', '/api/readyz', '/api/metrics', '/API/v1/home'])
    expect((await request.get(inner)).status()).toBe(400)
})
