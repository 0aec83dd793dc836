import { expect, test } from 'vitest'
import { sitemapEntries } from './sitemap-entries'

const origin = 'https://doran.example'
const changedAt = '2026-11-20T00:00:00.000Z'
const builtAt = new Date('2026-11-21T00:00:00Z')

test('holds the pages and every theme, each with a time only where it is known', () => {
  expect(
    sitemapEntries({ origin, things: [{ path: '/doran-tales/theme/a', changedAt }], builtAt }),
  ).toEqual([
    { url: 'https://doran.example/', lastModified: builtAt },
    { url: 'https://doran.example/about', lastModified: builtAt },
    { url: 'https://doran.example/coin/store', lastModified: builtAt },
    { url: 'https://doran.example/community', lastModified: builtAt },
    { url: 'https://doran.example/community/rule', lastModified: builtAt },
    { url: 'https://doran.example/decorate-my-tree', lastModified: builtAt },
    { url: 'https://doran.example/doran-tales' },
    { url: 'https://doran.example/doran-tales/changelog' },
    { url: 'https://doran.example/doran-tales/gemstone' },
    { url: 'https://doran.example/doran-tales/landing' },
    { url: 'https://doran.example/doran-tales/new' },
    { url: 'https://doran.example/doran-tales/reviews' },
    { url: 'https://doran.example/games', lastModified: builtAt },
    { url: 'https://doran.example/morningboard', lastModified: builtAt },
    { url: 'https://doran.example/notice', lastModified: builtAt },
    { url: 'https://doran.example/privacy', lastModified: builtAt },
    { url: 'https://doran.example/psytest', lastModified: builtAt },
    { url: 'https://doran.example/rune/store', lastModified: builtAt },
    { url: 'https://doran.example/terms', lastModified: builtAt },
    { url: 'https://doran.example/tiermaker/thumbnailer', lastModified: builtAt },
    { url: 'https://doran.example/tomato', lastModified: builtAt },
    { url: 'https://doran.example/worldcup', lastModified: builtAt },
    { url: 'https://doran.example/yearend', lastModified: builtAt },
    { url: 'https://doran.example/doran-tales/theme/a', lastModified: changedAt },
  ])
})

test('a site that was never built tells no time', () => {
  const entries = sitemapEntries({ origin, things: [], builtAt: undefined })
  expect(entries.every((entry) => !('lastModified' in entry))).toBe(true)
})
