import type { CompiledBridge } from '../compile/compiled-theme.js'
import { slotsOf } from '../compile/read-slots.js'
import { pick } from '../random.js'
import { holds } from '../state/holds.js'
import { markSaid, sceneOf, tell, type Draft } from './draft.js'
import { fillText, latestMemory } from './fill-text.js'

const RECALL_CHANCE = 0.6
const BRIDGE_CHANCE = 0.45
const TURNS_BETWEEN_BRIDGES = 3

/** Adds at most one paragraph: something recalled, else at most every third turn a bridge. */
export function embellish(draft: Draft): void {
  const { random } = draft
  const recallLuck = random.next()
  const bridgeLuck = random.next()
  if (draft.state.ending !== undefined) return
  if (recallLuck < RECALL_CHANCE && tellRecall(draft)) return
  const { turn, bridgeTurn } = draft.state
  if (bridgeLuck < BRIDGE_CHANCE && turn - bridgeTurn >= TURNS_BETWEEN_BRIDGES) {
    tellBridge(draft)
  }
}

function tellRecall(draft: Draft): boolean {
  const { state, theme } = draft
  const recall = sceneOf(theme, state).recalls.find(
    ({ key, memory }) =>
      !state.said.includes(key) &&
      !state.forgotten.includes(memory) &&
      state.memories.some((known) => known.key === memory && known.turn < state.turn),
  )
  if (!recall) return false
  markSaid(draft, recall.key)
  tell(draft, recall.text)
  return true
}

function tellBridge(draft: Draft): void {
  const { state, theme } = draft
  const legal = theme.bridges.filter((bridge) => isLegal(bridge, draft))
  const wanted = isTense(draft) ? 'tension' : 'calm'
  const opposite = wanted === 'tension' ? 'calm' : 'tension'
  const fitting = legal.filter(({ family }) => family !== opposite)
  const bridge = pick(draft.random, fitting)
  if (!bridge) return
  const text = fillText(theme, state, bridge.text).trim()
  // Between two beats: before the text of a scene just entered, else at the end.
  draft.paragraphs.splice(draft.enteredAt ?? draft.paragraphs.length, 0, text)
  markSaid(draft, bridgeKey(bridge))
  draft.state = { ...draft.state, bridgeTurn: state.turn }
}

function isLegal(bridge: CompiledBridge, { state }: Draft): boolean {
  if (state.said.includes(bridgeKey(bridge)) || !holds(bridge.when, state)) return false
  const recalls = slotsOf(bridge.text).some(({ name }) => name === '기억')
  return !recalls || latestMemory(state) !== null
}

function bridgeKey({ id }: CompiledBridge): string {
  return `~bridge/${id}`
}

function isTense(draft: Draft): boolean {
  const { act } = sceneOf(draft.theme, draft.state)
  return act === '전' || (draft.dice !== null && draft.dice.band !== 'success')
}
