import type { PlayInput, TierContent, TierInput, TierOutcome } from '@doran/contract'
import type { GamePlay } from '../game-kind-module.js'
import { changeBoard } from './change-board.js'
import { tierOutcome } from './outcome.js'
import type { TierState } from './tier-state.js'

export const tier: GamePlay<TierContent, TierState, TierOutcome> = {
  init: ({ rows, items }) => ({
    board: {
      title: '',
      rows: rows.map(({ key, label, text, colour }) => ({ key, label, text, colour, items: [] })),
      tray: items.map(({ key }) => key),
      cards: [],
      reasons: {},
    },
    done: null,
    undone: null,
  }),
  reduce: (_content, state, input) => (isTierInput(input) ? reduce(state, input) : null),
  progress(content, { board }) {
    const total = content.items.length + board.cards.length
    return { done: total - board.tray.length, total: Math.max(1, total) }
  },
  outcome: (content, { board }) => tierOutcome(content, board),
  announce(content, { board }) {
    const total = content.items.length + board.cards.length
    return `${total}개 중 ${total - board.tray.length}개를 놓았어요.`
  },
}

function reduce({ board, done, undone }: TierState, input: TierInput): TierState | null {
  if (input.type === 'undo')
    return done && { board: done.board, done: done.next, undone: { board, next: undone } }
  if (input.type === 'redo')
    return undone && { board: undone.board, undone: undone.next, done: { board, next: done } }
  const changed = changeBoard(board, input)
  return changed && { board: changed, done: { board, next: done }, undone: null }
}

/** One that is missing does not compile. */
const TYPES_OF_OTHERS: Record<Exclude<PlayInput['type'], TierInput['type']>, true> = {
  answer: true,
  pick: true,
  skip: true,
  choose: true,
  back: true,
  pop: true,
  pause: true,
  tick: true,
}

function isTierInput(input: PlayInput): input is TierInput {
  return !Object.hasOwn(TYPES_OF_OTHERS, input.type)
}
