import type {
  Contract,
  ContractKey,
  ParsedBodyOf,
  ParsedParamsOf,
  ParsedQueryOf,
  ReplyOf,
} from '@doran/contract'
import type { StorySessionRow } from '../db/schema/story-session.js'
import type { TurnRow } from '../db/schema/turn.js'
import type { Actor, Owner } from '../actor.js'
import type { StreamMessage } from '../stream-message.js'

/** Rows that a call's `owns` loads for its owner. */
export type OwnedRows = { storySession: StorySessionRow; turn: TurnRow }

type OwnedBy<D> = D extends { owns: infer O extends keyof OwnedRows } ? OwnedRows[O] : undefined

export type HandlerInput<K extends ContractKey> = {
  actor: Contract[K] extends { owns: string } ? Owner : Actor
  /** The actor, or a new visitor whose credential goes out with the answer. */
  becomeOwner: () => Promise<Owner>
  owned: OwnedBy<Contract[K]>
  params: ParsedParamsOf<K>
  query: ParsedQueryOf<K>
  body: ParsedBodyOf<K>
  /** For streams: what the reader has, in UTF-16 units. */
  lastEventId: string | undefined
}

type HandlerResult<K extends ContractKey> = Contract[K]['reply']['kind'] extends 'stream'
  ? AsyncIterable<StreamMessage<ReplyOf<K>> | null>
  : ReplyOf<K>

export type Handler<K extends ContractKey> = (input: HandlerInput<K>) => Promise<HandlerResult<K>>

/** One handler for each declared call: a missing one does not compile. */
export type Handlers = { [K in ContractKey]: Handler<K> }

/** The handlers of one module. */
export type HandlersOf<K extends ContractKey> = { [P in K]: Handler<P> }
