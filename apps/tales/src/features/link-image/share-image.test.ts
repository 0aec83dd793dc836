// @vitest-environment node
import { ApiError } from '@doran/api-client'
import { fakeApi } from '@doran/site/testing'
import { describe, expect, it } from 'vitest'
import { aThemeCard } from '../../testing/a-theme'
import {
  SHARED_CODE,
  SHARED_IMAGE,
  aSharedEnding,
  aSharedStory,
} from '../../testing/a-shared-story'
import { createShareImages } from './share-image'

const COVER = '/doran-tales/covers/sixth-key.svg'
const theme = aThemeCard({ cover: { url: COVER, wideUrl: COVER, alt: '열쇠' } })
const SHARE = 'GET /v1/tales/share/{code}'
const refused = (code: 'NOT_FOUND' | 'AGE_UNCONFIRMED', status: number) =>
  new ApiError({ code, message: '', status })

type Reply = ReturnType<typeof aSharedStory> | ApiError

function ask(file: string, asNobody: Reply, asAsker: Reply = asNobody) {
  const apiOf = (reply: Reply) => fakeApi({ [SHARE]: [reply] }, []).client
  return createShareImages()({
    code: SHARED_CODE,
    file,
    api: apiOf(asAsker),
    anonymousApi: apiOf(asNobody),
    address: '203.0.113.7',
  })
}

async function sizeOf(answer: Response): Promise<number[]> {
  const picture = Buffer.from(await answer.arrayBuffer())
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)]
}

describe('the pictures of what was shared', () => {
  it('are one for links, and a card of an ending to keep', async () => {
    const link = await ask('aaaaaaaaaaaa.png', aSharedStory({ theme, isByModel: true }))
    expect(link.headers.get('cache-control')).toBe('public, max-age=30')
    expect(await sizeOf(link)).toEqual([1200, 630])
    const author = { profileId: 'p1', name: '별지기' }
    const ending = aSharedEnding({ theme, author, isByModel: true })
    expect(await sizeOf(await ask('aaaaaaaaaaaa-card.png', ending))).toEqual([1080, 1350])
    expect((await ask('aaaaaaaaaaaa-card.png', aSharedStory({ theme }))).status).toBe(404)
  })

  it('lead from an older address to the one of today, and are gone with the link', async () => {
    const old = await ask('000000000000.png', aSharedStory({ theme }))
    expect([old.status, old.headers.get('location')]).toEqual([307, SHARED_IMAGE])
    expect((await ask('aaaaaaaaaaaa.png', refused('NOT_FOUND', 404))).status).toBe(404)
    expect((await ask('other.png', aSharedStory({ theme }))).status).toBe(404)
  })

  it('are for those alone who may see what is rated 15', async () => {
    const closed = refused('AGE_UNCONFIRMED', 403)
    expect((await ask('aaaaaaaaaaaa.png', closed)).status).toBe(404)
    const seen = await ask('aaaaaaaaaaaa.png', closed, aSharedStory({ theme }))
    expect(seen.headers.get('cache-control')).toBe('private, no-store')
  })
})
