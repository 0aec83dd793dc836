import { expect, it } from 'vitest'
import { loadAbly } from './load-ably.js'

it.each([
  ['Ably’s own service', null],
  ['a host', { host: 'chat.example', port: 443, tls: true }],
  ['a name without dots', { host: 'api', port: 4000, tls: false }],
])('makes a client of %s that does not connect yet', async (_, endpoint) => {
  const open = await loadAbly()
  const client = open({ endpoint, authenticate: () => Promise.reject(new Error('asked')) })
  expect(client.connection.state).toBe('initialized')
  expect(client.channels.get('a').state).toBe('initialized')
  client.close()
})
