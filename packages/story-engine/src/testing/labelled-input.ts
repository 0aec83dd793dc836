import type { InputFamily } from '../scene-schema.js'

/**
 * What a careful reader would expect of an input in a scene of the lighthouse:
 * a move, letting time pass, or the scene's own answer of one of the families.
 */
export type LabelledInput = {
  scene: 'yard' | 'stairs' | 'lamp'
  kind: 'do' | 'say'
  text: string
  expect: { move: string | null; others: readonly InputFamily[]; waits: boolean }
}

type Kind = LabelledInput['kind']
type SceneId = LabelledInput['scene']
type Row = readonly [text: string, expect: string, kind?: Kind]

/** `expect` is `=move-id`, or what else will do, joined by a slash: families, and `wait`. */
export function label(scene: SceneId, rows: readonly Row[]): LabelledInput[] {
  return rows.map(([text, expect, kind = 'do']) => ({
    scene,
    kind,
    text,
    expect: readExpectation(expect),
  }))
}

const FAMILIES: readonly InputFamily[] = ['talk', 'look', 'move', 'risk', 'strange']

function readExpectation(expect: string): LabelledInput['expect'] {
  if (expect.startsWith('=')) return { move: expect.slice(1), others: [], waits: false }
  const names = expect.split('/')
  return {
    move: null,
    others: FAMILIES.filter((family) => names.includes(family)),
    waits: names.includes('wait'),
  }
}
