import type { Passage } from '../compile/compiled-theme.js'
import { pick, type Random } from '../random.js'
import { holds } from '../state/holds.js'
import type { StoryState } from '../state/story-state.js'
import type { InputFamily } from '../theme-schema.js'
import { follow, markSaid, sceneOf, tell, tellPassage, type Draft } from './draft.js'
import { AGAIN_LINES } from './engine-lines.js'

/** The scene's own answer for a kind of input; when those are used up, time goes on. */
export function answerFreely(draft: Draft, family: InputFamily, random: Random): void {
  const scene = sceneOf(draft.theme, draft.state)
  const fitting = scene.others[family].filter(({ when }) => holds(when, draft.state))
  const fresh = fitting.find(({ key }) => !draft.state.said.includes(key))
  if (fresh) return tellOnce(draft, fresh)
  tellAgainLine(draft, family, random)
  drift(draft)
}

/** What happens by itself: the next drift, or the press that moves the story on. */
export function drift(draft: Draft): 'drift' | 'press' {
  const scene = sceneOf(draft.theme, draft.state)
  const next = scene.drift.find(
    ({ key, when }) => !draft.state.said.includes(key) && holds(when, draft.state),
  )
  if (!next) {
    press(draft)
    return 'press'
  }
  tellOnce(draft, next)
  follow(draft, next.target)
  return 'drift'
}

/** Whether the scene the turn began in still goes on, and its patience is over. */
export function hasLasted({ theme, state }: Draft, before: StoryState): boolean {
  if (state.scene !== before.scene || state.ending !== undefined) return false
  return state.turnsInScene >= sceneOf(theme, state).patience
}

export function press(draft: Draft): void {
  const { press: passage } = sceneOf(draft.theme, draft.state)
  tellPassage(draft, passage)
  follow(draft, passage.target)
}

function tellOnce(draft: Draft, passage: Passage): void {
  markSaid(draft, passage.key)
  tellPassage(draft, passage)
}

function tellAgainLine(draft: Draft, family: InputFamily, random: Random): void {
  const lines = AGAIN_LINES[family].map((text, index) => ({
    key: `~again/${family}/${index}`,
    text,
  }))
  const fresh = lines.filter(({ key }) => !draft.state.said.includes(key))
  const [oldest] = lines.toSorted(
    (one, other) => draft.state.said.indexOf(one.key) - draft.state.said.indexOf(other.key),
  )
  const line = pick(random, fresh) ?? oldest
  if (!line) return
  markSaid(draft, line.key)
  tell(draft, line.text)
}
