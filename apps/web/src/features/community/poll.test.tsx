import { ApiError } from '@doran/api-client'
import type { Poll } from '@doran/contract'
import { fakeApi } from '@doran/site/testing'
import { takePendingAction } from '@doran/site/session'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aPoll } from '../../testing/a-post'
import { siteAround } from '../../testing/site-around'
import { PollView } from './internal/poll/poll-view'

afterEach(cleanup)

const VOTE = 'PUT /v1/community/post/{postId}/vote'
const counted = (mine: number[], votes: number[], over: Partial<Poll> = {}) =>
  aPoll({
    voters: 5,
    mine,
    options: [
      { label: '빈자리', votes: votes[0] ?? 0 },
      { label: '새벽', votes: votes[1] ?? 0 },
    ],
    ...over,
  })

function open(poll: Poll, answers: unknown[] = [], isLoggedIn = true) {
  const { client, requests } = fakeApi({ [VOTE]: answers }, [])
  render(<PollView postId="p1" poll={poll} now="2026-11-24T06:00:00.000Z" />, {
    wrapper: siteAround({ api: client, isLoggedIn }),
  })
  return requests
}

const button = (name: string) => screen.getByRole('button', { name })
const text = () => document.body.textContent

it('shows choices and no numbers until one has voted, then what all chose', async () => {
  const requests = open(aPoll(), [counted([1], [2, 3])])
  expect(button('투표하기').hasAttribute('disabled')).toBe(true)
  expect(text()).not.toContain('%')
  fireEvent.click(screen.getByRole('radio', { name: '새벽' }))
  fireEvent.click(button('투표하기'))
  await screen.findByText('60% · 3표')
  expect(requests[0]?.input).toEqual({ params: { postId: 'p1' }, body: { options: [1] } })
  expect(text()).toContain('내 선택')
  expect(document.activeElement?.textContent).toBe('어느 결말이 좋았나요?')
})

it('takes several where several are asked for', async () => {
  const requests = open(aPoll({ isMultiple: true }), [counted([0, 1], [4, 3])])
  for (const name of ['새벽', '빈자리']) fireEvent.click(screen.getByRole('checkbox', { name }))
  fireEvent.click(button('투표하기'))
  await screen.findByText('80% · 4표')
  expect(requests[0]?.input['body']).toEqual({ options: [0, 1] })
})

it('lets a vote be changed while it is open', async () => {
  open(counted([0], [3, 2]), [counted([1], [2, 3])])
  fireEvent.click(button('다시 선택'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '빈자리' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: '새벽' }))
  fireEvent.click(button('투표하기'))
  await screen.findByText('40% · 2표')
})

it('only shows numbers once it is closed', () => {
  open(counted([], [3, 2], { isClosed: true }))
  expect(text()).toContain('투표가 끝났어요')
  expect(screen.queryByRole('button')).toBeNull()
})

it('says what went wrong and keeps the choice', async () => {
  const closed = new ApiError({ code: 'POLL_CLOSED', message: '투표가 끝났어요.', status: 409 })
  open(aPoll(), [closed])
  fireEvent.click(screen.getByRole('radio', { name: '새벽' }))
  fireEvent.click(button('투표하기'))
  await screen.findByText('투표가 끝났어요.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '새벽' }).checked).toBe(true)
})

it('asks visitors to sign in, and votes for them afterwards', async () => {
  const requests = open(aPoll(), [], false)
  fireEvent.click(screen.getByRole('radio', { name: '새벽' }))
  fireEvent.click(button('투표하기'))
  await screen.findByRole('dialog', { name: '투표하려면 로그인해 주세요.' })
  const link = screen.getByRole('link', { name: '회원가입' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  await waitFor(() =>
    expect(takePendingAction()).toEqual({ type: 'vote', postId: 'p1', options: '1' }),
  )
  expect(requests).toEqual([])
})
