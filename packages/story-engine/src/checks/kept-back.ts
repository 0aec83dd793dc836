import { passagesOfMove } from '../compile/passages-of-scene.js'
import type {
  CompiledReply,
  CompiledScene,
  CompiledTheme,
  Passage,
} from '../compile/compiled-theme.js'
import type { Test } from '../compile/expression.js'
import { spokenToIn } from '../hearing/examples/scene-meanings.js'
import { INPUT_FAMILIES } from '../scene-schema.js'
import { holds } from '../state/holds.js'
import type { StoryState } from '../state/story-state.js'

/** A text, by its key, and its words that a discovery rules out. */
export type KeptBack = { key: string; words: string }

type Suspect = KeptBack & { when: readonly Test[]; discovered: readonly Test[] }

/** What may be told in a state of a theme although the reader has found out better. */
export function keptBackIn(theme: CompiledTheme): (state: StoryState) => KeptBack[] {
  const suspects = new Map([...theme.scenes].map(([id, scene]) => [id, suspectsIn(theme, scene)]))
  return (state) =>
    (suspects.get(state.scene) ?? [])
      .filter(({ when, discovered }) => holds(discovered, state) && holds(when, state))
      .map(({ key, words }) => ({ key, words }))
}

function suspectsIn(theme: CompiledTheme, scene: CompiledScene): Suspect[] {
  const texts = [
    ...scene.moves.flatMap((move) => passagesOfMove(move).map((text) => after(move.when, text))),
    ...INPUT_FAMILIES.flatMap((family) => scene.others[family]),
    ...scene.drift,
    scene.press,
    ...spokenToIn(scene).flatMap((person) => repliesOf(theme, person)),
  ]
  return theme.discoveries.flatMap(({ when: discovered, unsaid }) =>
    texts.flatMap(({ key, when, text }) =>
      unsaid
        .filter((words) => text.includes(words))
        .map((words) => ({ key, words, when, discovered })),
    ),
  )
}

type Text = Pick<Passage, 'key' | 'when' | 'text'>

function after(when: readonly Test[], passage: Passage): Text {
  return { ...passage, when: [...when, ...passage.when] }
}

function repliesOf({ replies }: CompiledTheme, person: string): CompiledReply[] {
  const { kinds, asked } = replies.get(person) ?? { kinds: {}, asked: [] }
  return [...Object.values(kinds).flat(), ...asked]
}
