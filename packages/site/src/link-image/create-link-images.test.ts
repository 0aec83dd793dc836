import { ApiError } from '@doran/api-client'
import { describe, expect, it } from 'vitest'
import { createLinkImages } from './create-link-images.js'
import { DrawingRefused, type Audience, type LinkSubject } from './link-subject.js'

const KILOBYTE = 1024
const MINUTE = 60_000

const aSubject = (name: string, version = 'v1', audience: Audience = 'everyone'): LinkSubject => ({
  address: `/og/theme/${name}/${version}.png`,
  version,
  audience,
})

const limited = new ApiError({ code: 'TOO_MANY', message: '', status: 429, retryAfter: 9 })

/** Pictures of a kilobyte each, and what was drawn and read. */
function setUp(mostKilobytes = 10) {
  const drawn: string[] = []
  let time = 0
  let atOnce = 0
  let mostAtOnce = 0
  let finds = 0
  const imageOf = createLinkImages<LinkSubject>({
    mostBytes: mostKilobytes * KILOBYTE,
    now: () => time,
    draw: async (subject) => {
      drawn.push(subject.address)
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      await Promise.resolve()
      atOnce -= 1
      return new ArrayBuffer(KILOBYTE)
    },
  })
  const ask = (
    key: string,
    subject: LinkSubject | ApiError | null = aSubject(key),
    asker: { address?: string; mayDraw?: () => boolean } = {},
  ) =>
    imageOf(
      key,
      () => {
        finds += 1
        return subject instanceof ApiError ? Promise.reject(subject) : Promise.resolve(subject)
      },
      asker,
    )
  return {
    ask,
    drawn,
    pass: (ms: number) => (time += ms),
    finds: () => finds,
    mostAtOnce: () => mostAtOnce,
  }
}

describe('link images', () => {
  it('lets no more than six wait, and the others none the less come later', async () => {
    const { ask, drawn } = setUp()
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const answers = await Promise.allSettled(names.map((name) => ask(name)))
    expect(answers.map(({ status }) => status).indexOf('rejected')).toBe(6)
    expect(drawn).toHaveLength(6)
    expect(await ask('g')).not.toBeNull()
  })

  it('lets three wait for one address, and others come in between', async () => {
    const { ask } = setUp()
    const of = (name: string, address: string) => ask(name, aSubject(name), { address })
    const answers = await Promise.allSettled([
      ...['a', 'b', 'c', 'd'].map((name) => of(name, '203.0.113.7')),
      of('e', '203.0.113.8'),
    ])
    const refused = answers.map(({ status }) => status === 'rejected')
    expect(refused).toEqual([false, false, false, true, false])
    expect(await of('d', '203.0.113.7')).not.toBeNull()
  })

  it('keeps its owner’s picture, and asks each time who may see it', async () => {
    const { ask, drawn, finds } = setUp()
    await ask('a', aSubject('a', 'v1', 'owner'))
    await ask('a', aSubject('a', 'v1', 'owner'))
    expect([drawn.length, finds()]).toEqual([1, 2])
    expect(await ask('a', null)).toBeNull()
  })

  it('draws its owner’s picture once for all tries at the same time', async () => {
    const { ask, drawn } = setUp()
    await Promise.all([1, 2, 3].map(() => ask('a', aSubject('a', 'v1', 'owner'))))
    expect(drawn).toHaveLength(1)
  })

  it('draws one picture once for all who ask at the same time', async () => {
    const { ask, drawn } = setUp()
    const images = await Promise.all(Array.from({ length: 20 }, () => ask('a')))
    expect(drawn).toHaveLength(1)
    expect(new Set(images.map((image) => image?.png)).size).toBe(1)
  })

  it('draws different pictures one after the other', async () => {
    const { ask, drawn, mostAtOnce } = setUp()
    await Promise.all(['a', 'b', 'c'].map((key) => ask(key)))
    expect(drawn).toHaveLength(3)
    expect(mostAtOnce()).toBe(1)
  })

  it('asks the API again after a minute, and draws again only for another version', async () => {
    const { ask, drawn, pass, finds } = setUp()
    await ask('a')
    await ask('a')
    expect(finds()).toBe(1)
    pass(MINUTE)
    await ask('a')
    expect(finds()).toBe(2)
    expect(drawn).toHaveLength(1)
    pass(MINUTE)
    expect((await ask('a', aSubject('a', 'v2')))?.address).toBe('/og/theme/a/v2.png')
    expect(drawn).toHaveLength(2)
  })

  it('shows what it has while the API cannot say, and nothing of a thing that is gone', async () => {
    const { ask, pass } = setUp()
    await ask('a')
    pass(MINUTE)
    expect((await ask('a', limited))?.address).toBe('/og/theme/a/v1.png')
    expect(await ask('a', null)).toBeNull()
    await expect(ask('a', limited)).rejects.toBe(limited)
  })

  it('lets go of the picture looked at least recently when the room is full', async () => {
    const { ask, drawn } = setUp(2)
    for (const key of ['a', 'b', 'a', 'c']) await ask(key)
    drawn.length = 0
    for (const key of ['a', 'c']) await ask(key)
    expect(drawn).toEqual([])
    await ask('b')
    expect(drawn).toEqual(['/og/theme/b/v1.png'])
  })

  it('tries again after a drawing that failed, and others are not held up by it', async () => {
    let isBroken = true
    const imageOf = createLinkImages({
      draw: () =>
        isBroken ? Promise.reject(new Error('ink')) : Promise.resolve(new ArrayBuffer(1)),
    })
    const ask = () => imageOf('a', () => Promise.resolve(aSubject('a')))
    await expect(ask()).rejects.toThrow('ink')
    isBroken = false
    expect((await ask())?.png.byteLength).toBe(1)
  })
})

describe('what can be taken back', () => {
  const shared = aSubject('a', 'v1', 'until-withdrawn')

  it('is gone half a minute after it was, and does not stand in while the API cannot say', async () => {
    const { ask, pass, drawn } = setUp()
    await ask('a', shared)
    expect((await ask('a', null))?.audience).toBe('until-withdrawn')
    pass(MINUTE / 2)
    await expect(ask('a', limited)).rejects.toBe(limited)
    expect(await ask('a', null)).toBeNull()
    expect(drawn).toHaveLength(1)
  })
})

it('draws nothing more for a sender who had too much, yet shows what is kept', async () => {
  const { ask } = setUp()
  const no = () => false
  await expect(ask('a', aSubject('a'), { mayDraw: no })).rejects.toThrow(DrawingRefused)
  await expect(ask('a', aSubject('a', 'v1', 'owner'), { mayDraw: no })).rejects.toThrow(
    DrawingRefused,
  )
  await ask('a')
  expect((await ask('a', aSubject('a'), { mayDraw: no }))?.address).toBe('/og/theme/a/v1.png')
})
