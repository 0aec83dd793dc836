import { expect, it } from 'vitest'
import { aChannel } from '../a-chat.fake'
import { footOf } from './foot-of'

it.each([
  ['an accepted conversation', {}, 'box'],
  ['a conversation without a message', { status: 'empty', isMyRequest: false }, 'box'],
  ['a request to answer', { status: 'requested', isMyRequest: false }, 'answer'],
  ['one’s own request', { status: 'requested', isMyRequest: true, refusal: 'waiting' }, 'waiting'],
  ['one who blocked or left', { refusal: 'closed' }, 'closed'],
  [
    'a request of one who left',
    { status: 'requested', isMyRequest: false, refusal: 'closed' },
    'closed',
  ],
  ['one whom the reader blocked', { refusal: 'closed', isBlockedByMe: true }, 'blocked'],
] as const)('at the end of %s stands what fits', (_name, over, foot) => {
  expect(footOf(aChannel(over), false)).toBe(foot)
})

it('lets a device of a short-time password read alone', () => {
  expect(footOf(aChannel(), true)).toBe('limited')
  expect(footOf(aChannel({ status: 'requested', isMyRequest: false }), true)).toBe('limited')
  expect(footOf(aChannel({ refusal: 'closed', isBlockedByMe: true }), true)).toBe('closed')
})
