import type {
  CompiledAnswer,
  CompiledMove,
  CompiledReplies,
  CompiledReply,
  CompiledScene,
  CompiledTheme,
} from '../../compile/compiled-theme.js'
import { ALONE } from '../../compile/compile-replies.js'
import { INPUT_FAMILIES, type InputFamily, type Intent } from '../../scene-schema.js'
import { REPLY_KINDS, type ReplyKind } from '../../theme-schema.js'
import { isDenied, isUndone } from './polarity.js'
import { questionWords } from './question-words.js'
import { indexExamples, type Example, type ExampleIndex } from './example-index.js'
import { OUTSIDE_EXAMPLES, type OutsideKind } from './outside-examples.js'
import { REPLY_EXAMPLES } from './reply-examples.js'
import { standardForms } from './standard-forms.js'
import { ideasIn, soundsOf } from './terms.js'

/** Something that a reader may mean in a scene, and what of the theme it stands for. */
export type Meaning = {
  label: string
  /** Examples, the label aside. */
  says: readonly string[]
  /** Who and what it is about. */
  about: readonly string[]
  intents: readonly Intent[]
  /** The kinds of question words that its examples ask by. */
  asks: readonly number[]
  /** It is an act left undone. */
  isDenied: boolean
  /** Some of its examples deny an act. */
  mayBeDenied: boolean
  /** Some of its examples leave an act undone. */
  mayBeUndone: boolean
  /** The sounds of its examples' words, and the ideas in them. */
  sounds: string
  ideas: ReadonlySet<number>
} & (
  | { kind: 'move'; move: CompiledMove }
  | { kind: 'answer'; family: InputFamily; answer: CompiledAnswer }
  | { kind: 'asked'; person: string; reply: CompiledReply }
  | { kind: 'reply'; reply: ReplyKind }
  | { kind: 'outside'; outside: OutsideKind }
)

export type SceneMeanings = { meanings: readonly Meaning[]; index: ExampleIndex }

const KNOWN = new WeakMap<CompiledScene, SceneMeanings>()

/** All that may be meant in a scene, whether or not it is possible now; made once, when it is first asked for. */
export function meaningsOf(theme: CompiledTheme, scene: CompiledScene): SceneMeanings {
  const known = KNOWN.get(scene)
  if (known) return known
  const meanings = [
    ...scene.moves.map(meaningOfMove),
    ...INPUT_FAMILIES.flatMap((family) => meaningsOfAnswers(scene, family)),
    ...spokenToIn(scene).flatMap((person) => meaningsAsked(theme, person)),
    ...GENERAL,
  ]
  const examples = meanings.flatMap(({ label, says }, meaning): Example[] =>
    [label, ...says].filter(Boolean).map((text) => ({ text, meaning })),
  )
  const namesIn = (text: string) => new Set(scene.mentions.find(text).map(({ id }) => id))
  const made = { meanings, index: indexExamples(examples, meanings.length, namesIn) }
  KNOWN.set(scene, made)
  return made
}

/** Whose replies are possible in a scene; where nobody is there, those of one who is alone. */
export function spokenToIn({ people }: CompiledScene): readonly string[] {
  return people.length > 0 ? people : [ALONE]
}

function meaningOfMove(move: CompiledMove): Meaning {
  const { label, says, about, intents } = move
  return { kind: 'move', move, label, says, about, intents, ...mannerOf([label, ...says]) }
}

type Manner = Pick<
  Meaning,
  'asks' | 'isDenied' | 'mayBeDenied' | 'mayBeUndone' | 'sounds' | 'ideas'
>

function mannerOf(texts: readonly string[]): Manner {
  const denials = texts.filter(isDenied).length
  const sounds = ` ${texts.map((text) => soundsOf(standardForms(text))).join(' ')}`
  return {
    sounds,
    ideas: ideasIn(sounds),
    asks: [...new Set(texts.flatMap(questionWords))],
    isDenied: denials * 2 > texts.length,
    mayBeDenied: denials > 0,
    mayBeUndone: texts.some(isUndone),
  }
}

function meaningsOfAnswers({ others }: CompiledScene, family: InputFamily): Meaning[] {
  return others[family]
    .filter(({ about, says }) => about.length > 0 || says.length > 0)
    .map((answer) => ({
      kind: 'answer',
      family,
      answer,
      label: '',
      says: answer.says,
      about: answer.about,
      intents: [],
      ...mannerOf(answer.says),
    }))
}

/** The same in every scene where the person is. */
const ASKED = new WeakMap<CompiledReplies, readonly Meaning[]>()

function meaningsAsked({ replies }: CompiledTheme, person: string): readonly Meaning[] {
  const own = replies.get(person)
  if (!own) return []
  const known = ASKED.get(own) ?? own.asked.map((reply) => meaningAsked(person, reply))
  ASKED.set(own, known)
  return known
}

function meaningAsked(person: string, reply: CompiledReplies['asked'][number]): Meaning {
  return {
    kind: 'asked',
    person,
    reply,
    label: '',
    says: reply.says,
    about: person === ALONE ? [] : [person],
    intents: ['ask', 'talk'],
    ...mannerOf(reply.says),
  }
}

function linesOf(text: string): string[] {
  return text.trim().split('\n')
}

const GENERAL: readonly Meaning[] = [
  ...REPLY_KINDS.map((reply): Meaning => ({
    kind: 'reply',
    reply,
    label: '',
    says: linesOf(REPLY_EXAMPLES[reply]),
    about: [],
    intents: [],
    ...mannerOf(linesOf(REPLY_EXAMPLES[reply])),
  })),
  ...(['who', 'answer', 'stop', 'restart', 'undo', 'how'] as const).map((outside): Meaning => ({
    kind: 'outside',
    outside,
    label: '',
    says: linesOf(OUTSIDE_EXAMPLES[outside]),
    about: [],
    intents: [],
    ...mannerOf(linesOf(OUTSIDE_EXAMPLES[outside])),
  })),
]
