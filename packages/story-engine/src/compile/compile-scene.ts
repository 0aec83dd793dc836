import { compileTriggers } from '@doran/korean'
import { decompose } from '../verbs/jamo.js'
import type { InputFamily, Scene } from '../scene-schema.js'
import type { ThemeSource } from '../theme-schema.js'
import type { CompiledAnswer, CompiledScene, Passage } from './compiled-theme.js'
import { compileMove } from './compile-move.js'
import { compilePassage, compilePassages } from './compile-passage.js'
import type { Known } from './known-names.js'
import { fault, type FaultLog } from './expressions-of.js'

type Entity = { id: string; keys: string[] }

export function compileScene(
  source: Scene,
  theme: ThemeSource,
  known: Known,
  log: FaultLog,
): CompiledScene {
  const { id } = source
  const where = `scenes.${id}`
  // `#` and `~` stand in no id, so that a move called `look` is not an answer of the scene.
  const own = (name: string) => `${id}#${name}`
  const passages = (list: Scene['enter'], name: string, faults = log): Passage[] =>
    compilePassages(list, own(name), `${where}.${name}`, known, faults)
  const answers = (family: InputFamily): CompiledAnswer[] =>
    compilePassages(
      source.others[family],
      own(family),
      `${where}.others.${family}`,
      known,
      log,
    ).map((passage, index) => ({
      ...passage,
      about: source.others[family][index]?.about ?? [],
      says: source.others[family][index]?.says ?? [],
    }))
  const moves = source.moves.map((move) => compileMove(move, id, known, log))
  const entities = entitiesOf(source, theme)
  return {
    id,
    act: source.act,
    title: source.title,
    enter: passages(source.enter, 'enter'),
    // What is wrong with `enter` was told above.
    again: source.again ? passages(source.again, 'again') : passages(source.enter, 'again', []),
    moves,
    others: {
      talk: answers('talk'),
      look: answers('look'),
      move: answers('move'),
      risk: answers('risk'),
      strange: answers('strange'),
    },
    drift: compilePassages(source.drift, own('drift'), `${where}.drift`, known, log),
    recalls: source.recalls.map(({ key, text }, index) => ({
      key: `${own('recall')}/${index}`,
      memory: key,
      text,
    })),
    patience: source.patience,
    press: compilePassage(source.press, own('press'), `${where}.press`, known, log),
    people: source.present ? presentIn(source.present, where, known, log) : peopleOf(source, theme),
    cast: theme.cast.map(({ name }) => name),
    mentions: compileTriggers(entities),
    entityForms: entities.flatMap(({ id: entity, keys }) =>
      keys.map((form) => ({ id: entity, form, sounds: decompose(form) })),
    ),
  }
}

function entitiesOf(source: Scene, theme: ThemeSource): Entity[] {
  const keysById = new Map<string, Set<string>>()
  const add = (id: string, keys: readonly string[]) => {
    const known = keysById.get(id) ?? new Set([id])
    for (const key of keys) if (key.trim()) known.add(key.trim())
    keysById.set(id, known)
  }
  for (const { name, aliases } of theme.cast) add(name, aliases)
  for (const { title, triggers } of theme.cards) add(title, triggers)
  for (const [word, aliases] of Object.entries(source.words)) add(word, aliases)
  const abouts = [
    ...source.moves.map(({ hears }) => hears.about),
    ...Object.values(source.others).flatMap((answers) => answers.map(({ about }) => about)),
  ]
  for (const about of abouts.flat()) add(about, [])
  return [...keysById].map(([id, keys]) => ({ id, keys: [...keys] }))
}

function presentIn(
  present: readonly string[],
  where: string,
  known: Known,
  log: FaultLog,
): string[] {
  for (const [index, name] of present.entries()) {
    if (known.cast.has(name)) continue
    fault(log, 'unknown-cast', `${where}.present.${index}`, `nobody is called "${name}"`)
  }
  return [...new Set(present)]
}

/** Who is likely there: named where the scene begins and in what it answers to talk. A name elsewhere may be of one away. */
function peopleOf(source: Scene, { cast, start, opening }: ThemeSource): string[] {
  const names = compileTriggers(
    cast.map(({ name, aliases }) => ({ id: name, keys: [name, ...aliases] })),
  )
  const timesIn = (texts: readonly string[], name: string) =>
    texts.filter((text) => names.find(text).some(({ id }) => id === name)).length
  const entering = source.enter.map(({ text }) => text)
  if (source.id === start) entering.push(opening)
  const talking = source.others.talk.map(({ text }) => text)
  return cast
    .map(({ name }) => ({ name, begins: timesIn(entering, name), talks: timesIn(talking, name) }))
    .filter(({ begins, talks }) => begins > 0 && talks > 0)
    .toSorted((one, other) => other.begins + other.talks - one.begins - one.talks)
    .map(({ name }) => name)
}
