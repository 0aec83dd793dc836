// @vitest-environment node
import { ApiError, type ApiClient } from '@doran/api-client'
import type { YearBook } from '@doran/contract'
import { fakeApi } from '@doran/site/testing'
import { describe, expect, it, vi } from 'vitest'
import { createBookFiles, type FileSubject } from './create-book-files'
import { aYearBook, CODE } from './internal/a-book.fake'

const READ = 'GET /v1/yearend/book/{shareCode}'
const absent = new ApiError({ code: 'NOT_FOUND', message: '', status: 404 })

type Given = { owner?: (YearBook | Error)[]; anyone?: (YearBook | Error)[] }

function service({ owner = [], anyone = [] }: Given) {
  const drawn: FileSubject[] = []
  const draw = vi.fn((subject: FileSubject) => {
    drawn.push(subject)
    return Promise.resolve(new ArrayBuffer(8))
  })
  const asker = fakeApi({ [READ]: owner }, [])
  const nobody = fakeApi({ [READ]: anyone }, [])
  const answer = createBookFiles({ draw })
  const ask = (file: string, shareCode = CODE, api: ApiClient = asker.client) =>
    answer({ shareCode, file, api, anonymousApi: nobody.client, address: undefined })
  return { ask, drawn, requests: () => asker.requests.length + nobody.requests.length }
}

const cacheOf = (response: Response) => response.headers.get('cache-control')

it.each([
  'book.pdf',
  '0-3.png',
  '1.png',
  '100-3.png',
  '1-3.svg',
  '../1-3.png',
  'book-3.png',
  '1-3.png.pdf',
])('knows no file %s, and asks nobody about it', async (file) => {
  const { ask, requests } = service({})
  expect((await ask(file)).status).toBe(404)
  expect(requests()).toBe(0)
})

it('asks nobody about what cannot be a code', async () => {
  const { ask, requests } = service({})
  expect((await ask('1-3.png', 'guess')).status).toBe(404)
  expect(requests()).toBe(0)
})

describe('a page', () => {
  it('of a shared book is anybody’s for a short time', async () => {
    const { ask, drawn } = service({ anyone: [aYearBook({ isMine: false, isShared: true })] })
    const answer = await ask('2-3.png')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(cacheOf(answer)).toBe('public, max-age=30')
    expect(drawn).toHaveLength(1)
  })

  it('of a private book is its owner’s, and no cache keeps it', async () => {
    const { ask } = service({ anyone: [absent, absent], owner: [aYearBook(), absent] })
    const mine = await ask('2-3.png')
    expect(mine.status).toBe(200)
    expect(cacheOf(mine)).toBe('private, no-store')
    // Drawn already, it is still nobody else's.
    expect((await ask('2-3.png')).status).toBe(404)
  })

  it('that is hidden is not in a book that is shared', async () => {
    const pages = aYearBook().pages
    const others = aYearBook({ isMine: false, isShared: true, pages: pages.slice(1) })
    const own = aYearBook({
      isShared: true,
      pages: pages.map((each) => ({ ...each, isShown: each.number !== 1 })),
    })
    const { ask } = service({ anyone: [others, others], owner: [others, own] })
    expect((await ask('1-3.png')).status).toBe(404)
    expect(cacheOf(await ask('1-3.png'))).toBe('private, no-store')
  })

  it('of an older revision leads to today’s', async () => {
    const { ask } = service({ anyone: [aYearBook({ isMine: false, isShared: true })] })
    const answer = await ask('2-1.png')
    expect(answer.status).toBe(307)
    expect(answer.headers.get('location')).toBe(`/og/yearend/${CODE}/2-3.png`)
  })
})

describe('the whole book', () => {
  it('is a PDF that no cache keeps, with what the asker may see', async () => {
    const shown = aYearBook({ isMine: false, isShared: true, pages: aYearBook().pages.slice(0, 4) })
    const { ask, drawn } = service({ owner: [aYearBook(), shown, absent] })
    const whole = await ask('book-3.pdf')
    expect(whole.headers.get('content-type')).toBe('application/pdf')
    expect(cacheOf(whole)).toBe('private, no-store')
    await ask('book-3.pdf')
    expect(drawn.map(({ book }) => book.pages.length)).toEqual([10, 4])
    expect((await ask('book-3.pdf')).status).toBe(404)
  })
})
