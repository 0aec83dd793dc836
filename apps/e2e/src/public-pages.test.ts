import { TALES_PATH } from '@doran/contract/names'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { SIXTH_KEY } from './story-api'

test(
  'robots.txt, the sitemap and the site map list only pages that exist',
  LONG,
  async ({ page, request }) => {
    expect(await (await request.get('/robots.txt')).text()).toMatch(
      /Disallow: \/doran-tales\/play\/[\s\S]*Sitemap: http/,
    )
    const map = await (await request.get('/sitemap.xml')).text()
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => {
      const { pathname, search } = new URL(url?.replaceAll('&amp;', '&') ?? '')
      return pathname + search
    })
    expect(paths).toContain(`${TALES_PATH}/theme/${SIXTH_KEY}`)
    for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)

    await page.goto('/about')
    const stones = page.locator('svg a[href]')
    const addresses = await stones.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )
    expect(addresses.length).toBeGreaterThanOrEqual(4)
    for (const address of addresses) expect((await request.get(address ?? '-')).status()).toBe(200)
  },
)
