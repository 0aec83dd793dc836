import { expect, it } from 'vitest'
import { authoredThemes } from '../../testing/authored-themes.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { createThemeCache } from './theme-cache.js'

async function openCache(capacity?: number) {
  const { deps } = startTestApi(await createTestDatabase())
  const { themes, common } = authoredThemes()
  const [hash = '', another = ''] = themes.map((theme) => theme.hash)
  return { db: deps.db, cache: createThemeCache(capacity), hash, another, commonHash: common.hash }
}

it('compiles a version once, however many ask for it at the same time', async () => {
  const { db, cache, hash, commonHash } = await openCache()

  const loads = Array.from({ length: 8 }, () => cache.load(db, hash, commonHash))
  const [first, ...others] = await Promise.all([...loads, cache.load(db, hash, commonHash)])

  expect(others).toHaveLength(8)
  expect(others.every((loaded) => loaded === first)).toBe(true)
  expect(await cache.load(db, hash, commonHash)).toBe(first)
})

it('throws for a version that was never stored, and finds the others after that', async () => {
  const { db, cache, hash, commonHash } = await openCache()

  await expect(cache.load(db, 'unknown', commonHash)).rejects.toThrow('no stored version unknown')
  expect((await cache.load(db, hash, commonHash)).source.id).toBe(
    authoredThemes().themes[0]?.source.id,
  )
})

it('holds no more versions than there is room for, the last used first', async () => {
  const { db, cache, hash, another, commonHash } = await openCache(1)
  const first = await cache.load(db, hash, commonHash)
  expect(await cache.load(db, hash, commonHash)).toBe(first)

  await cache.load(db, another, commonHash)

  const again = await cache.load(db, hash, commonHash)
  expect(again).not.toBe(first)
  expect(again.source).toEqual(first.source)
})
