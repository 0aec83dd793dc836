import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { INTERNAL_HEADERS } from '@doran/contract/names'
import { expect, it } from 'vitest'
import { createApp } from '../../app.js'
import type { Env } from '../../env.js'
import { createOutboxMailer } from '../../platform/mail/outbox-mailer.js'
import { buildMail } from '../../platform/mail/testing/build-mail.js'
import { makeTemporaryFolder } from '../../testing/temporary-folder.js'
import { createTestDatabase, FRONT_DOOR_SECRET, startTestApi } from '../../testing/test-app.js'
import { ORIGIN } from '../../testing/test-browser.js'

const LIST = '/v1/local/outbox'
const id = (count: number) => `019a5c3e-7b20-7d41-9c6e-6b0f2a4d8e1${count}`

async function openOutbox(more: Partial<Env> = {}) {
  const dataDir = await makeTemporaryFolder()
  const { deps } = startTestApi(await createTestDatabase())
  const env = { ...deps.env, DATA_DIR: dataDir, ...more }
  const app = createApp({ ...deps, env }, { isReady: () => Promise.resolve(true) })
  const mailer = createOutboxMailer(join(dataDir, 'outbox'))
  return {
    put: (count: number, over = {}) =>
      mailer.send(buildMail({ messageId: `<${id(count)}@x.y>`, ...over })),
    visit: async (path: string, address = '127.0.0.1', headers = {}, origin = ORIGIN) =>
      app.request(`${origin}${path}`, {
        headers: {
          [INTERNAL_HEADERS.frontDoor]: FRONT_DOOR_SECRET,
          [INTERNAL_HEADERS.clientAddress]: address,
          ...headers,
        },
      }),
  }
}

it('lists mails, the newest first, and shows one in both its forms', async () => {
  const { put, visit } = await openOutbox()
  await put(1, { subject: '첫 번째' })
  await put(2, { subject: '두 번째', text: '눌러요 http://localhost:3000/a?b=1&c=2 여기' })
  const list = await (await visit(LIST)).text()
  expect(list.indexOf('두 번째')).toBeLessThan(list.indexOf('첫 번째'))
  expect(list).toContain(`href="outbox/${id(1)}"`)
  const one = await (await visit(`${LIST}/${id(2)}`)).text()
  expect(one).toContain('<h1>두 번째</h1>')
  expect(one).toContain('<a href="http://localhost:3000/a?b=1&amp;c=2" rel="noreferrer">')
  expect(one).toContain(`src="${id(2)}/html" sandbox="allow-popups `)
  const form = await visit(`${LIST}/${id(2)}/html`)
  expect(await form.text()).toBe(buildMail().html)
})

it.each([
  ['doran_theme=light', 'light'],
  ['doran_theme=system', 'system'],
  ['doran_theme="><script>', 'dark'],
  ['', 'dark'],
])('with the cookie %s it is %s', async (cookie, theme) => {
  const { visit } = await openOutbox()
  const page = await (await visit(LIST, '127.0.0.1', { cookie })).text()
  expect(page).toContain(`<html lang="ko" data-theme="${theme}">`)
})

it('says so where nothing was sent', async () => {
  const { visit } = await openOutbox()
  const answer = await visit(LIST)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('아직 보낸 메일이 없어요')
})

it.each([LIST, `${LIST}/${id(1)}`, `${LIST}/${id(1)}/html`])(
  'keeps %s from running, loading, framing and keeping anything',
  async (path) => {
    const { put, visit } = await openOutbox()
    await put(1)
    const answer = await visit(path)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/frame-ancestors '(?:none|self)'/)
    expect(policy).not.toContain('script')
    expect(policy).toMatch(path.endsWith('html') ? /^sandbox allow-popups / : /frame-src 'self'/)
    expect(policy.includes('unsafe-inline')).toBe(path.endsWith('html'))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  },
)

it('allows exactly the style sheet that it sends', async () => {
  const { visit } = await openOutbox()
  const answer = await visit(LIST)
  const sheet = /<style>(.*?)<\/style>/s.exec(await answer.text())?.[1] ?? ''
  const hash = createHash('sha256').update(sheet).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
})

it('lets no mail become markup of the page', async () => {
  const { put, visit } = await openOutbox()
  const hostile = '</pre><script>alert(1)</script>'
  await put(1, { subject: hostile, text: `${hostile} http://x/"onmouseover=alert(1)` })
  for (const path of [LIST, `${LIST}/${id(1)}`]) {
    const page = await (await visit(path)).text()
    expect(page).not.toMatch(/<script|"onmouseover/)
    expect(page).toContain('&lt;script&gt;')
  }
})

it.each(['203.0.113.7', '10.0.0.2', 'fe80::1', '2001:db8::1', '128.0.0.1', 'unknown'])(
  'is not there for %s',
  async (address) => {
    const { put, visit } = await openOutbox()
    await put(1)
    for (const path of [LIST, `${LIST}/${id(1)}`, `${LIST}/${id(1)}/html`]) {
      expect((await visit(path, address)).status).toBe(404)
    }
  },
)

it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])(
  'is there for %s',
  async (address) => {
    const { visit } = await openOutbox()
    expect((await visit(LIST, address)).status).toBe(200)
  },
)

it('takes nobody’s own word on their address', async () => {
  const { visit } = await openOutbox()
  const claimed = { [INTERNAL_HEADERS.frontDoor]: 'a guess', 'x-forwarded-for': '127.0.0.1' }
  expect((await visit(LIST, '127.0.0.1', claimed)).status).toBe(404)
})

it.each([
  ['http://127.0.0.1:3003', 200],
  ['http://[::1]:3003', 200],
  ['http://doran.test', 404],
  ['http://evil.example:3000', 404],
  ['http://localhost.evil.example', 404],
])('answers a browser that was led here as %s with %i', async (origin, status) => {
  const { visit } = await openOutbox()
  expect((await visit(LIST, '127.0.0.1', {}, origin)).status).toBe(status)
})

it.each(['', 'x', '..', '..%2fsecrets', '%2e%2e%2fsecrets', `${id(1)}.json`, id(9), `${id(1)}%00`])(
  'has no mail called %j',
  async (name) => {
    const { put, visit } = await openOutbox()
    await put(1)
    expect((await visit(`${LIST}/${name}`)).status).toBe(404)
  },
)

it.each<Partial<Env>>([
  { SMTP_URL: 'smtp://127.0.0.1:9' },
  { APP_ENV: 'production' },
  { PUBLIC_ORIGIN: 'https://doran.example' },
])('is not there with %j', async (env) => {
  const { put, visit } = await openOutbox(env)
  await put(1)
  expect((await visit(LIST)).status).toBe(404)
})
