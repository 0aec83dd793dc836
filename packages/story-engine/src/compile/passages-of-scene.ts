import { INPUT_FAMILIES } from '../scene-schema.js'
import type { CompiledMove, CompiledScene, Passage } from './compiled-theme.js'

export function passagesOfMove({ outcomes, risk }: CompiledMove): Passage[] {
  return risk ? [risk.fail, risk.cost, risk.success] : [...outcomes]
}

export function passagesOfScene(scene: CompiledScene): Passage[] {
  return [
    ...scene.enter,
    ...scene.again,
    ...scene.moves.flatMap(passagesOfMove),
    ...INPUT_FAMILIES.flatMap((family) => scene.others[family]),
    ...scene.drift,
    scene.press,
  ]
}
