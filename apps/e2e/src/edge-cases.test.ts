import { BLOCKED_COPY } from '@doran/contract/errors'
import { COOKIES, TALES_PATH } from '@doran/contract/names'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { ready } from './player'
import { SIXTH_KEY } from './story-api'
import { watchTroubles } from './troubles'

test('a message about self-harm shows the crisis card and leaves the story unchanged', async ({
  page,
  player,
  stories,
}) => {
  const id = await stories.start({ kind: 'continue', text: '' })
  const before = await stories.leaf(id)
  await player.open(id)
  await player.box.fill('나 진짜 죽고 싶어')
  await player.box.press('Enter')
  const card = page.getByRole('status', { name: '잠깐, 이야기를 멈췄어요' })
  await expect(card).toContainText(BLOCKED_COPY.care)
  await expect(card.getByRole('link', { name: /109/ })).toHaveAttribute('href', 'tel:109')
  await expect(card.getByRole('link', { name: /1388/ })).toHaveAttribute('href', 'tel:1388')
  expect((await stories.leaf(id)).id).toBe(before.id)
  await expect(card).toBeFocused()
  await expect(player.choices).toHaveCount(0)
  await expect(player.box).toHaveCount(0)
  await page.keyboard.press('1')
  await card.getByRole('button', { name: '이야기로 돌아가기' }).click()
  await expect(card).toHaveCount(0)
  await expect(player.scene(1)).toBeFocused()
  await expect(player.box).toBeVisible()
  await player.choices.first().click()
  await player.waitForTurn(2)
})

test(
  'markup in an input or a search is rendered as text',
  LONG,
  async ({ page, player, stories }) => {
    const id = await stories.start()
    await player.open(id)
    const line = '창틀의 눈을 살펴본다 <script>alert(1)</script><img src=x onerror=alert(2)>'
    page.on('dialog', () => {
      throw new Error('a script of a reader ran')
    })
    await player.box.fill(line)
    await player.box.press('Enter')
    await player.waitForTurn(1)
    await expect(player.scene(1)).toContainText(line)
    const search = '<img src=x onerror=alert(3)>'
    await page.goto(`${TALES_PATH}/search?q=${encodeURIComponent(search)}`)
    await expect(page.getByRole('searchbox')).toHaveValue(search)
    await expect(page.getByText(`‘${search}’에 맞는 이야기가 없어요.`)).toBeVisible()
  },
)

test('the visitor credential is HttpOnly, and every page has its own CSP nonce', async ({
  context,
  page,
  request,
}) => {
  await page.goto(TALES_PATH)
  await ready(page)
  await page
    .getByRole('list', { name: /어떻게 할까요/ })
    .getByRole('button')
    .first()
    .click()
  await expect(page).toHaveURL(/\/play\//)
  const cookie = (await context.cookies()).find(({ name }) => name === COOKIES.visitor)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await page.evaluate(() => document.cookie)).not.toContain(COOKIES.visitor)

  for (const path of ['/', TALES_PATH]) {
    const answers = await Promise.all([request.get(path), request.get(path)])
    const nonces = answers.map((answer) => {
      const caching = answer.headers()['cache-control']?.split(', ')
      expect(caching).toEqual(expect.arrayContaining(['private', 'no-store']))
      return /'nonce-([^']{20,})'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1]
    })
    expect(nonces[0]).toBeTruthy()
    expect(nonces[0]).not.toBe(nonces[1])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'stories can be read, searched and filtered, and the sign-in page says that it needs scripts',
    LONG,
    async ({ page }) => {
      await page.goto(`${TALES_PATH}/theme/${SIXTH_KEY}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { name: '첫 장면' })).toBeVisible()
      await expect(page.getByRole('heading', { name: '등장인물' })).toBeVisible()
      await page.goto(TALES_PATH)
      await page.getByRole('searchbox').fill('잠수함 이야기')
      await page.getByRole('button', { name: '찾기' }).click()
      await expect(page.getByText('‘잠수함 이야기’에 맞는 이야기가 없어요.')).toBeVisible()
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(`${TALES_PATH}/new`)
      // A server started before midnight brought them yesterday.
      const newest = page.getByRole('region', { name: /^(오늘|어제)$/ })
      await expect(newest.getByRole('article')).toHaveCount(8)
      await page.getByRole('link', { name: '짧은 이야기', exact: true }).click()
      await expect(page).toHaveURL(/length=short/)
      await expect(page.getByRole('article')).not.toHaveCount(8)
      await page.getByRole('link', { name: '전체 이용가만 보기' }).click()
      await expect(page).toHaveURL(/rating=all&length=short/)
      await expect(page.getByText('조건에 맞는 이야기가 없어요.')).toBeVisible()
      for (const path of ['/login/email', '/signup']) {
        await page.goto(path)
        await expect(page.getByText(/자바스크립트를 켜/).first(), path).toBeVisible()
      }
    },
  )
})

test(
  'the journey fixture reports page errors and CSP violations',
  LONG,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const watched = await watchTroubles(context)
    const page = await context.newPage()
    await page.goto('/')
    expect(watched.found).toEqual([])
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="https://elsewhere.example/x.png"><img src="/no-such.png">',
      )
      setTimeout(() => {
        throw new Error('thrown')
      })
    })
    await expect
      .poll(() => watched.found.join('\n'))
      .toMatch(/policy: img-src refused https:\/\/elsewhere/)
    await expect.poll(() => watched.found.join('\n')).toMatch(/thrown: thrown/)
    await expect.poll(() => watched.found.join('\n')).toMatch(/console: .*404.*no-such/)
    watched.allow(/no-such/)
    expect(watched.found.join('\n')).not.toContain('no-such')
    await context.close()
  },
)
