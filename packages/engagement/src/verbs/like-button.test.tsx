import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  ENGAGEMENT,
  anEngagement,
  button,
  leaveToSignIn,
  noAnswer,
  openSite,
  press,
} from '../testing/open-site.fake.js'
import { LikeButton } from './like-button.js'

afterEach(cleanup)

const LIKE = 'POST /v1/like/{targetType}/{targetId}'
const UNLIKE = 'DELETE /v1/like/{targetType}/{targetId}'
const target = { type: 'game', id: 'g1' } as const
const liked = (likes: number) => anEngagement({ likes, isLiked: true })

const isPressed = () => button(/^좋아요/).getAttribute('aria-pressed')
const text = () => button(/^좋아요/).textContent

function open(replies: Record<string, unknown[]>, initial = anEngagement({ likes: 3 })) {
  return openSite(<LikeButton target={target} initial={initial} />, replies)
}

describe('a like', () => {
  it('counts where there is one, and asks nobody for what the page knows', () => {
    const { requests } = open({}, anEngagement({ likes: 1_234 }))
    expect(text()).toBe('좋아요1,234')
    cleanup()
    open({}, anEngagement())
    expect(text()).toBe('좋아요')
    expect(requests).toEqual([])
  })

  it('shows at once, and then what the server says', async () => {
    const sent = Promise.withResolvers<unknown>()
    const { inputsOf } = open({ [LIKE]: [sent.promise] })
    press(/^좋아요/)
    await waitFor(() => expect(text()).toBe('좋아요4'))
    expect(isPressed()).toBe('true')
    sent.resolve(liked(9))
    await waitFor(() => expect(text()).toBe('좋아요9'))
    expect(inputsOf(LIKE)).toEqual([{ params: { targetType: 'game', targetId: 'g1' } }])
  })

  it('is taken back where the call fails, which is said', async () => {
    open({ [LIKE]: [noAnswer()] })
    press(/^좋아요/)
    await screen.findByText('연결이 끊겼어요.')
    await waitFor(() => expect(text()).toBe('좋아요3'))
    expect(isPressed()).toBe('false')
  })

  it('ends as it was wanted last, however fast it is pressed, by one call at a time', async () => {
    const first = Promise.withResolvers<unknown>()
    const { changes } = open({
      [LIKE]: [first.promise],
      [UNLIKE]: [anEngagement({ likes: 3 })],
    })
    press(/^좋아요/)
    await waitFor(() => expect(isPressed()).toBe('true'))
    press(/^좋아요/)
    await waitFor(() => expect(isPressed()).toBe('false'))
    press(/^좋아요/)
    await waitFor(() => expect(isPressed()).toBe('true'))
    press(/^좋아요/)
    await waitFor(() => expect(isPressed()).toBe('false'))
    expect(changes()).toEqual([LIKE])
    first.resolve(liked(4))
    await waitFor(() => expect(changes()).toEqual([LIKE, UNLIKE]))
    await waitFor(() => expect(text()).toBe('좋아요3'))
    expect(isPressed()).toBe('false')
  })

  it('sends nothing more where the last press wants what the first one sent', async () => {
    const first = Promise.withResolvers<unknown>()
    const { changes } = open({ [LIKE]: [first.promise] })
    for (const wanted of ['true', 'false', 'true']) {
      press(/^좋아요/)
      await waitFor(() => expect(isPressed()).toBe(wanted))
    }
    first.resolve(liked(4))
    await waitFor(() => expect(text()).toBe('좋아요4'))
    expect(changes()).toEqual([LIKE])
  })

  it('asks visitors to sign in, and is done afterwards', async () => {
    const { changes } = openSite(
      <LikeButton target={target} />,
      { [ENGAGEMENT]: [anEngagement({ likes: 2 })] },
      { isLoggedIn: false },
    )
    await screen.findByText('2')
    press(/^좋아요/)
    expect(await leaveToSignIn('좋아요를 누르려면 로그인해 주세요.')).toEqual({
      type: 'like',
      targetType: 'game',
      targetId: 'g1',
    })
    expect(changes()).toEqual([])
  })
})

describe('a like of a post', () => {
  it('has a name of its own, and is done after the sign-in too', async () => {
    openSite(
      <LikeButton target={{ type: 'post', id: 'p1' }} />,
      { [ENGAGEMENT]: [anEngagement({ likes: 2 })] },
      { isLoggedIn: false },
    )
    await screen.findByText('2')
    press(/^공감/)
    expect(await leaveToSignIn('공감하려면 로그인해 주세요.')).toEqual({
      type: 'like-post',
      targetId: 'p1',
    })
  })
})
