import type { CompiledMove, CompiledScene } from '../compile/compiled-theme.js'
import type { Intent } from '../scene-schema.js'
import type { Mention } from './find-mentions.js'
import { hasOppositeVerb, hasSameVerb, isBroad } from './intent-fit.js'
import { likenessOf } from './likeness.js'
import { isStruck } from './manner.js'
import { isAloneAbout, isCheap, isOneOfItsActs, isPerson } from './sole-subject.js'
import type { Understanding } from './understand.js'

const ENOUGH = 1
/** Where everyday words alone name it, and where its act is guessed at, wished for, or merely spoken of. */
const ENOUGH_IN_DOUBT = 2
const SOME_OF_ITS_WORDS = 0.18
const MANY_OF_ITS_WORDS = 0.3
const MOST_COUNTED = 2

/**
 * Whether as much speaks for a move as a move costs, which spends a choice of the story. A word that is told and
 * that the move knows nothing of speaks against it, whatever else was named.
 */
export function isWellFounded(
  move: CompiledMove,
  heard: Understanding,
  scene: CompiledScene,
): boolean {
  if (NOTHING.test(heard.text) && !WAITING.includes(move.intents[0] ?? 'look')) return false
  if (hasOppositeVerb(move, heard)) return false
  const strange = Math.min(looseWords(move, heard, scene).length, MOST_COUNTED)
  const named = heard.mentions.filter(({ id }) => move.about.includes(id))
  const solidly = named.filter((mention) => !isVague(mention, heard))
  const solid = placesOf(solidly)
  // Vague words tell something only where nothing else is told.
  const vague = strange === 0 && solid === 0 ? placesOf(named.filter(isVerbForm)) : 0
  const isPersonOnly =
    solid > 0 &&
    move.intents[0] !== 'move' &&
    solidly.every((mention) => isPerson(mention, heard, scene))
  const likeness = likenessOf(withoutTail(heard.text), withoutTail(move.label))
  const isItsAct = doesItsAct(move, heard, solid === 0 || isPersonOnly)
  const agreement = agreementOf(heard.text, move.label)
  // Asked for something else, or only cried out.
  if (heard.hasSpeech && (agreement < 0 || isStruck(heard.text))) return false
  const isAboutNothing = move.about.length === 0
  const isClear = strange < MOST_COUNTED && (!heard.hasSpeech || strange === 0 || agreement > 0)
  const found =
    Math.min(solid + vague, isPersonOnly && heard.hasSpeech ? 1 : MOST_COUNTED) +
    (isTelling(move, heard, isItsAct) && isClear && isAloneAbout(move, solidly, heard, scene)
      ? 1
      : 0) +
    (isItsAct ? 1 : 0) +
    (isItsAct && isAboutNothing ? 1 : 0) +
    (isItsAct && isItsWholeAct(move, heard) ? 1 : 0) +
    (likeness >= MANY_OF_ITS_WORDS ? 2 : likeness >= SOME_OF_ITS_WORDS ? 1 : 0) +
    agreement
  const isDoubtful =
    (solid === 0 && !isAboutNothing) ||
    isByBroadVerb(move, heard, scene) ||
    WISHED.test(heard.text) ||
    (heard.hasSpeech && !isItsAct)
  const isAskedFor = heard.main === 'ask' && move.intents[0] === 'ask'
  const isLightly =
    isCheap(move) &&
    solid > 0 &&
    !isPersonOnly &&
    agreement >= 0 &&
    (!heard.hasSpeech || isAskedFor)
  return found - strange >= (isDoubtful && !isLightly ? ENOUGH_IN_DOUBT : ENOUGH)
}

/** A long narration names much on its way. */
const LONG = 45

/** Whether a name may stand for the whole: its act, or any of its acts where that spends little. */
function isTelling(move: CompiledMove, heard: Understanding, isItsAct: boolean): boolean {
  if (heard.text.length > LONG) return false
  return isItsAct || isOneOfItsActs(move, heard)
}

/** 아무것도 안 한다, by which no going out without a word is meant. */
const NOTHING = /아무\s?(?:것|짓|행동|일)(?:도)?\s?(?:안|하지)/u
const WAITING: readonly Intent[] = ['wait', 'rest', 'refuse']

const WISHED = /고\s?싶(?!어\s?하)/u

const VAGUE =
  /^(?:왜|뭐|뭘|누구|누가|어디|언제|어떻게|얼마|무슨|몇|이거|저거|그거|내가|제가|나를|나도|저쪽|이쪽|같이|함께|혼자|계속|다시|그냥|먼저|조용히|가만히|천천히|모두|다른|아무|대신|그만|지금|이제|옆|곁|뒤|앞|아래|위|안|밖|속|앞으로|뒤로|위로|아래로|안으로|밖으로|옆으로|옆에|곁에|저리|이리)$/u

