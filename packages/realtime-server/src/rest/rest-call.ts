import type { App } from '../connections/app.js'
import type { Grant } from '../auth/grant.js'
import type { Format } from '../protocol/codec.js'
import type { ServerContext } from '../server-context.js'
import type { FailedAuths } from './failed-auths.js'

/** What REST needs of the endpoint. */
export type RestEndpoint = {
  context: ServerContext
  findApp: (appId: string) => App | undefined
  failedAuths: FailedAuths
}

/** Whom a request counts for; without an address it counts for nobody. */
export type RequestOrigin = { address?: string | undefined }

/** A request of a known caller. */
export type RestCall = {
  context: ServerContext
  app: App
  grant: Grant
  request: Request
  query: URLSearchParams
}

/** An answer before it is written in the caller's format. */
export type RestAnswer = {
  status: number
  body: unknown
  /** Whatever the caller accepts. */
  format?: Format
  link?: string
}

/** Answers a call about a channel; `rest` is what follows the channel's name in the path. */
export type ChannelRoute = (
  call: RestCall,
  channel: string,
  rest: string,
) => RestAnswer | Promise<RestAnswer>
