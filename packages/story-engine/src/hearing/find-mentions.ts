import type { CompiledScene } from '../compile/compiled-theme.js'
import { isOneSlip } from './one-edit.js'
import { REAL_WORDS } from './real-words.js'
import type { SoundedText } from '../verbs/sounded-text.js'

export type Mention = { id: string; start: number; end: number; particle: string }

/** Who and what of the scene a text names: whole words first, else one slip of the finger. */
export function findMentions(scene: CompiledScene, text: string): Mention[] {
  const exact = scene.mentions
    .find(text)
    .map(({ id, start, end, particle }) => ({ id, start, end, particle }))
  const joined = joinedMentions(scene, text).filter(
    ({ start }) => !exact.some((mention) => mention.start <= start && start < mention.end),
  )
  const found = [...exact, ...joined]
  // A person, or a name of one syllable, does not mean that the thing was typed rightly too.
  const isThing = ({ id, start, end }: Mention) => end - start > 1 && !scene.cast.includes(id)
  if (found.some(isThing)) return found
  const mistyped = mistypedMentions(scene, text).filter(
    ({ start, end }) => !found.some((mention) => mention.start < end && start < mention.end),
  )
  return [...found, ...mistyped]
}

const WORD = /[\p{L}\p{N}]+/gu

/** Verbs that begin like a short name: 비웃는다 has no 비. */
const WHOLE_VERB =
  /^(?:비[웃난밀틀우워벼추춰켜]|물[러어리들려]|불[러쌍평안편]|말[리려]|배[우웠웅신고]|차[갑분라례지]|문[지제득]|발[끈견]|손대|눈[치물부감]|돌[아려보리]|길[어게]|꿈틀|병들|등[장진]|이[기겨])/u

/** 문열어, 상자열자: a name written together with its verb; kept only where a verb follows. */
function joinedMentions(scene: CompiledScene, text: string): Mention[] {
  const words = [...text.matchAll(WORD)].filter(([word]) => !WHOLE_VERB.test(word))
  return words.flatMap((word) =>
    scene.entityForms
      .filter(({ form }) => word[0].startsWith(form) && word[0].length - form.length >= 2)
      .map(({ id, form }) => ({
        id,
        start: word.index,
        end: word.index + form.length,
        particle: '~',
      })),
  )
}

const SHORTEST_MISTYPED = 5
const MOST_WORDS = 40

function mistypedMentions(scene: CompiledScene, text: string): Mention[] {
  const forms = scene.entityForms.filter(
    ({ form, sounds }) =>
      form.length >= 2 && sounds.length >= SHORTEST_MISTYPED && !VERB_LIKE.test(form),
  )
  const byLength = Map.groupBy(forms, ({ form }) => form.length)
  return [...text.matchAll(WORD)].slice(0, MOST_WORDS).flatMap((word) =>
    [...byLength].flatMap(([length, ofLength]) => {
      if (word[0].length < length || !PARTICLES.test(word[0].slice(length))) return []
      const written = word[0].slice(0, length)
      if (EVERYDAY.test(written) || REAL_WORDS.has(written)) return []
      return ofLength
        .filter(({ form }) => isOneSlip(written, form))
        .map(({ id }) => ({ id, start: word.index, end: word.index + length, particle: '' }))
    }),
  )
}

/** 잔다 is one slip from 한다, and 신은 from 싶은. */
const VERB_LIKE = /[다고은는지면요게서려며던해봐줘]$/u
const EVERYDAY =
  /^(?:한다|하는|하고|하기|했다|해서|하자|할래|하면|싶은|싶다|싶어|있는|있어|있다|없는|없어|없다|같은|같이|되는|된다|그런|이런|저런|어떤|그냥|다시|먼저|모두|혼자|조금|천천|진짜|정말|지금|이제|아까|나는|내가|너는|네가|우리|그게|이게|저게|거기|여기|저기|사람|생각|이야|얘기|마음|소리)/u

const PARTICLES =
  /^(?:[이가은는을를의에도만과와아야]|에게|한테|에서|으로|로|까지|부터|보다|처럼|이랑|랑|하고|씨|님|께)?$/u

/** Places in the sounds where a name ends and a verb may follow without a space. */
export function mentionEnds(mentions: readonly Mention[], { offsets }: SoundedText): Set<number> {
  return new Set(mentions.map(({ end }) => offsets.indexOf(end)).filter((index) => index >= 0))
}