/** A question word, a helper, or the verb itself, which a scene may know as a name. */
function isVague(mention: Mention, { text, mentions }: Understanding): boolean {
  const { start, end } = mention
  return (
    mentions.some((other) => isVerbForm(other) && other.start === start) ||
    VAGUE.test(text.slice(start, end))
  )
}

function isVerbForm({ particle }: Mention): boolean {
  return particle === '~~'
}

function placesOf(mentions: readonly Mention[]): number {
  return new Set(mentions.map(({ start }) => start)).size
}

/** How every other label ends; alike in that, two texts are not alike. */
const TAIL =
  /(?:[다라자냐]고|는지|[을를])?\s?(?:다시\s)?(?:말한다|묻는다|물어본다|부탁한다|살펴본다|들여다본다|바라본다|본다|한다|간다|준다|달라고 한다)$/u

function withoutTail(text: string): string {
  return text.replace(TAIL, '')
}

/** Acts that say by themselves what they are, also in words said aloud. */
const EVERYDAY: readonly Intent[] = [
  'look',
  'talk',
  'ask',
  'move',
  'rest',
  'wait',
  'hide',
  'search',
]
const TELLING: readonly Intent[] = ['apologise', 'romance', 'refuse', 'threaten', 'joke', 'help']

/** `byItsVerb`: the kind of act alone is not enough, as any act may be done anywhere and to anybody. */
function doesItsAct(move: CompiledMove, heard: Understanding, byItsVerb: boolean): boolean {
  const [first] = move.intents
  if (heard.main === null) return false
  if (heard.verb === null || heard.hasSpeech) {
    return heard.main === first && TELLING.includes(heard.main)
  }
  if (hasSameVerb(move, heard) || isByItsOwnWord(move, heard)) return true
  const isKind = heard.main === first && !isBroad(heard.main)
  return isKind && (!byItsVerb || !EVERYDAY.includes(heard.main))
}

/** A verb that the author gave as a word of what the move is about. */
export function isByItsOwnWord(
  { about, intents }: CompiledMove,
  { mentions, main, verb }: Understanding,
) {
  const isOwn = mentions.some((mention) => isVerbForm(mention) && about.includes(mention.id))
  return isOwn && verb !== null && main !== null && intents.slice(0, 2).includes(main)
}

/** Nothing is told but the verb of its label. */
function isItsWholeAct(move: CompiledMove, heard: Understanding): boolean {
  return hasSameVerb(move, heard) && !/\S\s+\S/u.test(heard.text.trim())
}

/** One does many things with a thing: its name and a broad verb do not tell which, if there is a choice. */
function isByBroadVerb(move: CompiledMove, heard: Understanding, scene: CompiledScene): boolean {
  const { main, hasSpeech, mentions } = heard
  if (main === null || main === move.intents[0] || hasSameVerb(move, heard)) return false
  if (!move.intents.includes(main) && !(main === 'look' && move.intents.includes('search')))
    return true
  const isMine = (id: string) =>
    move.about.includes(id) && mentions.some((named) => named.id === id)
  const hasRival = scene.moves.some((other) => other !== move && other.about.some(isMine))
  return isBroad(main) && !hasSpeech && hasRival
}

const QUESTIONS = [
  /왜|어째서|까닭|이유|하필/u,
  /누구|누가|뉘|정체/u,
  /어디|어딨/u,
  /언제|몇\s?시/u,
  /얼마|값|가격/u,
  /어떻게|어케|어찌/u,
  /뭐|뭘|뭔|무엇|무슨|뭡/u,
]

/** 1 where both ask the same, −1 where they ask for different things. */
function agreementOf(text: string, label: string): number {
  const asked = QUESTIONS.filter((pattern) => pattern.test(text))
  const known = QUESTIONS.filter((pattern) => pattern.test(label))
  if (asked.length === 0 || known.length === 0) return 0
  return asked.some((pattern) => known.includes(pattern)) ? 1 : -1
}

/** What is told besides, of which neither the label nor the names of the move have anything. */
function looseWords(
  { label, about }: CompiledMove,
  { others, mentions, text }: Understanding,
  { entityForms, cast }: CompiledScene,
): string[] {
  const forms = entityForms.filter(({ id }) => about.includes(id)).map(({ form }) => form)
  const own = [label, ...forms]
  const mine = mentions.filter(({ id }) => about.includes(id))
  const foreign = mentions.filter(
    (mention) =>
      !about.includes(mention.id) &&
      !isVerbForm(mention) &&
      !cast.includes(mention.id) &&
      !mine.some(({ start, end }) => start < mention.end && mention.start < end),
  )
  const words = [...others, ...foreign.map(({ start, end }) => text.slice(start, end))]
  return words.filter((word) => !own.some((known) => known.includes(word.slice(0, 2))))
}
