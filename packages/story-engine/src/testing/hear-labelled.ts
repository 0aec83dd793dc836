import { compileTheme } from '../compile/compile-theme.js'
import type { Hearing } from '../hearing/hear.js'
import { hearInScene } from './hear-in-scene.js'
import type { LabelledInput } from './labelled-input.js'
import { commonBridges, lighthouse } from './lighthouse-theme.js'

export type Verdict = {
  input: LabelledInput
  hearing: Hearing
  right: boolean
  overconfident: boolean
}

const theme = compileTheme(lighthouse, commonBridges)

/** Hears an input with every move of its scene legal, and holds it against its label. */
export function hearLabelled(input: LabelledInput): Verdict {
  const hearing = hearInScene(theme, input.scene, input)
  const { move, others, waits } = input.expect
  const heardMove = hearing.move?.id ?? null
  // The labels are older than the two families apart: rude and garbled were strange.
  const { family } = hearing
  const labelled = family === 'rude' || family === 'garbled' ? 'strange' : family
  const isFamily = hearing.waits ? waits : others.includes(labelled)
  return {
    input,
    hearing,
    right: heardMove === move && (move !== null || isFamily),
    overconfident: heardMove !== null && heardMove !== move,
  }
}
