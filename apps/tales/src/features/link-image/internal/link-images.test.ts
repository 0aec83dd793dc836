import { ApiError } from '@doran/api-client'
import { describe, expect, it } from 'vitest'
import { aThemeCard } from '../../../testing/a-theme'
import { createLinkImages, type LinkedTheme } from './link-images'

const KILOBYTE = 1024
const MINUTE = 60_000

const aTheme = (id: string, version = 'v1'): LinkedTheme => ({
  ...aThemeCard({ id }),
  linkImage: `/doran-tales/og/theme/${id}/${version}.png`,
})

const limited = new ApiError({ code: 'TOO_MANY', message: '', status: 429, retryAfter: 9 })

/** Pictures of a kilobyte each, and what was drawn and asked. */
function setUp(mostKilobytes = 10) {
  const drawn: string[] = []
  let time = 0
  let atOnce = 0
  let mostAtOnce = 0
  const imageOf = createLinkImages({
    mostBytes: mostKilobytes * KILOBYTE,
    now: () => time,
    draw: async (theme) => {
      drawn.push(theme.linkImage)
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      await new Promise((done) => setTimeout(done, 1))
      atOnce -= 1
      return new ArrayBuffer(KILOBYTE)
    },
  })
  let asked = 0
  const ask = (id: string, theme: LinkedTheme | ApiError | null = aTheme(id)) =>
    imageOf(id, () => {
      asked += 1
      return theme instanceof ApiError ? Promise.reject(theme) : Promise.resolve(theme)
    })
  return {
    ask,
    drawn,
    pass: (ms: number) => (time += ms),
    asked: () => asked,
    mostAtOnce: () => mostAtOnce,
  }
}

describe('link images', () => {
  it('draws one picture once for all who ask at the same time', async () => {
    const { ask, drawn } = setUp()
    const images = await Promise.all(Array.from({ length: 20 }, () => ask('a')))
    expect(drawn).toHaveLength(1)
    expect(new Set(images.map((image) => image?.png)).size).toBe(1)
  })

  it('draws different pictures one after the other', async () => {
    const { ask, drawn, mostAtOnce } = setUp()
    await Promise.all(['a', 'b', 'c'].map((id) => ask(id)))
    expect(drawn).toHaveLength(3)
    expect(mostAtOnce()).toBe(1)
  })

  it('asks the API again after a minute, and draws again only for another version', async () => {
    const { ask, drawn, pass, asked } = setUp()
    await ask('a')
    await ask('A')
    expect(asked()).toBe(1)
    pass(MINUTE)
    await ask('a')
    expect(asked()).toBe(2)
    expect(drawn).toHaveLength(1)
    pass(MINUTE)
    expect((await ask('a', aTheme('a', 'v2')))?.address).toBe('/doran-tales/og/theme/a/v2.png')
    expect(drawn).toHaveLength(2)
  })

  it('shows what it has while the API cannot say, and nothing of a theme that is gone', async () => {
    const { ask, pass } = setUp()
    await ask('a')
    pass(MINUTE)
    expect((await ask('a', limited))?.address).toBe('/doran-tales/og/theme/a/v1.png')
    expect(await ask('a', null)).toBeNull()
    await expect(ask('a', limited)).rejects.toBe(limited)
  })

  it('lets go of the picture looked at least recently when the room is full', async () => {
    const { ask, drawn } = setUp(2)
    for (const id of ['a', 'b', 'a', 'c']) await ask(id)
    drawn.length = 0
    for (const id of ['a', 'c']) await ask(id)
    expect(drawn).toEqual([])
    await ask('b')
    expect(drawn).toEqual(['/doran-tales/og/theme/b/v1.png'])
  })

  it('tries again after a drawing that failed, and others are not held up by it', async () => {
    let isBroken = true
    const imageOf = createLinkImages({
      draw: () =>
        isBroken ? Promise.reject(new Error('ink')) : Promise.resolve(new ArrayBuffer(1)),
    })
    const ask = () => imageOf('a', () => Promise.resolve(aTheme('a')))
    await expect(ask()).rejects.toThrow('ink')
    isBroken = false
    expect((await ask())?.png.byteLength).toBe(1)
  })
})
