import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { serve } from '@hono/node-server'
import { Realtime } from 'ably'
import type { ChatEvent } from '@doran/contract'
import { expect, onTestFinished } from 'vitest'
import { createApp } from '../app.js'
import type { TestApi } from './test-app.js'
import type { ChatPerson } from './test-chat.js'

/** Has an API listen, as its process does, and its endpoint open; answers the port. */
export async function listenForSockets({ deps }: TestApi): Promise<number> {
  const { embedded } = deps.realtime
  const app = createApp(deps, { isReady: () => Promise.resolve(true) })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    embedded?.handleUpgrade(request, socket, head),
  )
  await once(server, 'listening')
  onTestFinished(async () => {
    await embedded?.close()
    server.close()
  })
  await expect.poll(() => deps.realtime.isOn()).toBe(true)
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('it does not listen')
  return address.port
}

/** A person's page: the published SDK with the product's own tokens, and what it heard. */
export function openPage(
  { browser }: ChatPerson,
  {
    port,
    clientId = 'abcdefghi',
    channelId,
  }: { port: number; clientId?: string; channelId?: string },
) {
  const auth = () =>
    browser.api.call('GET /v1/chat/auth', {
      query: { clientId, ...(channelId !== undefined && { channelId }) },
    })
  const client = new Realtime({
    endpoint: '127.0.0.1',
    port,
    tls: false,
    clientId,
    useBinaryProtocol: false,
    disconnectedRetryTimeout: 50,
    logLevel: 0,
    authCallback: (_, done) => void answer(auth(), done),
  })
  onTestFinished(() => client.close())
  return { auth, client }
}

/** Everything that a person's own channel has brought so far. */
export async function hear(page: ReturnType<typeof openPage>): Promise<ChatEvent[]> {
  const heard: ChatEvent[] = []
  const { personChannel } = await page.auth()
  await page.client.channels
    .get(personChannel)
    .subscribe(({ data }: { data?: ChatEvent }) => void (data && heard.push(data)))
  return heard
}

type Answer = (error: string | null, token: string | null) => void

async function answer(asked: Promise<{ token: string }>, done: Answer): Promise<void> {
  try {
    done(null, (await asked).token)
  } catch (error) {
    done(String(error), null)
  }
}
