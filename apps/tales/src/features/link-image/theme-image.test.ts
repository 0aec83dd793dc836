// @vitest-environment node
import { ApiError } from '@doran/api-client'
import { expect, it } from 'vitest'
import { aThemeCard } from '../../testing/a-theme'
import { answerThemeImage } from './theme-image'

const COVER = '/doran-tales/covers/sixth-key.svg'
const id = '019a0000-0000-7000-8000-000000000001'
const linkImage = `/doran-tales/og/theme/${id}/aaaaaaaaaaaa.png`

const theme = {
  ...aThemeCard({ id, cover: { url: COVER, wideUrl: COVER, alt: '열쇠' } }),
  linkImage,
}

const limited = new ApiError({ code: 'TOO_MANY', message: '', status: 429, retryAfter: 9 })

it('says that it cannot tell now, and how long to wait', async () => {
  const answer = await answerThemeImage({ templateUUID: id, file: 'a.png' }, () =>
    Promise.reject(limited),
  )
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('9')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('draws the picture under its own address and leads there from an older one', async () => {
  const find = () => Promise.resolve(theme)
  const drawn = await answerThemeImage({ templateUUID: id, file: 'aaaaaaaaaaaa.png' }, find)
  expect(drawn.status).toBe(200)
  expect(drawn.headers.get('content-type')).toBe('image/png')
  const picture = Buffer.from(await drawn.arrayBuffer())
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  const old = await answerThemeImage({ templateUUID: id, file: '000000000000.png' }, find)
  expect(old.status).toBe(307)
  expect(old.headers.get('location')).toBe(linkImage)
})

it('is no page and no picture for a theme that is gone', async () => {
  const gone = await answerThemeImage({ templateUUID: 'gone', file: 'a.png' }, () =>
    Promise.resolve(null),
  )
  expect(gone.status).toBe(404)
  expect(gone.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})
