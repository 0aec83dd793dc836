import { COOKIES, TALES_PATH } from '@doran/contract/names'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { ready, visibleText } from './player'

const GO_ON = { kind: 'continue', text: '' } as const

test('the black header is 56 px tall and folds into a menu up to 768 px', async ({ page }) => {
  await page.goto(TALES_PATH)
  const header = headerOf(page)
  expect((await header.boundingBox())?.height).toBe(56)
  await expect(header).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  const menu = page.getByRole('button', { name: '메뉴', exact: true })
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 769, height: 800 })
  await expect(menu).toBeHidden()
  await expect(header.getByRole('link', { name: '이야기' })).toBeVisible()
})

test('the theme is dark until chosen, is rendered by the server, and never flashes', async ({
  context,
  page,
  request,
}) => {
  expect(await (await request.get('/')).text()).toMatch(/<html[^>]*data-theme="dark"/)
  await page.goto('/')
  await ready(page)
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await background()
  await page.getByRole('contentinfo').getByText('밝게').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await background()).not.toBe(dark)
  expect((await context.cookies()).find(({ name }) => name === COOKIES.theme)?.value).toBe('light')

  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { target, attributeName, oldValue } of changes)
        if (target === document.documentElement && attributeName === 'data-theme' && oldValue)
          reportError(new Error(`flash: the theme was ${oldValue}`))
    }).observe(document, {
      subtree: true,
      attributeFilter: ['data-theme'],
      attributeOldValue: true,
    })
  })
  for (const path of ['/', TALES_PATH]) {
    await page.goto(path)
    await ready(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await (await context.request.get(path)).text()).toContain('data-theme="light"')
  }
})

test(
  'an invalid field scrolls into view between the bars of a small phone',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/signup')
    await page.getByLabel('이메일', { exact: true }).fill('bars@doran.example')
    await page.getByLabel('비밀번호', { exact: true }).fill('장작 타는 소리가 좋다')
    await page.getByRole('button', { name: '다음' }).click()
    await page.getByLabel('이름', { exact: true }).focus()
    await page.mouse.wheel(0, 2000)
    await page.getByRole('button', { name: '다음' }).click()
    await expect(page.getByLabel('이름', { exact: true })).toBeFocused()
    const bars = [page.getByRole('banner'), page.getByRole('navigation', { name: '주요 화면' })]
    const [top, bottom] = await Promise.all(bars.map(async (bar) => bar.boundingBox()))
    const label = await page.locator('label', { hasText: /^이름$/ }).boundingBox()
    const error = await page.getByText('이름을 입력해 주세요.').boundingBox()
    expect(label?.y).toBeGreaterThan((top?.y ?? 0) + (top?.height ?? 0))
    expect((error?.y ?? 0) + (error?.height ?? 0)).toBeLessThan(bottom?.y ?? 0)
  },
)

test(
  'changing the text size and turning a phone keep the reading position',
  LONG,
  async ({ page, player, stories }) => {
    await player.open(await stories.start(GO_ON, GO_ON, GO_ON))
    const line = player.scene(2).getByRole('paragraph').first()
    await line.evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().top - 64, behavior: 'instant' }),
    )
    const sheet = await player.openMenu('읽기 설정')
    for (let count = 0; count < 5; count += 1)
      await sheet.getByRole('button', { name: '글자 크게' }).click()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    const distance = () =>
      line.evaluate((element) => Math.abs(element.getBoundingClientRect().top - 64))
    expect(await distance()).toBeLessThan(8)

    await page.setViewportSize({ width: 740, height: 360 })
    await expect.poll(distance).toBeLessThan(8)
  },
)

test.describe('while a turn is streamed', () => {
  // So slow that it is still streaming on a busy machine.
  test.use({ pace: 'calm' })

  test(
    'its beginning stays in view, and the choices are one press away',
    LONG,
    async ({ page, player, stories }) => {
      await page.setViewportSize({ width: 360, height: 560 })
      await player.open(await stories.start(GO_ON, GO_ON))
      await player.choices.first().click()
      await expect(player.rest).toBeEnabled()
      const head = await topOf(player.live)
      expect(head).toBeGreaterThanOrEqual(48)
      expect(head).toBeLessThan(120)
      await expect.poll(async () => (await visibleText(player.live)).length).toBeGreaterThan(60)
      expect(await topOf(player.live)).toBe(head)
      await page.keyboard.press(' ')
      await player.waitForTurn(3)
      expect(await topOf(player.scene(3))).toBe(head)
      await player.toChoices.click()
      await expect(player.choices.first()).toBeFocused()
      for (const choice of await player.choices.all())
        await expect(choice).toBeInViewport({ ratio: 1 })
      await expect(player.toChoices).toHaveCount(0)
    },
  )

  test('nothing moves with reduced motion', LONG, async ({ page, player, stories }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const id = await stories.start()
    await player.open(id)
    await player.choices.first().click()
    await expect(player.live).toBeVisible()
    expect(await longMotions(page)).toEqual([])
    await player.openMenu()
    expect(await longMotions(page)).toEqual([])
    await page.keyboard.press('Escape')
    await player.rest.click()
    await player.waitForTurn(1)
  })
})

function headerOf(page: Page) {
  return page.locator('header[data-theme="dark"]')
}

/** Running animations longer than the 120 ms that a calm page may fade for. */
function longMotions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration } = animation.effect?.getComputedTiming() ?? {}
      const isLong = typeof duration === 'number' && duration > 120
      return isLong && animation.playState === 'running' ? [`${duration} ms`] : []
    }),
  )
}

async function topOf(place: Locator): Promise<number> {
  return Math.round((await place.boundingBox())?.y ?? 0)
}
