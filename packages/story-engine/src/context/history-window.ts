import type { PastTurn } from '../telling/turn-types.js'
import type { CountTokens, Drop, Message } from './assembled-context.js'
import { fitSentences } from './fit-sentences.js'
import { playerBlock, withoutMarks } from './player-block.js'

/** What providers add around each message. */
export const MESSAGE_TOKENS = 4
const TYPICAL_TURN_TOKENS = 450
const BLOCKS_IN_WINDOW = 5

export type WindowRequest = {
  history: readonly PastTurn[]
  /** The number of the newest turn; the opening is 0. */
  newest: number
  room: number
  /** The window begins with a turn whose number this divides; 1 where it may begin anywhere. */
  block: number
  countTokens: CountTokens
  cleanText: (text: string) => string
}
export type HistoryWindow = { messages: Message[]; tokens: number; drops: Drop[] }

/**
 * The latest turns that fit. The first of them has a number that is a multiple of a block's size, so that it
 * stays for several turns and a provider's prompt cache with it. Older turns are never read.
 */
export function historyWindow(request: WindowRequest): HistoryWindow {
  const { history, newest, room, block } = request
  const read: Shown[] = []
  let tokens = 0
  let kept = { turns: 0, tokens: 0 }
  for (const turn of history) {
    const shown = show(turn, request)
    read.push(shown)
    tokens += shown.tokens
    if (tokens > room) break
    const number = newest - read.length + 1
    const isFirst = number <= 0 || (read.length === history.length && number === 1)
    if (isFirst || number % block === 0) kept = { turns: read.length, tokens }
  }
  if (kept.turns === 0) kept = unaligned(read, room)
  if (kept.turns === 0) return tailOfNewest(request)
  const messages = read
    .slice(0, kept.turns)
    .toReversed()
    .flatMap((shown) => shown.messages)
  const drops = dropsOf(newest - kept.turns, tokens - kept.tokens)
  return { messages, tokens: kept.tokens, drops }
}

/** A power of two, small enough that half a block is at most a tenth of a window of usual turns. */
export function blockSize(room: number): number {
  const most = room / TYPICAL_TURN_TOKENS / BLOCKS_IN_WINDOW
  return most < 2 ? 1 : 2 ** Math.floor(Math.log2(most))
}

type Shown = { messages: Message[]; tokens: number }

function show(turn: PastTurn, { countTokens, cleanText }: WindowRequest): Shown {
  const messages: Message[] = [
    { role: 'user', content: playerBlock(turn, cleanText) },
    { role: 'assistant', content: withoutMarks(turn.output).trim() || '…' },
  ]
  const tokens = messages.reduce(
    (sum, { content }) => sum + countTokens(content) + MESSAGE_TOKENS,
    0,
  )
  return { messages, tokens }
}

function unaligned(read: readonly Shown[], room: number): { turns: number; tokens: number } {
  let tokens = 0
  for (const [index, shown] of read.entries()) {
    if (tokens + shown.tokens > room) return { turns: index, tokens }
    tokens += shown.tokens
  }
  return { turns: read.length, tokens }
}

/** Where not one turn fits: the end of the latest text, which the next one has to follow. */
function tailOfNewest({ history, newest, room, countTokens }: WindowRequest): HistoryWindow {
  const [latest] = history
  if (!latest) return { messages: [], tokens: 0, drops: [] }
  const start: Message = { role: 'user', content: '(앞의 글이 이어진다.)' }
  const around = countTokens(start.content) + 2 * MESSAGE_TOKENS
  const text = withoutMarks(latest.output).trim()
  const tail = fitSentences(text, room - around, countTokens, 'end')
  const drops = dropsOf(newest, tail.droppedTokens)
  if (tail.text === '') return { messages: [], tokens: 0, drops }
  const messages: Message[] = [start, { role: 'assistant', content: tail.text }]
  return { messages, tokens: around + tail.tokens, drops }
}

function dropsOf(last: number, tokens: number): Drop[] {
  if (last < 0) return []
  const what = last > 0 ? `${last}번째 턴까지의 이야기` : '이야기의 첫머리'
  return [{ section: 'D', what, tokens, reason: 'history' }]
}
