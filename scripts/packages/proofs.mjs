import assert from 'node:assert/strict'

const COOKIE = { theme: 'doran_theme', flags: 'doran_feature_flags', id: 'doran_unique_id' }
const IN_TIME_MS = 15_000

/**
 * What each package must be seen doing on the page of a blank app. A proof gets the page, the API stub, the collector
 * and the app's origin; it answers what it saw and throws where that is wrong.
 */
export const PROOFS = {
  'korean: particles fit': async ({ page }) => {
    const text = await page.locator('#korean').textContent()
    assert.equal(text, '도란은 이야기를 책으로 엮어요.')
    return text
  },

  'ui: a button has the colours of the theme': async ({ page }) => {
    const button = page.getByRole('button', { name: '창 열기' })
    const [drawn, token] = await button.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.documentElement).getPropertyValue('--color-ember').trim(),
    ])
    assert.match(token, /^#[0-9a-f]{6}$/)
    assert.equal(drawn, rgbOf(token))
    return `${drawn} is --color-ember`
  },

  'ui: a sheet opens, takes the focus, and gives it back': async ({ page }) => {
    const opener = page.getByRole('button', { name: '창 열기' })
    await opener.click()
    const sheet = page.getByRole('dialog', { name: '열린 창' })
    await sheet.waitFor()
    assert.equal(await sheet.evaluate((element) => element.contains(document.activeElement)), true)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await eventually(() => opener.evaluate((element) => element === document.activeElement))
    return 'opened by a click, closed by Escape'
  },

  'ui: the theme is kept': async ({ page, kind }) => {
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const dark = await ground()
    await page.getByText('밝게', { exact: true }).click()
    await eventually(async () => (await cookieOf(page, COOKIE.theme)) === 'light')
    const answer = await page.reload()
    await eventually(async () => (await ground()) !== dark)
    if (kind === 'next') assert.match(await answer.text(), /<html[^>]*data-theme="light"/)
    return `${dark} → ${await ground()}${kind === 'next' ? ', drawn so by the server' : ''}`
  },

  'api-client: a call is answered': async ({ page, api }) => {
    await page.getByText('여섯 번째 열쇠, 하늘 우체국').waitFor()
    const [{ url }] = api.calls('GET /v1/tales/template')
    assert.equal(decodeURIComponent(url), '/v1/tales/template?genre=추리')
    return decodeURIComponent(url)
  },

  'api-client, contract: a refusal is a typed error with its copy': async ({ page, api }) => {
    const before = api.calls('GET /v1/user/me').length
    await page.getByRole('button', { name: '내 정보' }).click()
    await page.getByText('LOGIN_REQUIRED | 로그인이 필요해요. | 로그인이 필요해요.').waitFor()
    assert.equal(api.calls('GET /v1/user/me').length, before + 1)
    return 'LOGIN_REQUIRED, asked once'
  },

  'chat: what is sent and what comes is there once, in order': async ({ page, scripts }) => {
    await page.getByRole('button', { name: '말 걸기' }).click()
    await page.locator('#chat', { hasText: /^안녕하세요 \| 0$/ }).waitFor()
    await page.getByRole('button', { name: '답장 받기' }).click()
    await page.locator('#chat', { hasText: /^안녕하세요, 반가워요 \| 1$/ }).waitFor()
    assert.equal((await scripts()).filter(isAbly).length, 0)
    return 'sent, answered, 1 unread; no script of Ably before a connection'
  },

  'event-log: nothing is sent before the session': async ({ page, api }) => {
    await page.getByRole('button', { name: '나누기' }).click()
    await eventually(() => api.calls('POST /v1/event-log/user-session').length > 0)
    await page.waitForTimeout(8_000)
    assert.equal(api.calls('POST /v1/event-log/user-event').length, 0)
    return 'events raised, 8 s waited, none sent'
  },

  'event-log: the queue follows in a batch': async ({ page, api }) => {
    api.letSessionsIn()
    const sent = () => api.calls('POST /v1/event-log/user-event').flatMap(({ body }) => body.values)
    await eventually(() => sent().some(({ type }) => type === 'share'))
    const events = sent()
    assert.ok(events.some(({ type, object }) => type === 'view' && object === 'page'))
    for (const event of events) assert.equal(event.session_id, api.sessionId)
    const ids = new Set(events.map(({ event_id }) => event_id))
    assert.equal(ids.size, events.length)
    assert.equal(
      await page.evaluate(() => localStorage.getItem('doran_event_log_session')),
      api.sessionId,
    )
    return `${events.length} events, each once`
  },

  'feature-flags: the hidden panel saves a flag': async ({ page, kind }) => {
    await page.keyboard.press('Control+Shift+KeyF')
    const panel = page.getByRole('dialog', { name: '시험 중인 기능' })
    await panel.waitFor()
    await panel.getByText('NEW_NAVIGATION').click()
    await Promise.all([
      page.waitForEvent('load'),
      panel.getByRole('button', { name: '저장' }).click(),
    ])
    await page.locator('#flags', { hasText: 'NEW_NAVIGATION' }).waitFor()
    assert.equal(await cookieOf(page, COOKIE.flags), 'NEW_NAVIGATION')
    if (kind === 'next')
      assert.equal(await page.locator('#server-flags').textContent(), 'NEW_NAVIGATION')
    return kind === 'next' ? 'read by the page and by its server' : 'read by the page'
  },

  'analytics: silent outside production': async ({ page, collector, scripts }) => {
    await page.waitForTimeout(3_000)
    assert.equal(collector.events.length, 0)
    assert.equal(await cookieOf(page, COOKIE.id), undefined)
    assert.equal((await scripts()).filter(isAmplitude).length, 0)
    return 'no request, no cookie, no script of Amplitude'
  },

  'analytics: the first visit in production': async ({ page, origin, collector, scripts }) => {
    const endpoint = encodeURIComponent(collector.endpoint)
    await page.goto(`${origin}/?app-env=production&collector=${endpoint}`)
    const events = await collector.seen(2)
    const types = events.map(({ type }) => type.toLowerCase()).toSorted()
    assert.deepEqual(types, ['initial visit', 'page view'])
    const id = await cookieOf(page, COOKIE.id)
    assert.match(id, /^[\w-]{21}$/)
    for (const { deviceId } of events) assert.equal(deviceId, id)
    assert.ok((await scripts()).some(isAmplitude))
    return 'page view and Initial Visit, by the id of 21 characters'
  },
}

function isAmplitude(text) {
  return text.includes('amplitude.com') && text.includes('getInstance')
}

function isAbly(text) {
  return text.includes('ably-realtime.com')
}

async function cookieOf(page, name) {
  return (await page.context().cookies()).find((cookie) => cookie.name === name)?.value
}

async function eventually(isSo) {
  const end = Date.now() + IN_TIME_MS
  while (!(await isSo())) {
    assert.ok(Date.now() < end, `not within ${IN_TIME_MS / 1000} s: ${isSo}`)
    await new Promise((later) => setTimeout(later, 50))
  }
}

function rgbOf(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}
