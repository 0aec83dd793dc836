import type { CommonSource, ThemeSource } from '../theme-schema.js'
import { INPUT_FAMILIES } from '../scene-schema.js'
import { engineTexts } from '../engine-lines.js'
import { shownLines } from './shown-lines.js'

/** `prose` is told, its slots filled; a `line` stands by itself as it is written: a label, a phrase, a title. */
export type AuthoredText = { where: string; text: string; kind: 'prose' | 'line' }

/** Every text of a theme that a reader can see, with a stable address for the reading ledger. */
export function allTexts(theme: ThemeSource): AuthoredText[] {
  return [
    ...shownLines(theme).map(({ where, text }) => line(where, text)),
    prose('opening', theme.opening),
    ...theme.openings.map(({ text }, index) => prose(`openings.${index}.text`, text)),
    ...theme.scenes.flatMap(textsOfScene),
    ...theme.endings.flatMap(({ key, text }) => variants(`endings.${key}.text`, text)),
    ...theme.replies.flatMap(textsOfReplies),
    ...Object.entries(theme.fallbacks ?? {}).flatMap(([kind, lines]) =>
      lines.map((text, index) => prose(`fallbacks.${kind}.${index}`, text)),
    ),
  ]
}

/** The texts every theme shares: the bridges, and the engine's own lines. */
export function commonTexts(common: CommonSource): AuthoredText[] {
  const bridges = common.bridges.map(({ id, text }) => prose(`bridges.${id}`, text))
  const own = engineTexts().map(({ where, text }) =>
    where.startsWith('engine.label.') ? line(where, text) : prose(where, text),
  )
  return [...bridges, ...own]
}

function textsOfScene(scene: ThemeSource['scenes'][number]): AuthoredText[] {
  const where = `scenes.${scene.id}`
  return [
    ...variants(`${where}.enter`, scene.enter),
    ...variants(`${where}.again`, scene.again ?? []),
    ...scene.moves.flatMap((move) => textsOfMove(move, `${where}.moves.${move.id}`)),
    ...INPUT_FAMILIES.flatMap((family) =>
      variants(`${where}.others.${family}`, scene.others[family]),
    ),
    ...variants(`${where}.drift`, scene.drift),
    ...variants(`${where}.recalls`, scene.recalls),
    prose(`${where}.press`, scene.press.text),
  ]
}

function textsOfReplies({ name, kinds, asked }: ThemeSource['replies'][number]): AuthoredText[] {
  const where = `replies.${name}`
  return [
    ...Object.entries(kinds).flatMap(([kind, list]) => variants(`${where}.kinds.${kind}`, list)),
    ...variants(`${where}.asked`, asked),
  ]
}

function textsOfMove(
  move: ThemeSource['scenes'][number]['moves'][number],
  where: string,
): AuthoredText[] {
  const { label, asksBack, text, outcomes, risk, remember } = move
  return [
    line(`${where}.label`, label),
    ...(asksBack === undefined ? [] : [prose(`${where}.asksBack`, asksBack)]),
    ...(text === undefined ? [] : [prose(`${where}.text`, text)]),
    ...variants(`${where}.outcomes`, outcomes ?? []),
    ...(risk
      ? [
          prose(`${where}.risk.fail`, risk.fail.text),
          prose(`${where}.risk.cost`, risk.cost.text),
          prose(`${where}.risk.success`, risk.success.text),
        ]
      : []),
    ...(remember ? [line(`${where}.remember`, remember.as)] : []),
  ]
}

function variants(where: string, list: readonly { text: string }[]): AuthoredText[] {
  return list.map(({ text }, index) => prose(`${where}.${index}`, text))
}

function prose(where: string, text: string): AuthoredText {
  return { where, text, kind: 'prose' }
}

function line(where: string, text: string): AuthoredText {
  return { where, text, kind: 'line' }
}
