import type {
  Contract,
  ContractKey,
  ParsedBodyOf,
  ParsedParamsOf,
  ParsedQueryOf,
  ReplyOf,
} from '@doran/contract'
import type { Actor, Member, Owner } from '../context/actor.js'
import type { FullContext } from '../context/context.js'
import type { CredentialChanges } from '../context/credential-changes.js'
import type { Download } from '../context/download.js'
import type { StreamMessage } from '../context/stream-message.js'
import type { Claim } from '../idempotency/run-once.js'
import type { OwnedRows } from '../context/owned-rows.js'

type OwnedBy<D> = D extends { owns: infer O extends keyof OwnedRows } ? OwnedRows[O] : undefined

type ActorOf<D> = D extends { actor: 'member' }
  ? Member
  : D extends { owns: string }
    ? Owner
    : Actor

/** The parts of a request and its answer that only routes may touch. */
export type HttpExchange = {
  headers: Headers
  /** Adds a `Set-Cookie` line. */
  setCookie: (line: string) => void
}

export type HandlerInput<K extends ContractKey> = {
  ctx: FullContext<ActorOf<Contract[K]>>
  /** The actor, or a new visitor whose credential goes out with the answer. */
  becomeOwner: () => Promise<Owner>
  /** Writes what a verb changed of the browser's credentials. */
  setCredentials: (changes: CredentialChanges) => void
  http: HttpExchange
  owned: OwnedBy<Contract[K]>
  /** Present for calls that move money: `runOnce` runs them under it. */
  claim: Contract[K] extends { needsKey: true } ? Claim : undefined
  params: ParsedParamsOf<K>
  query: ParsedQueryOf<K>
  body: ParsedBodyOf<K>
  /** The bytes of the one file of a call that takes one. */
  file: Contract[K] extends { file: object } ? Uint8Array : undefined
  /** Present for streams: how much the reader has, in UTF-16 units. */
  lastEventId: string | undefined
}

type HandlerResult<K extends ContractKey> = Contract[K]['reply']['kind'] extends 'stream'
  ? AsyncIterable<StreamMessage<ReplyOf<K>> | null>
  : Contract[K]['reply']['kind'] extends 'file'
    ? Download
    : ReplyOf<K>

export type Handler<K extends ContractKey> = (input: HandlerInput<K>) => Promise<HandlerResult<K>>

/** One handler for each declared call: a missing one does not compile. */
export type Handlers = { [K in ContractKey]: Handler<K> }

/** The handlers of one module. */
export type HandlersOf<K extends ContractKey> = { [P in K]: Handler<P> }
