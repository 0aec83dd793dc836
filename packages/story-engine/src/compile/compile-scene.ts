import { compileTriggers } from '@doran/korean'
import { decompose } from '../hearing/jamo.js'
import { INPUT_FAMILIES, type Scene, type ThemeSource } from '../theme-schema.js'
import type { CompiledScene, Passage } from './compiled-theme.js'
import { compileMove } from './compile-move.js'
import { compilePassage, compilePassages } from './compile-passage.js'
import type { Known } from './compile-target.js'
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
  const passages = (list: Scene['enter'], name: string): Passage[] =>
    compilePassages(list, `${id}/${name}`, `${where}.${name}`, known, log)
  const moves = source.moves.map((move) => compileMove(move, id, known, log))
  if (new Set(moves.map((move) => move.id)).size < moves.length) {
    fault(log, 'double-move', `${where}.moves`, 'two moves have the same id')
  }
  const entities = entitiesOf(source, theme)
  return {
    id,
    act: source.act,
    title: source.title,
    enter: passages(source.enter, 'enter'),
    again: passages(source.again ?? source.enter, 'again'),
    moves,
    others: {
      talk: passages(source.others.talk, 'talk'),
      look: passages(source.others.look, 'look'),
      move: passages(source.others.move, 'move'),
      risk: passages(source.others.risk, 'risk'),
      strange: passages(source.others.strange, 'strange'),
    },
    drift: compilePassages(source.drift, `${id}/drift`, `${where}.drift`, known, log),
    recalls: source.recalls.map(({ key, text }, index) => ({
      key: `${id}/recall/${index}`,
      memory: key,
      text,
    })),
    patience: source.patience,
    press: compilePassage(source.press, `${id}/press`, `${where}.press`, known, log),
    people: peopleOf(source, theme),
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
  for (const move of source.moves) for (const about of move.hears.about) add(about, [])
  return [...keysById].map(([id, keys]) => ({ id, keys: [...keys] }))
}

function peopleOf(source: Scene, theme: ThemeSource): string[] {
  const texts = [
    ...source.enter,
    ...INPUT_FAMILIES.flatMap((family) => source.others[family]),
    ...source.drift,
  ].map(({ text }) => text)
  const counted = theme.cast.map(({ name, aliases }) => ({
    name,
    count: texts.filter((text) => [name, ...aliases].some((form) => text.includes(form))).length,
  }))
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ name }) => name)
}
