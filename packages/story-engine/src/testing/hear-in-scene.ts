import type { CompiledMove, CompiledTheme } from '../compile/compiled-theme.js'
import { hear, type Hearing } from '../hearing/hear.js'

/** Hears an input in a scene as if every move, or those given, and every answer were possible. */
export function hearInScene(
  theme: CompiledTheme,
  sceneId: string,
  input: { kind: string; text: string },
  legal?: readonly CompiledMove[],
): Hearing & { move: CompiledMove | null } {
  const scene = theme.scenes.get(sceneId)
  if (!scene) throw new Error(`${theme.source.title} has no scene "${sceneId}"`)
  const possible = { legal: legal ?? scene.moves, holds: () => true, partner: null }
  const hearing = hear(theme, scene, possible, input)
  return { ...hearing, move: hearing.meant?.kind === 'move' ? hearing.meant.move : null }
}
