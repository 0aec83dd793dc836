import { createApiClient } from '@doran/api-client'
import { callQuery } from '@doran/api-client/react'
import { expect, it } from 'vitest'
import { channelQuery, channelsQuery, chatKeys, meQuery } from './chat-queries.js'

const api = createApiClient({ baseUrl: 'http://chat.test/api' })

it('single reads have the keys of the API client', () => {
  expect(chatKeys.me).toEqual(meQuery(api).queryKey)
  expect(chatKeys.channel('a')).toEqual(channelQuery(api, 'a').queryKey)
})

it('lists and rooms have keys that no single read has', () => {
  const { queryKey } = callQuery(api, 'GET /v1/chat/my/channels', { query: { box: 'talks' } })
  expect(channelsQuery(api, { box: 'talks' }).queryKey).not.toEqual(queryKey)
  expect(chatKeys.list({ box: 'talks' }).slice(0, 2)).toEqual(chatKeys.lists)
  expect(chatKeys.room('a').slice(0, 2)).toEqual(chatKeys.rooms)
})

it('a name that is blank asks for all', () => {
  expect(chatKeys.list({ name: '  ' })).toEqual(chatKeys.list({}))
  expect(chatKeys.list({ name: ' 하루 ' })).toEqual(chatKeys.list({ name: '하루' }))
})
