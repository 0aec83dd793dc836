import type { RealtimeMessage } from './realtime.js'

type Send = (request: Request) => Promise<Response>

const TIMEOUT_MS = 5_000

/** Ably's REST, as far as publishing needs it, over the network or in this process. */
export function createAblyRest({
  origin,
  key,
  send,
}: {
  origin: string
  key: { name: string; secret: string }
  send: Send
}) {
  const authorization = `Basic ${Buffer.from(`${key.name}:${key.secret}`).toString('base64')}`
  const headers = { authorization, 'content-type': 'application/json', 'x-ably-version': '2' }
  const post = async (path: string, body: unknown): Promise<void> => {
    const request = new Request(`${origin}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const response = await send(request)
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the realtime service answered ${response.status}`)
  }
  return {
    publish: ({ id, channel, name, data }: RealtimeMessage) =>
      // With an id the service takes it once, however often it is sent. JSON data says so, as the SDK's does.
      post(`/channels/${encodeURIComponent(channel)}/messages`, {
        id,
        name,
        data: JSON.stringify(data),
        encoding: 'json',
      }),
    revoke: (targets: readonly string[]) =>
      post(`/keys/${encodeURIComponent(key.name)}/revokeTokens`, {
        targets,
        allowReauthMargin: false,
      }),
  }
}
