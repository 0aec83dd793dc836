import { COOKIES, TALES_PATH } from '@doran/contract/names'
import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { expectAccessible, expectNoSidewaysScroll, expectTouchable } from './page-checks'
import { ready } from './player'
import { SIXTH_KEY } from './story-api'

const MAIN_TITLE = '도란'
const TALES_TITLE = '도란 테일즈 | AI 텍스트 어드벤처'
const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }
const LOST = '11111111-1111-4111-8111-111111111111'

type Shown = { path: string; title: string; hasHeader: boolean; isLost?: boolean }

const PAGES: Record<string, readonly Shown[]> = {
  'the main site': [
    { path: '/', title: MAIN_TITLE, hasHeader: false },
    { path: '/no/such/page', title: MAIN_TITLE, hasHeader: true, isLost: true },
  ],
  'the story area': [
    { path: TALES_PATH, title: TALES_TITLE, hasHeader: true },
    { path: 'theme', title: TALES_TITLE, hasHeader: false },
    { path: 'play', title: TALES_TITLE, hasHeader: false },
  ],
  'a lost path of the story area': [
    { path: `${TALES_PATH}/nowhere`, title: TALES_TITLE, hasHeader: false, isLost: true },
    { path: `${TALES_PATH}/theme/${LOST}`, title: TALES_TITLE, hasHeader: false, isLost: true },
  ],
}

for (const [name, pages] of Object.entries(PAGES)) {
  test(`${name} fits a phone, can be touched and used by all, and has its title and bar`, async ({
    page,
    stories,
    troubles,
  }) => {
    troubles.allow(/status of 404/)
    for (const { path, title, hasHeader, isLost = false } of pages) {
      const answer = await page.goto(await addressOf(path, stories))
      expect(answer?.status()).toBe(isLost ? 404 : 200)
      await expect(page).toHaveTitle(title)
      await expect(page.locator('main')).toBeVisible()
      await expect(headerOf(page)).toHaveCount(hasHeader ? 1 : 0)
      for (const viewport of [PHONE, DESK]) {
        await page.setViewportSize(viewport)
        await expectNoSidewaysScroll(page)
        await expectTouchable(page)
        await expectAccessible(page)
      }
    }
  })
}

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

test.describe('with reduced motion', () => {
  test.use({ pace: 'normal' })

  test('nothing moves, even while a turn is told', async ({ page, player, stories }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const id = await stories.start()
    await player.open(id)
    await player.choices.first().click()
    await expect(player.telling).toBeVisible()
    expect(await longMotions(page)).toEqual([])
    await player.openMenu()
    expect(await longMotions(page)).toEqual([])
    await page.keyboard.press('Escape')
    await player.rest.click()
    await player.told(1)
  })

  test('the switch in the footer does the same', async ({ context, page }) => {
    await page.goto('/')
    await ready(page)
    await page.getByRole('contentinfo').getByText('움직임 줄이기').click()
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduce')
    await page.getByRole('list', { name: '어떻게 할까요?' }).getByRole('button').first().click()
    await expect(page.getByRole('button', { name: '바로 보기' })).toBeVisible()
    expect(await longMotions(page)).toEqual([])
    expect(await (await context.request.get('/')).text()).toContain('data-motion="reduce"')
    await page.getByRole('button', { name: '바로 보기' }).click()
    await expect(page.getByRole('link', { name: '이어서 읽기' })).toBeVisible()
  })
})

function headerOf(page: Page) {
  return page.locator('header[data-theme="dark"]')
}

async function addressOf(path: string, stories: { start: () => Promise<string> }): Promise<string> {
  if (path === 'theme') return `${TALES_PATH}/theme/${SIXTH_KEY}`
  return path === 'play' ? `${TALES_PATH}/play/${await stories.start()}` : path
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
