import type { CommonSource, ThemeSource } from '../theme-schema.js'
import { INPUT_FAMILIES } from '../scene-schema.js'
import { engineTexts } from '../telling/engine-lines.js'

export type AuthoredText = { where: string; text: string }

/** Every text of a theme that can be told, with a stable address for the reading ledger. */
export function allTexts(theme: ThemeSource): AuthoredText[] {
  return [
    { where: 'opening', text: theme.opening },
    ...theme.scenes.flatMap(textsOfScene),
    ...theme.endings.flatMap(({ key, text }) => variants(`endings.${key}.text`, text)),
    ...Object.entries(theme.fallbacks ?? {}).flatMap(([kind, lines]) =>
      lines.map((text, index) => ({ where: `fallbacks.${kind}.${index}`, text })),
    ),
  ]
}

/** The texts every theme shares: the bridges, and the engine's own lines. */
export function commonTexts(common: CommonSource): AuthoredText[] {
  const bridges = common.bridges.map(({ id, text }) => ({ where: `bridges.${id}`, text }))
  return [...bridges, ...engineTexts()]
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
    { where: `${where}.press`, text: scene.press.text },
  ]
}

function textsOfMove(
  move: ThemeSource['scenes'][number]['moves'][number],
  where: string,
): AuthoredText[] {
  const { label, text, outcomes, risk, remember } = move
  return [
    { where: `${where}.label`, text: label },
    ...(text === undefined ? [] : [{ where: `${where}.text`, text }]),
    ...variants(`${where}.outcomes`, outcomes ?? []),
    ...(risk
      ? [
          { where: `${where}.risk.fail`, text: risk.fail.text },
          { where: `${where}.risk.cost`, text: risk.cost.text },
          { where: `${where}.risk.success`, text: risk.success.text },
        ]
      : []),
    ...(remember ? [{ where: `${where}.remember`, text: remember.as }] : []),
  ]
}

function variants(where: string, list: readonly { text: string }[]): AuthoredText[] {
  return list.map(({ text }, index) => ({ where: `${where}.${index}`, text }))
}
