import type { ApiErrorCode } from '@doran/api-client'
import type { ChatEvent, ChatItem, ChatItemKind } from '@doran/contract'
import { addItems, addPage, addRead, EMPTY_LOG, type ItemPage, type RoomLog } from './room-log.js'

/** Something sent that the server has not answered yet. */
export type PendingItem = {
  clientItemId: string
  kind: ChatItemKind
  /** Of a photo empty until it is uploaded. */
  body: string
  /** An object URL of a photo. */
  previewUrl?: string
  /** `waiting` for a connection; `failed` where the server refused it. */
  state: 'sending' | 'waiting' | 'failed'
  /** Why it waits or failed. */
  code: ApiErrorCode | null
  createdAt: string
}

export type RoomState = {
  channelId: string
  myProfileId: string
  log: RoomLog
  /** In the order they were sent. */
  pending: readonly PendingItem[]
}

export type RoomAction =
  | { type: 'event'; event: ChatEvent }
  | { type: 'page'; page: ItemPage }
  /** The answer to a send or a deletion. */
  | { type: 'answer'; item: ChatItem }
  | { type: 'queue'; pending: PendingItem }
  | { type: 'upload'; clientItemId: string; body: string }
  | { type: 'sending'; clientItemId: string }
  | { type: 'wait'; clientItemId: string; code: ApiErrorCode | null }
  | { type: 'fail'; clientItemId: string; code: ApiErrorCode }
  | { type: 'discard'; clientItemId: string }

export function emptyRoom(channelId: string, myProfileId: string): RoomState {
  return { channelId, myProfileId, log: EMPTY_LOG, pending: [] }
}

/**
 * A room after a page, an event, an answer or something sent, in whatever order and however often they come. Answers
 * the given state itself where nothing changes. See `missingAfter` for what to fetch where events were lost.
 */
export function reduceRoom(state: RoomState, action: RoomAction): RoomState {
  switch (action.type) {
    case 'event':
      return reduceEvent(state, action.event)
    case 'answer':
      return withItems(state, [action.item], addItems(state.log, [action.item]))
    case 'page':
      return withItems(state, action.page.items, addPage(state.log, action.page))
    default:
      return withPending(state, reducePending(state, action))
  }
}

function reduceEvent(state: RoomState, event: ChatEvent): RoomState {
  if (event.type === 'item') {
    if (event.item.channelId !== state.channelId) return state
    return withItems(state, [event.item], addItems(state.log, [event.item]))
  }
  if (event.type !== 'read' || event.channelId !== state.channelId) return state
  const log = addRead(state.log, event)
  return log === state.log ? state : { ...state, log }
}

function withItems(state: RoomState, items: readonly ChatItem[], log: RoomLog): RoomState {
  const pending = withoutSent(state, items)
  return log === state.log && pending === state.pending ? state : { ...state, log, pending }
}

function withoutSent({ pending, myProfileId }: RoomState, items: readonly ChatItem[]) {
  if (pending.length === 0) return pending
  const sent = new Set(
    items.filter(({ profile }) => profile.id === myProfileId).map((item) => item.clientItemId),
  )
  const rest = pending.filter(({ clientItemId }) => !sent.has(clientItemId))
  return rest.length === pending.length ? pending : rest
}

type PendingAction = Exclude<RoomAction, { type: 'event' | 'page' | 'answer' }>

function reducePending(
  { pending, log, myProfileId }: RoomState,
  action: PendingAction,
): readonly PendingItem[] {
  if (action.type === 'queue') {
    const { clientItemId } = action.pending
    const isKnown =
      pending.some((each) => each.clientItemId === clientItemId) ||
      log.items.some(
        (item) => item.clientItemId === clientItemId && item.profile.id === myProfileId,
      )
    return isKnown ? pending : [...pending, action.pending]
  }
  const at = pending.findIndex(({ clientItemId }) => clientItemId === action.clientItemId)
  const found = pending[at]
  if (!found) return pending
  return action.type === 'discard'
    ? pending.toSpliced(at, 1)
    : pending.with(at, next(found, action))
}

function next(item: PendingItem, action: Exclude<PendingAction, { type: 'queue' | 'discard' }>) {
  const changed: PendingItem = { ...item, ...changeOf(action) }
  const isSame =
    changed.state === item.state && changed.code === item.code && changed.body === item.body
  return isSame ? item : changed
}

function changeOf(
  action: Exclude<PendingAction, { type: 'queue' | 'discard' }>,
): Partial<PendingItem> {
  if (action.type === 'upload') return { body: action.body }
  if (action.type === 'sending') return { state: 'sending', code: null }
  if (action.type === 'wait') return { state: 'waiting', code: action.code }
  return { state: 'failed', code: action.code }
}

function withPending(state: RoomState, pending: readonly PendingItem[]): RoomState {
  const isSame =
    pending === state.pending ||
    (pending.length === state.pending.length &&
      pending.every((item, at) => item === state.pending[at]))
  return isSame ? state : { ...state, pending }
}
