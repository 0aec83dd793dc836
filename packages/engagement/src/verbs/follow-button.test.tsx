import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  anEngagement,
  button,
  leaveToSignIn,
  noAnswer,
  openSite,
  press,
} from '../testing/open-site.fake.js'
import { FollowButton } from './follow-button.js'

afterEach(cleanup)

const FOLLOW = 'POST /v1/tales/subscription'
const UNFOLLOW = 'DELETE /v1/tales/subscription'
const profile = { type: 'profile', id: 'p1' } as const
const body = { targetType: 'profile', targetId: 'p1' }

function open(replies: Record<string, unknown[]>, isLoggedIn = true) {
  const part = <FollowButton target={profile} name="도란지기" initial={anEngagement()} />
  return openSite(part, replies, { isLoggedIn })
}

describe('following', () => {
  it('says what was done, and takes it back', async () => {
    const { inputsOf } = open({
      [FOLLOW]: [anEngagement({ isFollowed: true, followers: 12 })],
      [UNFOLLOW]: [anEngagement({ followers: 11 })],
    })
    press('도란지기 구독')
    await screen.findByText('구독했어요.')
    expect(button('도란지기 구독 중 12')).toBeDefined()
    press('되돌리기')
    await screen.findByText('구독을 취소했어요.')
    expect(button('도란지기 구독 11')).toBeDefined()
    expect(inputsOf(FOLLOW)).toEqual([{ body }])
    expect(inputsOf(UNFOLLOW)).toEqual([{ body }])
  })

  it('is taken back where the call fails', async () => {
    open({ [FOLLOW]: [noAnswer()] })
    press('도란지기 구독')
    await screen.findByText('연결이 끊겼어요.')
    await waitFor(() => expect(button('도란지기 구독')).toBeDefined())
  })

  it('says of a theme what it says of a person, and promises no news', async () => {
    const target = { type: 'theme', id: 't1' } as const
    const part = <FollowButton target={target} name="밀실 도서관" initial={anEngagement()} />
    openSite(part, { [FOLLOW]: [anEngagement({ isFollowed: true })] }, { isLoggedIn: true })
    press('밀실 도서관 구독')
    await screen.findByText('구독했어요.')
    expect(button(/^밀실 도서관 구독 중/)).toBeDefined()
    expect(document.body.textContent).not.toMatch(/소식|알려/)
  })

  it('asks visitors to sign in, and is done afterwards', async () => {
    const { changes } = open({}, false)
    press('도란지기 구독')
    expect(await leaveToSignIn('구독하려면 로그인해 주세요.')).toEqual({ type: 'follow', ...body })
    expect(changes()).toEqual([])
  })
})
