import { TALES_PATH } from '@doran/contract/names'
import { expect, test } from './journey'
import { expectAccessible, expectNoSidewaysScroll, expectTouchable } from './page-checks'
import { bare, ready, words } from './player'
import { SIXTH_KEY } from './story-api'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

test('three scenes are really told on the landing page, and the player goes on with the same story', async ({
  page,
  player,
  stories,
}) => {
  await page.goto(`${TALES_PATH}/landing`)
  await ready(page)
  const labels: string[] = []
  for (let scene = 1; scene <= 3; scene += 1) {
    const way = page.getByRole('list', { name: '어떻게 할까요?' }).getByRole('button').first()
    labels.push(bare(await way.innerText()))
    await way.click()
    await expect(page.getByText('고른 길:')).toHaveCount(scene)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  }
  await expect(page.getByRole('list', { name: '어떻게 할까요?' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: '이어서 읽기' }).click()
  await player.told(3)
  const { turns } = await stories.view(page.url().split('/').at(-1) ?? '')
  const told = turns.toReversed().slice(1)
  expect(told.map(({ input }) => bare(input?.text ?? ''))).toEqual(labels)
  expect(await words(player.scene(3))).toContain(bare(told[2]?.output ?? '-'))
})

for (const path of ['/about', `${TALES_PATH}/landing`, `${TALES_PATH}/new`]) {
  test(`${path} fits a phone and a desk, and can be touched and used by all`, async ({ page }) => {
    await page.goto(path)
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport)
      await expectNoSidewaysScroll(page)
      await expectTouchable(page)
      await expectAccessible(page)
    }
  })
}

test('every stone of the map leads to a page that is there', async ({ page, request }) => {
  await page.goto('/about')
  const stones = page.locator('svg a[href]')
  const addresses = await stones.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )
  expect(addresses.length).toBeGreaterThanOrEqual(4)
  for (const address of addresses) expect((await request.get(address ?? '-')).status()).toBe(200)
})

test('a theme’s picture for links is a PNG under an address of its version', async ({
  page,
  request,
}) => {
  await page.goto(`${TALES_PATH}/theme/${SIXTH_KEY}`)
  const address = await page.locator('meta[property="og:image"]').getAttribute('content')
  const { pathname } = new URL(address ?? '')
  const image = await request.get(pathname)
  expect(image.headers()['content-type']).toBe('image/png')
  const bytes = await image.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect(bytes.length).toBeLessThan(1_000_000)
  const older = await request.get(pathname.replace(/[^/]+$/, 'older.png'), { maxRedirects: 0 })
  expect([older.status(), older.headers()['location']]).toEqual([307, pathname])
  const gone = await request.get(
    pathname.replace(SIXTH_KEY, '11111111-1111-4111-8111-111111111111'),
  )
  expect(gone.status()).toBe(404)
})

test('robots and sitemap name what may be found, and it is there', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /Disallow: \/doran-tales\/play\/[\s\S]*Sitemap: http/,
  )
  const map = await (await request.get('/sitemap.xml')).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  expect(paths).toContain(`${TALES_PATH}/theme/${SIXTH_KEY}`)
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
})
