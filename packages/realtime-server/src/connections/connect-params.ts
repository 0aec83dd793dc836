import type { Credentials } from '../auth/verify-credentials.js'
import type { Format } from '../protocol/codec.js'

/** What a client says in the address it connects to. */
export type ConnectParams = {
  credentials: Credentials
  format: Format
  wantsHeartbeats: boolean
  hasEcho: boolean
  /** The connection key of the connection it wants to take up. */
  resumes: string | undefined
  remainPresentForMs: number | undefined
}

export function readConnectParams(url: string): ConnectParams {
  const query = new URL(url, 'http://localhost').searchParams
  const text = (name: string) => query.get(name) ?? undefined
  return {
    credentials: {
      key: text('key'),
      token: text('access_token') ?? text('accessToken'),
      clientId: text('clientId'),
    },
    format: text('format') === 'msgpack' ? 'msgpack' : 'json',
    wantsHeartbeats: text('heartbeats') === 'true',
    hasEcho: text('echo') !== 'false',
    resumes: text('resume') ?? text('recover'),
    remainPresentForMs: wholeNumber(text('remainPresentFor')),
  }
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
