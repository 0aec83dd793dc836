import { ApiError } from '@doran/api-client'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { At } from '../../testing/site-wrapper.fake.js'
import { fakeApi } from '../../testing/story-api.js'
import { InboxSettings } from './inbox-settings.js'

const READ = 'GET /v1/notification/setting'
const PUT = 'PUT /v1/notification/setting/{topic}'
const all = { comment: true, like: true, chat: true }

function open(replies: Record<string, unknown[]>) {
  const { client, requests } = fakeApi(replies, [])
  render(
    <At pathname="/notification" isLoggedIn api={client}>
      <InboxSettings />
    </At>,
  )
  return (key: string) => requests.filter((call) => call.key === key).map(({ input }) => input)
}

const likes = () => screen.findByRole<HTMLInputElement>('switch', { name: '좋아요' })

afterEach(cleanup)

it('turns one kind off and leaves the others', async () => {
  const requests = open({ [READ]: [all], [PUT]: [{ ...all, like: false }] })
  fireEvent.click(await likes())
  await waitFor(async () => expect((await likes()).checked).toBe(false))
  expect(requests(PUT)).toEqual([{ params: { topic: 'like' }, body: { isOn: false } }])
  expect(screen.getByRole('switch', { name: '댓글과 답글' })).toHaveProperty('checked', true)
})

it('shows it as it was where it could not be changed', async () => {
  const offline = new ApiError({ code: 'NETWORK', message: '끊겼어요.', status: 0 })
  open({ [READ]: [all], [PUT]: [offline] })
  fireEvent.click(await likes())
  await screen.findByText('끊겼어요.')
  expect(await likes()).toHaveProperty('checked', true)
})

it('leads to the switch of the gems', async () => {
  open({ [READ]: [all] })
  const link = await screen.findByRole('link', { name: /젬이 채워질 때/ })
  expect(link.getAttribute('href')).toBe('/doran-tales/gemstone')
})

it('can be tried again where it could not be read', async () => {
  const gone = new ApiError({ code: 'NOT_FOUND', message: '찾지 못했어요.', status: 404 })
  open({ [READ]: [gone, all] })
  fireEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
  expect(await likes()).toHaveProperty('checked', true)
})
