// @vitest-environment node
import { ApiError } from '@doran/api-client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { At } from '../../testing/site-wrapper.fake.js'
import { findable } from './findable.js'
import { servePage } from './serve-page.fake.js'

const closed = new ApiError({ code: 'NOT_ALLOWED', message: 'x', status: 403 })
const broken = new ApiError({ code: 'UNKNOWN', message: 'x', status: 500 })

const failing = (error: Error) =>
  findable(async () => {
    throw error
  })
const empty = findable(() => Promise.resolve(null))

const textOf = async (page: (props: object) => Promise<React.ReactNode>) =>
  renderToStaticMarkup(<At pathname="/nowhere">{await page({})}</At>)

it('answers 404 where there is nothing, 403 where it may not be seen', async () => {
  expect((await servePage(empty)).status).toBe(404)
  expect((await servePage(failing(closed))).status).toBe(403)
})

it('leaves other answers as they are', async () => {
  expect((await servePage(findable(() => Promise.resolve('page')))).status).toBe(200)
  expect((await servePage(failing(broken))).status).toBe(500)
})

it('says so in the page itself, with ways to go on', async () => {
  expect(await textOf(empty)).toContain('이 페이지를 찾지 못했어요.')
  const forbidden = await textOf(failing(closed))
  expect(forbidden).toContain('볼 수 없는 페이지예요.')
  expect(forbidden).toContain('홈으로')
})

it('shows what the page itself says of its absence', async () => {
  const own = findable<{ title?: string }>(
    () => Promise.resolve(null),
    ({ title = '여기에는' }) => <h1>{title} 없어요</h1>,
  )
  expect(await textOf(own)).toContain('<h1>여기에는 없어요</h1>')
  const page = await own({ title: '그 결과는' })
  expect(renderToStaticMarkup(page)).toContain('<h1>그 결과는 없어요</h1>')
})
