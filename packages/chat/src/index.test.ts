import { expect, test } from 'vitest'
import * as core from './index.js'
import * as react from './react.js'
import * as testing from './testing.js'

test('the faces are these names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'chatClientId',
    'clearChatStorage',
    'countUnread',
    'emptyRoom',
    'isUnread',
    'missingAfter',
    'openRealtime',
    'reduceRoom',
    'rereadAfter',
    'visibleItems',
  ])
  expect(Object.keys(react).toSorted()).toEqual([
    'ChatProvider',
    'chatKeys',
    'useChannel',
    'useChannelActions',
    'useChannels',
    'useChatRoom',
    'useChatStatus',
    'useOpenChannel',
    'useUnreadChat',
  ])
  expect(Object.keys(testing).toSorted()).toEqual(['fakeChatServer', 'fakeRealtime'])
})
